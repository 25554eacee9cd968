import type { ApiFailure } from '../http/errors/api-failure.ts';
import { logNameOf } from '../http/requests/request-log.ts';
import type { JobLog } from './job-log.ts';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';

/** Time for an operator to mend a key, a right or a setting; a day and a half in all. */
const WAITS_MS = [
  millisecondsInMinute,
  5 * millisecondsInMinute,
  15 * millisecondsInMinute,
  millisecondsInHour,
  6 * millisecondsInHour,
  millisecondsInDay,
];

/** Returns the wait after `refusals` earlier final refusals by a provider; null: the job gives up. */
export function refusalDelayMs(refusals: number): number | null {
  return WAITS_MS[refusals] ?? null;
}

interface Refusal {
  readonly error: ApiFailure;
  readonly uid: string;
  readonly refusals: number;
}

/** Logs a final refusal about a user, for the operator; returns the wait before the next attempt, or null: given up. */
export function noteRefusal(log: JobLog, { error, uid, refusals }: Refusal, message: string): number | null {
  const delayMs = refusalDelayMs(refusals);
  log.error(
    { err: error.cause ?? error, user: logNameOf(uid), delayMs, isGivenUp: delayMs === null },
    message,
  );
  return delayMs;
}
