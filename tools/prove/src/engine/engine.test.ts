import type { MachineLaw, TableLaw } from '@partyline/kernel/law';
import { describe, expect, it } from 'vitest';
import { runLaw } from './run-law.ts';

const SOURCE = { file: 'libs/domain/doors/src/door.law.ts', exportName: 'door' };
const FACTS = { ids: ['DOOR-1'], universe: ['1 door'], isQuick: true } as const;

interface Door {
  readonly isOpen: boolean;
  readonly uses: number;
}
type DoorEvent = 'open' | 'close';

/** A door that breaks at its third use. */
const door = (changes: Partial<MachineLaw<Door, DoorEvent>> = {}): MachineLaw<Door, DoorEvent> => ({
  ...FACTS,
  ...{ kind: 'machine', name: 'door', sentence: "A door's hinges last.", bound: 10 },
  starts: () => [{ isOpen: false, uses: 0 }],
  events: () => ['close', 'open'],
  next: (state, event) =>
    state.isOpen === (event === 'open') || state.uses === 4
      ? state
      : { isOpen: event === 'open', uses: state.uses + 1 },
  tellStart: () => 'The door is closed.',
  tell: (event, before, after) => `A user says ${event}${before === after ? ', in vain' : ''}.`,
  ...changes,
});

const numbers = (changes: Partial<TableLaw<number>> = {}): TableLaw<number> => ({
  ...FACTS,
  ...{ kind: 'table', name: 'numbers', sentence: 'Numbers are small.', bound: 10 },
  questions: () => [1, 2, 3],
  faultOf: (question) => (question > 5 ? `${question} is not small.` : null),
  tell: (question) => [`The number is ${question}.`],
  ...changes,
});

// A machine takes its own states and events alone.
const verdictOf = (law: MachineLaw<Door, DoorEvent> | TableLaw<number>) => runLaw(law, SOURCE).verdict;

describe('a machine', () => {
  it('holds once every event was taken in every state', () => {
    expect(runLaw(door(), SOURCE)).toMatchObject({ states: 5, steps: 10, verdict: { kind: 'holds' } });
  });

  it('[PLUS-38] is told as the shortest story of sentences that breaks it, with a test that takes the same steps', () => {
    const faultIn = ({ uses }: Door) => (uses === 3 ? 'The hinges break.' : null);
    const verdict = verdictOf(door({ faultIn }));
    if (verdict.kind !== 'broken') throw new Error(verdict.kind);
    const { story, test } = verdict.counterexample;
    expect(story).toEqual([
      'The door is closed.',
      'A user says open.',
      'A user says close.',
      'A user says open.',
      'The hinges break.',
    ]);
    expect(test).toContain("import { door } from './door.law.ts';");
    expect(test).toContain("it('[DOOR-1] A door\\'s hinges last.', () => {");
    expect(test).toContain('= {"isOpen":false,"uses":0};');
    expect(test.match(/^ {4}"(?:open|close)",$/gm)).toHaveLength(3);
    expect(test).not.toContain('faultOf');
  });

  it('breaks at a start, at a step, and where the rule throws', () => {
    expect(verdictOf(door({ faultIn: () => 'No.' }))).toMatchObject({
      counterexample: { story: ['The door is closed.', 'No.'] },
    });
    const faultOf = (before: Door, event: DoorEvent, after: Door) =>
      before === after && event === 'close' && before.uses === 0 ? 'In vain.' : null;
    expect(verdictOf(door({ faultOf }))).toMatchObject({
      counterexample: { story: ['The door is closed.', 'A user says close, in vain.', 'In vain.'] },
    });
    const next = () => {
      throw new Error('stuck');
    };
    expect(verdictOf(door({ next }))).toMatchObject({
      counterexample: {
        story: ['The door is closed.', 'A user says close, in vain.', 'The rule throws: stuck'],
      },
    });
  });

  it('names the nearest state from which a goal is out of reach, by the events on the way alone', () => {
    const goal = { fault: 'It stays open.', isGoal: ({ isOpen }: Door) => !isOpen };
    expect(verdictOf(door({ goals: [goal] }))).toEqual({ kind: 'holds' });
    const isOnTheWay = (event: DoorEvent) => event === 'open';
    const verdict = verdictOf(door({ goals: [goal, { ...goal, isOnTheWay }] }));
    expect(verdict).toMatchObject({
      counterexample: {
        story: ['The door is closed.', 'A user says open.', 'It stays open.'],
        test: expect.stringContaining('const goal = door.goals?.[1];') as unknown,
      },
    });
  });

  it('stops at a universe beyond its bound, and proves nothing without a step', () => {
    expect(runLaw(door({ bound: 4 }), SOURCE)).toMatchObject({ states: 5, verdict: { kind: 'too-large' } });
    expect(verdictOf(door({ starts: () => [] }))).toEqual({ kind: 'empty' });
    expect(verdictOf(door({ events: () => [] }))).toEqual({ kind: 'empty' });
  });

  it('tells states apart by the key of the law', () => {
    expect(runLaw(door({ keyOf: ({ isOpen }) => String(isOpen) }), SOURCE).states).toBe(2);
  });
});

describe('a table', () => {
  it('holds once every question was asked', () => {
    expect(runLaw(numbers(), SOURCE)).toMatchObject({ states: 3, steps: 0, verdict: { kind: 'holds' } });
  });

  it('is broken by the first question that contradicts it, or at which the rule throws', () => {
    const verdict = verdictOf(numbers({ questions: () => [1, 7, 8] }));
    expect(verdict).toMatchObject({ counterexample: { story: ['The number is 7.', '7 is not small.'] } });
    const faultOf = () => {
      throw new TypeError('no number');
    };
    expect(verdictOf(numbers({ faultOf }))).toMatchObject({
      counterexample: { story: ['The number is 1.', 'The rule throws: no number'] },
    });
  });

  it('proves nothing without a question, and stops beyond its bound', () => {
    expect(verdictOf(numbers({ questions: () => [] }))).toEqual({ kind: 'empty' });
    expect(verdictOf(numbers({ bound: 2 }))).toEqual({ kind: 'too-large' });
  });
});
