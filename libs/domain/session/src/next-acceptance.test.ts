import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLeadAccepted, nextAcceptance } from './index.ts';
import type { AcceptanceEvent, AcceptanceState } from './index.ts';

const ASKING: AcceptanceState = { step: 'asking', gate: 'profile' };
/** The gate as it stands at first; of every step, as far as types know. */
const opened = (): AcceptanceState => ASKING;
const SAVING: AcceptanceState = { step: 'saving', gate: 'profile' };
const ACCEPTED: AcceptanceState = { step: 'accepted' };
const ACCEPT: AcceptanceEvent = { kind: 'accept', isAcceptEnabled: true };

it('[EULA-10] logs out on Decline and stores nothing', () => {
  expect(nextAcceptance(ASKING, { kind: 'decline' })).toEqual({
    state: { step: 'declined' },
    effects: [{ kind: 'end-session', reason: 'logged-out' }],
  });
});

it('[EULA-11] does nothing on Accept until it is enabled', () => {
  expect(nextAcceptance(ASKING, { kind: 'accept', isAcceptEnabled: false })).toEqual({
    state: ASKING,
    effects: [],
  });
  expect(nextAcceptance(ASKING, ACCEPT)).toEqual({ state: SAVING, effects: [{ kind: 'put-account' }] });
});

it('asks for the agreement alone with a call of its own, and sends no lead for it', () => {
  expect(nextAcceptance({ step: 'asking', gate: 'eula' }, ACCEPT).effects).toEqual([{ kind: 'put-eula' }]);
  expect(nextAcceptance({ step: 'saving', gate: 'eula' }, { kind: 'saved' })).toEqual({
    state: ACCEPTED,
    effects: [{ kind: 'reload-user' }],
  });
});

it('[EULA-14] reads the user with the stored date anew once it is saved, and then sends the lead', () => {
  expect(nextAcceptance(SAVING, { kind: 'saved' })).toEqual({
    state: ACCEPTED,
    effects: [{ kind: 'reload-user' }, { kind: 'post-lead' }],
  });
});

it('asks again, with what was typed, when it could not be saved', () => {
  expect(nextAcceptance(SAVING, { kind: 'refused' })).toEqual({
    state: ASKING,
    effects: [{ kind: 'alert', issue: 'not-saved' }],
  });
});

it('[EULA-32] takes a lead for sent at response code 0 alone', () => {
  expect(isLeadAccepted(0)).toBe(true);
  for (const code of ['0', null, undefined, false, 1, NaN, '']) expect(isLeadAccepted(code)).toBe(false);
  expect(nextAcceptance(ACCEPTED, { kind: 'lead-answered', errorCode: 0 }).effects).toEqual([]);
});

it('[EULA-33] tells that a lead failed, and holds nobody for it', () => {
  expect(nextAcceptance(ACCEPTED, { kind: 'lead-answered', errorCode: 1 })).toEqual({
    state: ACCEPTED,
    effects: [{ kind: 'alert', issue: 'lead-not-sent' }],
  });
});

it('leaves everything as it is at an event that means nothing where it stands', () => {
  const events: readonly AcceptanceEvent[] = [
    ACCEPT,
    { kind: 'decline' },
    { kind: 'saved' },
    { kind: 'refused' },
    { kind: 'lead-answered', errorCode: 1 },
  ];
  const heard: Readonly<Record<AcceptanceState['step'], readonly AcceptanceEvent['kind'][]>> = {
    asking: ['accept', 'decline'],
    saving: ['saved', 'refused'],
    accepted: ['lead-answered'],
    declined: [],
  };
  for (const state of [opened(), SAVING, ACCEPTED, { step: 'declined' } as const]) {
    for (const event of events.filter(({ kind }) => !heard[state.step].includes(kind))) {
      expect(nextAcceptance(state, event), `${state.step} ${event.kind}`).toEqual({ state, effects: [] });
    }
  }
});

it('never leaves its table, and saves and sends once for one acceptance', () => {
  const table = {
    asking: ['asking', 'saving', 'declined'],
    saving: ['saving', 'asking', 'accepted'],
    accepted: ['accepted'],
    declined: ['declined'],
  };
  const anyEvent = fc.constantFrom<AcceptanceEvent>(
    ACCEPT,
    { kind: 'accept', isAcceptEnabled: false },
    { kind: 'decline' },
    { kind: 'saved' },
    { kind: 'refused' },
    { kind: 'lead-answered', errorCode: 0 },
    { kind: 'lead-answered', errorCode: 7 },
  );
  fc.assert(
    fc.property(fc.array(anyEvent), (events) => {
      let state = opened();
      const done: string[] = [];
      for (const event of events) {
        const next = nextAcceptance(state, event);
        expect(table[state.step]).toContain(next.state.step);
        state = next.state;
        done.push(...next.effects.map(({ kind }) => kind));
      }
      const count = (kind: string) => done.filter((name) => name === kind).length;
      const refusals = done.filter((_kind, index) => done[index] === 'alert').length;
      expect(count('put-account')).toBeLessThanOrEqual(1 + refusals);
      expect(count('post-lead')).toBe(state.step === 'accepted' ? 1 : 0);
      expect(count('end-session')).toBe(state.step === 'declined' ? 1 : 0);
    }),
  );
});
