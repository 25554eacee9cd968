import { millisecondsInDay } from 'date-fns/constants';
import type { Database, Db } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import type { Tables } from '../../db/tables.gen.ts';
import { logNameOf } from '../../http/requests/request-log.ts';
import { addJob } from '../../jobs/add-job.ts';
import { backoffMs } from '../../jobs/backoff.ts';
import type { JobLog } from '../../jobs/job-log.ts';
import { noteRefusal } from '../../jobs/refusal-delay.ts';
import type { JobPayloads } from '../../jobs/job-payloads.ts';
import type { IdentityAdmin } from '../../providers/identity/identity-admin.ts';

export interface IdentityJobDeps {
  readonly database: Database;
  readonly identity: IdentityAdmin;
  readonly log: JobLog;
}

/** Retention of an erased user's bare row, longer than a token is valid. */
export const KEPT_OUT_MS = millisecondsInDay;

/**
 * Ends a user's sessions at the identity service, with retries. Idempotent. Gives up when it keeps refusing: the API refuses their
 * tokens itself. [PLUS-23]
 */
export async function endSessions(
  deps: IdentityJobDeps,
  payload: JobPayloads['end-sessions'],
): Promise<void> {
  const { uid, beforeMs } = payload;
  const later = await attempt(
    deps,
    payload,
    () => deps.identity.endSessions(uid, new Date(beforeMs)),
    'sessions could not be ended at the identity service',
  );
  if (typeof later === 'string') return;
  await addJob(deps.database, 'end-sessions', { ...payload, ...later.payload }, { delayMs: later.delayMs });
}

/** Deletes an erased user at the identity service, with retries. Idempotent. [GX-20] */
export async function deleteIdentity(
  deps: IdentityJobDeps,
  payload: JobPayloads['delete-identity'],
): Promise<void> {
  const { database, identity } = deps;
  const { uid } = payload;
  const later = await attempt(
    deps,
    payload,
    () => identity.deleteUser(uid),
    'a user could not be deleted at the identity service',
  );
  // Given up: {@link resumeErasures} begins again.
  if (later === 'given-up') return;
  if (later === 'done') {
    await addJob(database, 'forget-person', { uid }, { key: `forget-person:${uid}`, delayMs: KEPT_OUT_MS });
    return;
  }
  await addJob(database, 'delete-identity', { uid, ...later.payload }, { delayMs: later.delayMs });
}

/** Deletes an erased user's row and any left claims lock. */
export async function forgetPerson(db: Db, { uid }: JobPayloads['forget-person']): Promise<void> {
  await db.query(
    `WITH gone AS (DELETE FROM app.users WHERE uid = $1 AND deleted_at IS NOT NULL RETURNING uid)
      DELETE FROM app.claims_turns WHERE user_uid IN (SELECT uid FROM gone)`,
    [uid],
  );
}

/** Longer than an erasure; its row is deleted after a day. */
const FORGOTTEN_DAYS = 2;

/** Deletes erased users at the identity service whose job gave up. [GX-20] */
export async function resumeErasures(db: Db): Promise<void> {
  const { rows } = await db.query<Pick<Tables['users'], 'uid'>>(
    `SELECT u.uid FROM app.users u WHERE u.deleted_at < now() - $1 * interval '1 day'
      AND NOT EXISTS (SELECT FROM graphile_worker._private_jobs j WHERE j.payload ->> 'uid' = u.uid)`,
    [FORGOTTEN_DAYS],
  );
  for (const { uid } of rows) {
    await addJob(db, 'delete-identity', { uid, failures: 0 }, { key: `delete-identity:${uid}` });
  }
}

interface Later {
  readonly payload: { readonly failures: number; readonly refusals: number };
  readonly delayMs: number;
}

/** Does the work of a job; after a failure logs it and returns the next attempt, if any. */
async function attempt(
  { log }: IdentityJobDeps,
  { uid, failures, refusals = 0 }: { uid: string; failures: number; refusals?: number | undefined },
  work: () => Promise<void>,
  message: string,
): Promise<'done' | 'given-up' | Later> {
  try {
    await work();
    return 'done';
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.failure === 'identity-refused') {
      const delayMs = noteRefusal(log, { error, uid, refusals }, message);
      return delayMs === null ? 'given-up' : { payload: { failures, refusals: refusals + 1 }, delayMs };
    }
    if (error.failure !== 'unavailable') throw error;
    const delayMs = backoffMs('identity', failures);
    log.warn({ err: error.cause ?? error, user: logNameOf(uid), delayMs }, message);
    return { payload: { failures: failures + 1, refusals }, delayMs };
  }
}
