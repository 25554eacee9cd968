import { millisecondsInDay } from 'date-fns/constants';

/** Default validity of a link, in days. [GO-6] */
export const OWNERSHIP_LINK_DAYS = 7;

/** Returns when a link sent now expires, in Unix milliseconds. [GO-6] */
export function computeLinkEnd(nowMs: number, days: number = OWNERSHIP_LINK_DAYS): number {
  return nowMs + days * millisecondsInDay;
}

/** Whether a link has expired; true at its end and for NaN. [GO-6] */
export function isLinkEnded(endsAtMs: number, nowMs: number): boolean {
  return !(nowMs < endsAtMs);
}
