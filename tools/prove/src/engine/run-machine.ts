import type { MachineLaw } from '@partyline/kernel/law';
import { findStuck } from './find-stuck.ts';
import { messageOf } from './message-of.ts';
import type { LawSource, Outcome, Verdict } from './outcome.ts';
import { machineTest } from './paste-test.ts';
import { SeenStates } from './seen-states.ts';

/**
 * Takes every event in every state that the starts lead to, breadth first, until nothing new comes or a step contradicts the law. The
 * first fault found is one of the shortest.
 */
export function runMachine<S, E>(law: MachineLaw<S, E>, source: LawSource): Outcome {
  const startMs = performance.now();
  const seen = new SeenStates(law);
  const verdict = explore(law, seen, source);
  return {
    name: law.name,
    states: seen.size,
    steps: seen.steps,
    seconds: (performance.now() - startMs) / 1000,
    verdict: verdict ?? (seen.steps === 0 ? { kind: 'empty' } : { kind: 'holds' }),
  };
}

function explore<S, E>(law: MachineLaw<S, E>, seen: SeenStates<S, E>, source: LawSource): Verdict | null {
  const brokenAt = (index: number, last: E | undefined, fault: string, goal?: number): Verdict => ({
    kind: 'broken',
    counterexample: counterexampleAt(law, seen, source, { index, last, fault, goal }),
  });
  for (const start of law.starts()) {
    const fault = law.faultIn?.(start) ?? null;
    const { index, isNew } = seen.addStart(start);
    if (fault !== null) return brokenAt(index, undefined, fault);
    if (isNew && seen.size > law.bound) return { kind: 'too-large' };
  }
  for (let index = 0; index < seen.size; index += 1) {
    const before = seen.takeState(index);
    let ordinal = -1;
    for (const event of law.events(before)) {
      ordinal += 1;
      let fault: string | null;
      try {
        const after = law.next(before, event);
        fault = law.faultOf?.(before, event, after) ?? null;
        if (fault === null && seen.addStep(index, ordinal, event, before, after)) {
          fault = law.faultIn?.(after) ?? null;
          if (fault === null && seen.size > law.bound) return { kind: 'too-large' };
        }
      } catch (error) {
        fault = `The rule throws: ${messageOf(error)}`;
      }
      if (fault !== null) return brokenAt(index, event, fault);
    }
  }
  for (const [number, goal] of (law.goals ?? []).entries()) {
    const stuck = findStuck(seen, number);
    if (stuck !== null) return brokenAt(stuck, undefined, goal.fault, number);
  }
  return null;
}

/** Where a law is broken: in a state, or at the last event from there. */
interface Place<E> {
  readonly index: number;
  readonly last: E | undefined;
  readonly fault: string;
  /** The number of the goal that is out of reach. */
  readonly goal: number | undefined;
}

function counterexampleAt<S, E>(
  law: MachineLaw<S, E>,
  seen: SeenStates<S, E>,
  source: LawSource,
  { index, last, fault, goal }: Place<E>,
): { readonly story: readonly string[]; readonly test: string } {
  const { start, ordinals } = seen.pathTo(index);
  const events: E[] = [];
  const story = [law.tellStart(start)];
  let state = start;
  const take = (event: E): void => {
    events.push(event);
    let after = state;
    try {
      after = law.next(state, event);
    } catch {
      // The fault says so.
    }
    story.push(law.tell(event, state, after));
    state = after;
  };
  for (const ordinal of ordinals) {
    const event = [...law.events(state)][ordinal];
    if (event !== undefined) take(event);
  }
  if (last !== undefined) take(last);
  return { story: [...story, fault], test: machineTest(law, source, start, events, goal) };
}
