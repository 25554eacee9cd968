import type { RegisterState } from './register-state.ts';

export interface LoginAnswer {
  /** The envelope's code; anything but 0 is a refusal. */
  readonly errorCode: unknown;
  /** This user has no portal user yet. [GA-5] */
  readonly isFirstLogin: boolean;
  readonly registerState: RegisterState | null;
  readonly associationsCount: number;
}

export type SessionOpening = 'end-session' | 'sign-up' | 'wait-for-registration' | 'open';

/**
 * Returns how a session opens. A registration in progress is polled, also after a reload; `done` from either source needs no
 * waiting. [AUTH-21, AUTH-22, AUTH-24, ERR-17, ERR-18, GA-5, GA-7, GA-10]
 */
export function openingOf(answer: LoginAnswer, stored: RegisterState | null): SessionOpening {
  if (answer.errorCode !== 0) return 'end-session';
  if (answer.isFirstLogin) return 'sign-up';
  if (answer.associationsCount > 0) return isOpen(answer, stored) ? 'open' : 'wait-for-registration';
  // The server's register state is newer than the stored one.
  return (answer.registerState ?? stored) === 'in progress' ? 'wait-for-registration' : 'end-session';
}

function isOpen({ registerState }: LoginAnswer, stored: RegisterState | null): boolean {
  if (registerState === 'done' || stored === 'done') return true;
  return registerState === null && stored === null;
}
