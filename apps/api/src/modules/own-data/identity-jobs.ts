import { millisecondsInDay } from 'date-fns/constants';
import type { Database, Db } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import type { Tables } from '../../db/tables.gen.ts';
import { addJob } from '../../jobs/add-job.ts';
import type { JobPayloads } from '../../jobs/job-payloads.ts';
import type { IdentityAdmin } from '../../providers/identity/identity-admin.ts';
import { deliveryDelayMs } from '../delivery/deliver-commands.ts';

export interface IdentityJobDeps {
  readonly database: Database;
  readonly identity: IdentityAdmin;
}

/** Retention of an erased user's bare row, longer than a token is valid. */
export const KEPT_OUT_MS = millisecondsInDay;

/** Ends a user's sessions at the identity service, with retries. Idempotent. [PLUS-23] */
export async function endSessions(
  { database, identity }: IdentityJobDeps,
  payload: JobPayloads['end-sessions'],
): Promise<void> {
  const { uid, beforeMs, failures } = payload;
  const isDone = await isAnswered(identity.endSessions(uid, new Date(beforeMs)));
  if (isDone) return;
  const later = { ...payload, failures: failures + 1 };
  await addJob(database, 'end-sessions', later, { delayMs: deliveryDelayMs(failures) });
}

/** Deletes an erased user at the identity service, with retries. Idempotent. [GX-20] */
export async function deleteIdentity(
  { database, identity }: IdentityJobDeps,
  { uid, failures }: JobPayloads['delete-identity'],
): Promise<void> {
  if (await isAnswered(identity.deleteUser(uid))) {
    await addJob(database, 'forget-person', { uid }, { key: `forget-person:${uid}`, delayMs: KEPT_OUT_MS });
    return;
  }
  const later = { uid, failures: failures + 1 };
  await addJob(database, 'delete-identity', later, { delayMs: deliveryDelayMs(failures) });
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

/** False when the identity service is unavailable. */
async function isAnswered(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof ApiFailure && error.failure === 'unavailable') return false;
    throw error;
  }
}
