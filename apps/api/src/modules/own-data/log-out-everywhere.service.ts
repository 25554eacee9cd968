import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { addJob } from '../../jobs/add-job.ts';
import type { IdentityAdmin } from '../../providers/identity/identity-admin.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { refuseOlderTokens } from '../sessions/refuse-older-tokens.ts';

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
    const waitMs = await refuseOlderTokens(tx, uid, null);
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

async function tell(identity: IdentityAdmin, uid: string, before: Date): Promise<void> {
  try {
    await identity.endSessions(uid, before);
  } catch (error) {
    // Away: the job asks for as long as it takes.
    if (!(error instanceof ApiFailure)) throw error;
  }
}
