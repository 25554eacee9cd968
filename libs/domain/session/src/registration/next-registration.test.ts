import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextRegistration, nextRegistrationLookDelayMs, startRegistration } from '../index.ts';
import type { RegistrationEvent, RegistrationState, RegistrationStep } from '../index.ts';

const NOW = 1_795_168_800_000;
const LOOK = { kind: 'look' } as const;
const IN_PROGRESS = { registerState: 'in progress', accountId: null } as const;
const DONE = { registerState: 'done', accountId: 7 } as const;
const signingUp = startRegistration('sign-up', NOW);
const polling = nextRegistration(
  signingUp.state,
  { kind: 'signup-answered', answer: IN_PROGRESS },
  NOW,
).state;
const at = (state: RegistrationState, event: RegistrationEvent, ms: number): RegistrationStep =>
  nextRegistration(state, event, NOW + ms);
const answered = (answer: typeof DONE | typeof IN_PROGRESS | null): RegistrationEvent => ({
  kind: 'poll-answered',
  answer,
});
const FAILED = [{ kind: 'set-account-state', accountState: 'Failed' }, { kind: 'hide-spinner' }];

/** Times of the polls, in ms after the signup answer, without delays. */
function pollTimes(ends: (pollNumber: number) => boolean = () => false): [number[], RegistrationState] {
  const times: number[] = [];
  let state = polling;
  // Twice the looks needed, so that an endless wait fails.
  for (let nowMs = NOW, looks = 0; looks < 30; looks += 1) {
    const delay = nextRegistrationLookDelayMs(state, nowMs);
    if (delay === null) return [times, state];
    nowMs += delay;
    const step = nextRegistration(state, LOOK, nowMs);
    state = step.state;
    if (step.effects.some(({ kind }) => kind === 'poll')) times.push(nowMs - NOW);
    if (ends(times.length)) state = nextRegistration(state, answered(DONE), nowMs + 1).state;
  }
  return [times, state];
}

it('[AUTH-21] stores in progress and posts signup', () => {
  expect(signingUp.effects).toEqual([
    { kind: 'store-register-state', registerState: 'in progress' },
    { kind: 'set-account-state', accountState: 'loading' },
    { kind: 'post-signup' },
  ]);
});

it('[ACCT-2] sets the account to loading', () => {
  for (const opening of ['sign-up', 'wait-for-registration'] as const) {
    expect(startRegistration(opening, NOW).effects).toContainEqual({
      kind: 'set-account-state',
      accountState: 'loading',
    });
  }
});

it('[AUTH-22] polls at 4, 6 … 28 s after the signup answer, and has failed at 30 s', () => {
  const [times, end] = pollTimes();
  expect(times).toEqual([4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28].map((s) => s * 1000));
  expect(end).toEqual({ step: 'failed', reason: 'login-unsuccessful' });
});

it('[AUTH-22] polls no more once the answer is done', () => {
  const [times, end] = pollTimes((count) => count === 3);
  expect(times).toEqual([4000, 6000, 8000]);
  expect(end).toEqual({ step: 'ready', accountId: 7 });
});

it('does not poll before signup has answered or after the end', () => {
  const over = [at(polling, answered(DONE), 1).state, at(polling, LOOK, 30_000).state];
  for (const state of [signingUp.state, ...over]) {
    expect(nextRegistrationLookDelayMs(state, NOW), state.step).toBeNull();
  }
});

it('waits 4 s before the first poll and goes on the same way after a reload', () => {
  expect(at(polling, LOOK, 3999)).toEqual({ state: { ...polling, lookedAtMs: NOW + 3999 }, effects: [] });
  expect(startRegistration('wait-for-registration', NOW).state).toEqual(polling);
});

it.each(['signing-up', 'polling'])('[AUTH-23, ACCT-3] is ready once done with an account id: %s', (step) => {
  const [state, event] =
    step === 'polling'
      ? [polling, answered(DONE)]
      : [signingUp.state, { kind: 'signup-answered', answer: DONE } as const];
  expect(at(state, event, 4500)).toEqual({
    state: { step: 'ready', accountId: 7 },
    effects: [
      { kind: 'store-register-state', registerState: 'done' },
      { kind: 'set-account-state', accountState: 'ready' },
      { kind: 'hide-spinner' },
    ],
  });
});

it('does nothing but poll once signup has answered that it is in progress', () => {
  const event = { kind: 'signup-answered', answer: IN_PROGRESS } as const;
  expect(at(signingUp.state, event, 0)).toEqual({ state: polling, effects: [] });
});

it('does nothing before signup has answered, and polls only at a check', () => {
  for (const event of [LOOK, answered(DONE)]) {
    expect(at(signingUp.state, event, 4500), event.kind).toEqual({ state: signingUp.state, effects: [] });
  }
  const late = { kind: 'signup-answered', answer: DONE } as const;
  expect(at(polling, late, 4500)).toEqual({ state: { ...polling, lookedAtMs: NOW + 4500 }, effects: [] });
});

it('[AUTH-23] is not done without an account id, without done, or without an answer', () => {
  for (const answer of [
    { registerState: 'done', accountId: null },
    { registerState: 'in progress', accountId: 7 },
    { registerState: null, accountId: 7 },
    null,
  ] as const) {
    expect(at(polling, { kind: 'poll-answered', answer }, 4500)).toEqual({
      state: { ...polling, lookedAtMs: NOW + 4500 },
      effects: [],
    });
  }
});

it('[ACCT-5, ERR-15] fails with the failed signup and hides the spinner', () => {
  expect(at(signingUp.state, { kind: 'signup-failed', isInviteInvalid: false }, 9)).toEqual({
    state: { step: 'failed', reason: 'login-unsuccessful' },
    effects: [...FAILED, { kind: 'raise', reason: 'login-unsuccessful' }],
  });
});

it('[ERR-16] fails as a registration when signup answers nothing', () => {
  expect(at(signingUp.state, { kind: 'signup-answered', answer: null }, 9)).toEqual({
    state: { step: 'failed', reason: 'registration-failure' },
    effects: [...FAILED, { kind: 'raise', reason: 'registration-failure' }],
  });
});

it('[AUTH-28, INV-38] clears the stored invitation when signup refuses it, and signs up once more without it', () => {
  const refused = { kind: 'signup-failed', isInviteInvalid: true } as const;
  const { state, effects } = at(signingUp.state, refused, 9);
  expect(effects).toEqual([{ kind: 'clear-invite' }, { kind: 'post-signup' }]);
  expect(state).toEqual({ step: 'signing-up', isInviteDropped: true });
  expect(at(state, { kind: 'signup-answered', answer: DONE }, 10).state.step).toBe('ready');
  expect(at(state, refused, 10).state).toEqual({ step: 'failed', reason: 'login-unsuccessful' });
});

it('fails exactly at 30 s, even if the answer comes then', () => {
  expect(at(polling, answered(DONE), 29_999).state.step).toBe('ready');
  expect(at(polling, answered(DONE), 30_000).state.step).toBe('failed');
  expect(at(polling, LOOK, 3_600_000)).toEqual({
    state: { step: 'failed', reason: 'login-unsuccessful' },
    effects: [...FAILED, { kind: 'raise', reason: 'login-unsuccessful' }],
  });
});

it('sends one poll for all those that a sleeping machine missed', () => {
  const late = at(polling, LOOK, 11_000);
  expect(late.effects).toEqual([{ kind: 'poll' }]);
  expect(at(late.state, LOOK, 11_999).effects).toEqual([]);
  expect(at(late.state, LOOK, 12_000).effects).toEqual([{ kind: 'poll' }]);
});

it('waits no longer when the clock is set back', () => {
  const back = at(at(polling, LOOK, 20_000).state, LOOK, -3_600_000).state;
  expect(at(back, LOOK, -3_590_001).state.step).toBe('polling');
  expect(at(back, LOOK, -3_590_000).state.step).toBe('failed');
});

const anyAnswer = fc.constantFrom(null, DONE, IN_PROGRESS, {
  registerState: 'done',
  accountId: null,
} as const);
const anyEvent: fc.Arbitrary<RegistrationEvent> = fc.oneof(
  fc.constant(LOOK),
  anyAnswer.map((answer) => ({ kind: 'signup-answered', answer }) as const),
  anyAnswer.map((answer) => ({ kind: 'poll-answered', answer }) as const),
  fc.boolean().map((isInviteInvalid) => ({ kind: 'signup-failed', isInviteInvalid }) as const),
);

it('moves forward only, ends once, and changes nothing after that', () => {
  const table = {
    'signing-up': ['signing-up', 'polling', 'ready', 'failed'],
    polling: ['polling', 'ready', 'failed'],
    ready: ['ready'],
    failed: ['failed'],
  };
  const anyTime = fc.integer({ min: NOW - 90_000, max: NOW + 90_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(anyEvent, anyTime)), (events) => {
      let state = signingUp.state;
      for (const [event, nowMs] of events) {
        const next = nextRegistration(state, event, nowMs);
        expect(table[state.step]).toContain(next.state.step);
        if (state.step === 'ready' || state.step === 'failed') expect(next).toEqual({ state, effects: [] });
        const settled = next.effects.filter(({ kind }) => kind === 'hide-spinner').length;
        expect(settled).toBe(
          next.state.step !== state.step && !['polling'].includes(next.state.step) ? 1 : 0,
        );
        state = next.state;
      }
    }),
  );
});

it('always ends, after at most 13 polls, with late checks and a clock that jumps', () => {
  const anyJump = fc.oneof(fc.constant(0), fc.integer({ min: -1e7, max: 1e7 }));
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(5000), anyJump), { maxLength: 30 }), (moves) => {
      let state = polling;
      let nowMs = NOW;
      let polls = 0;
      for (let round = 0; state.step === 'polling'; round += 1) {
        expect(round).toBeLessThan(60);
        const [late, jump] = moves[round] ?? [0, 0];
        nowMs += (nextRegistrationLookDelayMs(state, nowMs) ?? 0) + late;
        const step = nextRegistration(state, LOOK, nowMs);
        polls += step.effects.filter(({ kind }) => kind === 'poll').length;
        // A clock jump is noticed at the next look.
        nowMs += jump;
        state = nextRegistration(step.state, answered(null), nowMs).state;
      }
      expect(polls).toBeLessThanOrEqual(13);
    }),
  );
});
