import { millisecondsInDay } from 'date-fns/constants';

/** So many days the link of a transfer or a request is good for, unless configured otherwise. [GO-6] */
export const OWNERSHIP_LINK_DAYS = 7;

/** When a link that is sent (or sent again) now ends, in milliseconds since 1970. [GO-6] */
export function computeLinkEnd(nowMs: number, days: number = OWNERSHIP_LINK_DAYS): number {
  return nowMs + days * millisecondsInDay;
}

/** Whether a link has ended: at its end and ever after. A time that is no number finds every link ended. [GO-6] */
export function isLinkEnded(endsAtMs: number, nowMs: number): boolean {
  return !(nowMs < endsAtMs);
}
