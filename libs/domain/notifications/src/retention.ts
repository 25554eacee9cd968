import { millisecondsInDay } from 'date-fns/constants';

/** How long a notification is kept, in days. [GN-12] */
export const NOTIFICATION_RETENTION_DAYS = 90;

/** Whether a notification is still kept; both times in milliseconds since 1970. [GN-12] */
export function isRetained(timestampMs: number, nowMs: number): boolean {
  return nowMs - timestampMs < NOTIFICATION_RETENTION_DAYS * millisecondsInDay;
}
