import { millisecondsInDay } from 'date-fns/constants';

/** By default. [GO-6] */
export const OWNERSHIP_LINK_DAYS = 7;

/** Unix milliseconds. [GO-6] */
export function computeLinkEnd(nowMs: number, days: number = OWNERSHIP_LINK_DAYS): number {
  return nowMs + days * millisecondsInDay;
}

/** True at its end and for NaN. [GO-6] */
export function isLinkEnded(endsAtMs: number, nowMs: number): boolean {
  return !(nowMs < endsAtMs);
}
