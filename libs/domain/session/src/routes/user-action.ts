import { err, ok, type Result } from '@partyline/kernel';
import { millisecondsInMinute } from 'date-fns/constants';
import { parseLinkKey } from './action-link.ts';

/** In the identity provider's links. A changed e-mail is confirmed at the new address. [AUTH-34, GR-6] */
export const USER_ACTIONS = ['verifyEmail', 'resetPassword', 'recoverEmail', 'verifyAndChangeEmail'] as const;
export type UserAction = (typeof USER_ACTIONS)[number];

/** Unknown action, or malformed code. [GA-13, GR-6] */
export type LinkIssue = 'request-not-proper' | 'action-code-invalid';

/**
 * Parses the query of /useraction. An unknown `mode` is not a proper request, a malformed `oobCode` an invalid action code.
 * [ERR-20, ERR-21, ERR-22, GA-13, GR-6]
 */
export function parseUserAction(query: {
  readonly mode?: unknown;
  readonly oobCode?: unknown;
}): Result<{ readonly action: UserAction; readonly code: string }, LinkIssue> {
  const action = USER_ACTIONS.find((known) => known === query.mode);
  if (action === undefined) return err('request-not-proper');
  const code = parseLinkKey(query.oobCode);
  return code.ok ? ok({ action, code: code.value }) : err('action-code-invalid');
}

/** Wait before another confirmation mail. [GA-25] */
export const RESEND_COOL_DOWN_MS = millisecondsInMinute;

/** Returns the milliseconds until a mail may be resent; 0 if sent in the future. [GA-25] */
export function computeResendDelayMs(sentAtMs: number | null, nowMs: number): number {
  if (sentAtMs === null || !(sentAtMs <= nowMs)) return 0;
  return Math.max(0, sentAtMs + RESEND_COOL_DOWN_MS - nowMs);
}
