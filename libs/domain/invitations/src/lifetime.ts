import { isEndDateAllowed } from '@partyline/validation';
import { millisecondsInDay } from 'date-fns/constants';
import { nextInvitationStatus } from './status.ts';
import type { InvitationStatus } from './status.ts';

/** How long an invitation's link lives, in milliseconds, unless whoever runs the service states another time: 7 days. [GV-2] */
export const INVITATION_LIFETIME_MS = 7 * millisecondsInDay;
/** So long before its end a limited access is warned of first, in milliseconds. [PLUS-4] */
export const END_WARNING_MS = 7 * millisecondsInDay;
/** So long before its end it is warned of again, in milliseconds. [PLUS-4] */
export const END_LAST_WARNING_MS = millisecondsInDay;

/** The times of a row, in milliseconds since 1970: when its link dies, and when the access ends (null: never). */
export interface InvitationTimes {
  readonly status: InvitationStatus;
  readonly expiresAtMs: number;
  readonly endsAtMs: number | null;
}

/** When a link that is sent now dies. A resend asks again, so it extends. [GV-2, GV-3] */
export function expiryOf(nowMs: number, lifetimeMs: number = INVITATION_LIFETIME_MS): number {
  return nowMs + lifetimeMs;
}

/** The times of a row that is sent again now: pending, with a new link, until an end date (null: none). [PLUS-1, PLUS-4, GV-3] */
export function timesOfResend(
  endsAtMs: number | null,
  nowMs: number,
  lifetimeMs: number = INVITATION_LIFETIME_MS,
): InvitationTimes {
  return { status: 'pending', expiresAtMs: expiryOf(nowMs, lifetimeMs), endsAtMs };
}

/** The status of a row at an instant: a link past its expiry, and an access past its end, is expired. [PLUS-1, PLUS-4] */
export function statusAt(
  { status, expiresAtMs, endsAtMs }: InvitationTimes,
  nowMs: number,
): InvitationStatus {
  const hasEnded = !isEndDateAllowed(endsAtMs, nowMs);
  const event = hasEnded ? 'end' : expiresAtMs <= nowMs ? 'expire' : null;
  const next = event === null ? null : nextInvitationStatus(status, event);
  return next?.ok ? next.value : status;
}

/** What is to be said of the end of an access. */
export type EndNotice = 'none' | 'week' | 'day' | 'ended';

/** What is to be said at an instant of an access with this end: within 7 days, within the last day, or that it ended. [PLUS-4] */
export function endNoticeAt(endsAtMs: number | null, nowMs: number): EndNotice {
  if (endsAtMs === null || endsAtMs - nowMs > END_WARNING_MS) return 'none';
  if (!isEndDateAllowed(endsAtMs, nowMs)) return 'ended';
  return endsAtMs - nowMs <= END_LAST_WARNING_MS ? 'day' : 'week';
}
