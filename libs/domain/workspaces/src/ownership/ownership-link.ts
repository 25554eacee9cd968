import { tz } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';

/** By default. [GO-6] */
export const OWNERSHIP_LINK_DAYS = 7;

/** Returns when an ownership link ends, in Unix milliseconds. [GO-6] */
export function computeLinkEnd(nowMs: number, days: number = OWNERSHIP_LINK_DAYS): number {
  return Number(addDays(nowMs, days, { in: tz('UTC') }));
}

/** Returns whether a link has ended; true at its end and for NaN. [GO-6] */
export function isLinkEnded(endsAtMs: number, nowMs: number): boolean {
  return !(nowMs < endsAtMs);
}
