import type { Db } from '../db/open-database.ts';
import { addJob } from './add-job.ts';

/** Counts what earlier attempts met; with the wait before the next. */
interface ClaimsAttempt {
  readonly failures?: number;
  readonly refusals?: number;
  readonly delayMs?: number;
}

/**
 * Requests a user's claims at the commit, mostly from triggers; at most one job waits and uses the state at its run. [GC-2, GC-11]
 */
export async function requestClaims(
  tx: Db,
  uid: string,
  { failures = 0, refusals = 0, delayMs = 0 }: ClaimsAttempt = {},
): Promise<void> {
  await addJob(tx, 'bring-claims', { uid, failures, refusals }, { key: `bring-claims-${uid}`, delayMs });
}

/** Longer than a timed-out identity service call stays in flight. */
const CONFIRM_AFTER_MS = 60_000;

/** Requests a later check of claims: a timed-out call may still overwrite newer ones. */
export async function requestConfirmation(
  tx: Db,
  uid: string,
  { failures = 0, refusals = 0, delayMs = CONFIRM_AFTER_MS }: ClaimsAttempt = {},
): Promise<void> {
  await addJob(tx, 'confirm-claims', { uid, failures, refusals }, { key: `confirm-claims-${uid}`, delayMs });
}
