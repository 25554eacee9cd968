import type { SessionOpening } from './login-answer.ts';
import type {
  PolledRegistration,
  RegistrationAnswer,
  RegistrationEvent,
  RegistrationFailure,
  RegistrationState,
  RegistrationStep,
} from './registration.ts';
import { PLAN_TIMEOUT_MS, REGISTER_POLL_MS, REGISTER_RESPONSE_WAIT_MS } from '../tokens/timings.ts';

/** Starts a registration; `wait-for-registration` resumes polling, e.g. after a reload. [AUTH-21, AUTH-22, ACCT-2] */
export function startRegistration(
  opening: Extract<SessionOpening, 'sign-up' | 'wait-for-registration'>,
  nowMs: number,
): RegistrationStep {
  const loading = { kind: 'set-account-state', accountState: 'loading' } as const;
  if (opening === 'wait-for-registration') return { state: pollingSince(nowMs), effects: [loading] };
  return {
    state: { step: 'signing-up', isInviteDropped: false },
    effects: [
      { kind: 'store-register-state', registerState: 'in progress' },
      loading,
      { kind: 'post-signup' },
    ],
  };
}

/**
 * Returns the state after an event. `done` counts only with an account id; after 30 s the registration fails. A refused
 * invitation is cleared and signup repeated without it. [AUTH-22, AUTH-23, AUTH-28, INV-38, ACCT-3, ACCT-5, ERR-15, ERR-16, GA-6,
 * GA-8]
 */
export function nextRegistration(
  state: RegistrationState,
  event: RegistrationEvent,
  nowMs: number,
): RegistrationStep {
  if (state.step === 'signing-up') return afterSignup(state, event, nowMs);
  if (state.step === 'polling' && Number.isFinite(nowMs)) return poll(lookAt(state, nowMs), event);
  return { state, effects: [] };
}

/** Returns the milliseconds until the next poll or the end of the wait; 0 if overdue, null if not waiting. [CONST-8, CONST-9, CONST-19, GA-6] */
export function nextRegistrationLookDelayMs(state: RegistrationState, nowMs: number): number | null {
  if (state.step !== 'polling') return null;
  const nextPollMs = REGISTER_RESPONSE_WAIT_MS + state.polls * REGISTER_POLL_MS;
  return Math.max(0, state.sinceMs + Math.min(nextPollMs, PLAN_TIMEOUT_MS) - nowMs);
}

function afterSignup(
  state: Extract<RegistrationState, { step: 'signing-up' }>,
  event: RegistrationEvent,
  nowMs: number,
): RegistrationStep {
  if (event.kind === 'signup-failed') {
    if (!event.isInviteInvalid || state.isInviteDropped) return fail('login-unsuccessful');
    return {
      state: { step: 'signing-up', isInviteDropped: true },
      effects: [{ kind: 'clear-invite' }, { kind: 'post-signup' }],
    };
  }
  if (event.kind !== 'signup-answered') return { state, effects: [] };
  if (event.answer === null) return fail('registration-failure');
  return succeedOr(event.answer, { state: pollingSince(nowMs), effects: [] });
}

function poll(state: PolledRegistration, event: RegistrationEvent): RegistrationStep {
  const waitedMs = state.lookedAtMs - state.sinceMs;
  if (waitedMs >= PLAN_TIMEOUT_MS) return fail('login-unsuccessful');
  if (event.kind === 'poll-answered') {
    const waiting: RegistrationStep = { state, effects: [] };
    return event.answer === null ? waiting : succeedOr(event.answer, waiting);
  }
  // Polls missed during sleep are not made up for.
  const polls = countDuePolls(waitedMs);
  if (event.kind !== 'look' || polls <= state.polls) return { state, effects: [] };
  return { state: { ...state, polls }, effects: [{ kind: 'poll' }] };
}

/** Moves the start back with a clock that was set back, so that the wait still ends. */
function lookAt(state: PolledRegistration, nowMs: number): PolledRegistration {
  const setBackMs = Math.max(0, state.lookedAtMs - nowMs);
  return { ...state, sinceMs: state.sinceMs - setBackMs, lookedAtMs: nowMs };
}

function pollingSince(nowMs: number): PolledRegistration {
  return { step: 'polling', sinceMs: nowMs, polls: 0, lookedAtMs: nowMs };
}

function countDuePolls(waitedMs: number): number {
  return Math.max(0, Math.floor((waitedMs - REGISTER_RESPONSE_WAIT_MS) / REGISTER_POLL_MS) + 1);
}

function succeedOr(
  { registerState, accountId }: RegistrationAnswer,
  otherwise: RegistrationStep,
): RegistrationStep {
  if (registerState !== 'done' || accountId === null) return otherwise;
  return {
    state: { step: 'ready', accountId },
    effects: [
      { kind: 'store-register-state', registerState: 'done' },
      { kind: 'set-account-state', accountState: 'ready' },
      { kind: 'hide-spinner' },
    ],
  };
}

function fail(reason: RegistrationFailure): RegistrationStep {
  return {
    state: { step: 'failed', reason },
    effects: [
      { kind: 'set-account-state', accountState: 'Failed' },
      { kind: 'hide-spinner' },
      { kind: 'raise', reason },
    ],
  };
}
