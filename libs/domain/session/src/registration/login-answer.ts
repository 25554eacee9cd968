import type { RegisterState } from '../routes/register-state.ts';

/** What POST login answered, as far as it decides how a session opens. */
export interface LoginAnswer {
  /** The envelope's own code; anything but 0 is a refusal. */
  readonly errorCode: unknown;
  /** No portal user exists for this person yet. [GA-5] */
  readonly isFirstLogin: boolean;
  readonly registerState: RegisterState | null;
  readonly associationsCount: number;
}

/**
 * How a session opens: the answer ends it, the person has to be signed up, their registration is waited for, or it is
 * theirs to use.
 */
export type SessionOpening = 'end-session' | 'sign-up' | 'wait-for-registration' | 'open';

/**
 * How a session opens, by the answer of POST login and by what this browser kept of the registration. A refusal, and
 * nobody's association once the registration is done, end the session with the general error; a first login signs up;
 * one in progress is waited for, also after a reload. `done` needs no waiting, wherever it is said.
 * [AUTH-21, AUTH-22, AUTH-24, ERR-17, ERR-18, GA-5, GA-7, GA-10]
 */
export function openingOf(answer: LoginAnswer, stored: RegisterState | null): SessionOpening {
  if (answer.errorCode !== 0) return 'end-session';
  if (answer.isFirstLogin) return 'sign-up';
  if (answer.associationsCount > 0) return isOpen(answer, stored) ? 'open' : 'wait-for-registration';
  // What the server says of a registration is newer than what this browser kept.
  return (answer.registerState ?? stored) === 'in progress' ? 'wait-for-registration' : 'end-session';
}

function isOpen({ registerState }: LoginAnswer, stored: RegisterState | null): boolean {
  if (registerState === 'done' || stored === 'done') return true;
  return registerState === null && stored === null;
}
