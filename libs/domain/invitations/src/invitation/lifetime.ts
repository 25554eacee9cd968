import { isEndDateAllowed } from '@partyline/validation';
import { millisecondsInDay } from 'date-fns/constants';
import { nextInvitationStatus } from './status.ts';
import type { InvitationStatus } from './status.ts';

/** Default lifetime of an invitation's link. [GV-2] */
export const INVITATION_LIFETIME_MS = 7 * millisecondsInDay;
/** Time from the first warning to the end of a limited access. [PLUS-4] */
export const END_WARNING_MS = 7 * millisecondsInDay;
/** Time from the last warning to the end of a limited access. [PLUS-4] */
export const END_LAST_WARNING_MS = millisecondsInDay;

/** Status and ends of an invitation, in Unix milliseconds; `endsAtMs` null: never. */
export interface InvitationTimes {
  readonly status: InvitationStatus;
  readonly expiresAtMs: number;
  readonly endsAtMs: number | null;
}

/** Returns when an invitation expires that is sent or resent now. [GV-2, GV-3] */
export function expiryOf(nowMs: number, lifetimeMs: number = INVITATION_LIFETIME_MS): number {
  return nowMs + lifetimeMs;
}

/** Returns the status at an instant: expired once the link or the access has ended. [PLUS-1, PLUS-4] */
export function statusAt(
  { status, expiresAtMs, endsAtMs }: InvitationTimes,
  nowMs: number,
): InvitationStatus {
  const hasEnded = !isEndDateAllowed(endsAtMs, nowMs);
  const event = hasEnded ? 'end' : expiresAtMs <= nowMs ? 'expire' : null;
  const next = event === null ? null : nextInvitationStatus(status, event);
  return next?.ok ? next.value : status;
}
