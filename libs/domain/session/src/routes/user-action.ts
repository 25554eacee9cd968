import { err, ok, type Result } from '@partyline/kernel';
import { millisecondsInMinute } from 'date-fns/constants';
import { parseLinkKey } from './action-link.ts';

/**
 * The actions of the identity provider's links. A change of the e-mail is confirmed at the new address with an action of its
 * own. [AUTH-34, GR-6]
 */
export const USER_ACTIONS = ['verifyEmail', 'resetPassword', 'recoverEmail', 'verifyAndChangeEmail'] as const;
/** One of {@link USER_ACTIONS}. */
export type UserAction = (typeof USER_ACTIONS)[number];

/** Why a link is refused: its action is unknown, or its code is malformed. [GA-13, GR-6] */
export type LinkIssue = 'request-not-proper' | 'action-code-invalid';

/**
 * Parses the query of /useraction: `mode` is exactly one of {@link USER_ACTIONS}, or the request is not proper; a missing or
 * malformed `oobCode` is an invalid action code. [ERR-20, ERR-21, ERR-22, GA-13, GR-6]
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

/** How long a user waits until they can request the confirmation mail again. [GA-25] */
export const RESEND_COOL_DOWN_MS = millisecondsInMinute;

/** Returns the milliseconds until the mail can be requested again; 0 for now, and when it was sent in the future. [GA-25] */
export function computeResendDelayMs(sentAtMs: number | null, nowMs: number): number {
  if (sentAtMs === null || !(sentAtMs <= nowMs)) return 0;
  return Math.max(0, sentAtMs + RESEND_COOL_DOWN_MS - nowMs);
}
