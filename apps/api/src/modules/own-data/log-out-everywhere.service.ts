import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Db } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { addJob } from '../../jobs/add-job.ts';
import type { IdentityAdmin } from '../../providers/identity/identity-admin.ts';
import { writeAudit } from '../audit/write-audit.ts';

/** What it needs. */
export interface LogOutDeps {
  readonly database: Database;
  readonly identity: IdentityAdmin;
  readonly now: () => Date;
}

/** The job comes after the call has asked the identity service itself; then it finds nothing left to do. */
const JOB_AFTER_MS = 5_000;

/**
 * Ends every session of a person. From the commit on every token of a sign-in until now is refused, on every node, and
 * streams end; then the identity service is told to give no new ones, by a job if it does not answer. Tokens name the second
 * of their sign-in, so that whole second is refused: the answer comes when it has passed, and a sign-in after the answer
 * always counts. [PLUS-23]
 */
export async function logOutEverywhere(deps: LogOutDeps, uid: string, requestId: string): Promise<void> {
  const { database, identity, now } = deps;
  const before = now();
  const passedInMs = await inTransaction(database, async (tx) => {
    const waitMs = await refuseOlderTokens(tx, uid);
    const payload = { uid, beforeMs: before.getTime(), failures: 0 };
    await addJob(tx, 'end-sessions', payload, { key: `end-sessions:${uid}`, delayMs: JOB_AFTER_MS });
    await writeAudit(tx, {
      accountId: null,
      actor: { kind: 'user', uid },
      action: 'person.log-out-everywhere',
      object: { kind: 'user', id: uid },
      outcome: 'done',
      requestId,
    });
    return waitMs;
  });
  await Promise.all([wait(passedInMs), tell(identity, uid, before)]);
}

/** Refuses tokens of sign-ins until the end of this second; gives back the milliseconds until that has passed, 1000 at most. */
async function refuseOlderTokens(tx: Db, uid: string): Promise<number> {
  const { rows } = await tx.query<{ waitMs: number }>({
    name: 'refuse-older-tokens',
    text: `UPDATE app.users SET tokens_valid_after =
        greatest(tokens_valid_after, date_trunc('second', clock_timestamp()) + interval '1 second')
      WHERE uid = $1 AND deleted_at IS NULL
      RETURNING extract(epoch FROM tokens_valid_after - clock_timestamp())::float8 * 1000 AS "waitMs"`,
    values: [uid],
  });
  return Math.min(Math.max(0, Math.ceil(rows[0]?.waitMs ?? 0)), 1_000);
}

async function tell(identity: IdentityAdmin, uid: string, before: Date): Promise<void> {
  try {
    await identity.endSessions(uid, before);
  } catch (error) {
    // Away: the job asks for as long as it takes.
    if (!(error instanceof ApiFailure)) throw error;
  }
}
