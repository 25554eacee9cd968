import { millisecondsInDay } from 'date-fns/constants';

/** Days that the link of a transfer or a request is valid, unless configured otherwise. [GO-6] */
export const OWNERSHIP_LINK_DAYS = 7;

/** Returns when a link that is sent or resent now expires, in milliseconds since 1970. [GO-6] */
export function computeLinkEnd(nowMs: number, days: number = OWNERSHIP_LINK_DAYS): number {
  return nowMs + days * millisecondsInDay;
}

/** Whether a link has expired, from its end on; always for a time that is NaN. [GO-6] */
export function isLinkEnded(endsAtMs: number, nowMs: number): boolean {
  return !(nowMs < endsAtMs);
}
