import { isEndDateAllowed } from '@partyline/validation';
import { millisecondsInDay } from 'date-fns/constants';
import { nextInvitationStatus } from './status.ts';
import type { InvitationStatus } from './status.ts';

/** How long an invitation's link is valid, in milliseconds, unless configured otherwise. [GV-2] */
export const INVITATION_LIFETIME_MS = 7 * millisecondsInDay;
/** How long before its end a limited access warns first, in milliseconds. [PLUS-4] */
export const END_WARNING_MS = 7 * millisecondsInDay;
/** How long before its end it warns again, in milliseconds. [PLUS-4] */
export const END_LAST_WARNING_MS = millisecondsInDay;

/** The times of a row in milliseconds since 1970: when its link expires, and when the access ends (null: never). */
export interface InvitationTimes {
  readonly status: InvitationStatus;
  readonly expiresAtMs: number;
  readonly endsAtMs: number | null;
}

/** Returns when a link that is sent now expires; a resend extends it. [GV-2, GV-3] */
export function expiryOf(nowMs: number, lifetimeMs: number = INVITATION_LIFETIME_MS): number {
  return nowMs + lifetimeMs;
}

/** Returns the status of a row at an instant: expired past the expiry of its link or the end of its access. [PLUS-1, PLUS-4] */
export function statusAt(
  { status, expiresAtMs, endsAtMs }: InvitationTimes,
  nowMs: number,
): InvitationStatus {
  const hasEnded = !isEndDateAllowed(endsAtMs, nowMs);
  const event = hasEnded ? 'end' : expiresAtMs <= nowMs ? 'expire' : null;
  const next = event === null ? null : nextInvitationStatus(status, event);
  return next?.ok ? next.value : status;
}
