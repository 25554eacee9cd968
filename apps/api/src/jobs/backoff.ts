import { millisecondsInMinute } from 'date-fns/constants';

/** First and longest wait after a failure, in milliseconds. */
const BACKOFFS = {
  claims: { firstMs: 250, longestMs: 15_000 },
  hosts: { firstMs: 250, longestMs: 30_000 },
  documents: { firstMs: 250, longestMs: 30_000 },
  identity: { firstMs: 250, longestMs: 30_000 },
  payments: { firstMs: 1_000, longestMs: 5 * millisecondsInMinute },
  mails: { firstMs: 1_000, longestMs: 5 * millisecondsInMinute },
} as const;

/** Returns the wait in milliseconds after some failures in a row: doubled each time, up to the longest of the service. */
export function backoffMs(service: keyof typeof BACKOFFS, failures: number): number {
  const { firstMs, longestMs } = BACKOFFS[service];
  return Math.min(firstMs * 2 ** Math.min(failures, 20), longestMs);
}
