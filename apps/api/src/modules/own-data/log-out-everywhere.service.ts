import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import { addJob } from '../../jobs/add-job.ts';
import type { IdentityAdmin } from '../../providers/identity/identity-admin.ts';
import { revokeAllApiTokens } from '../api-tokens/api-tokens.service.ts';
import { writeAudit } from '../../records/audit/write-audit.ts';
import { refuseOlderTokens } from '../sessions/sessions.repository.ts';

export interface LogOutDeps {
  readonly database: Database;
  readonly identity: IdentityAdmin;
  readonly now: () => Date;
}

/** The job runs after the call's attempt and finds nothing to do. */
const JOB_AFTER_MS = 5_000;

/**
 * Ends all sessions of a user, and revokes their API tokens if asked to: every node refuses older tokens from the commit on, then refresh tokens are revoked, by a job if
 * unavailable. Tokens name whole seconds, so the answer waits for the end of the current one; later sign-ins count. [PLUS-23]
 */
export async function logOutEverywhere(
  deps: LogOutDeps,
  uid: string,
  requestId: string,
  { revokesApiTokens = false }: { readonly revokesApiTokens?: boolean } = {},
): Promise<void> {
  const { database, identity, now } = deps;
  const before = now();
  const passedInMs = await inTransaction(database, async (tx) => {
    const waitMs = await refuseOlderTokens(tx, uid, null);
    const payload = { uid, beforeMs: before.getTime(), failures: 0 };
    await addJob(tx, 'end-sessions', payload, { key: `end-sessions:${uid}`, delayMs: JOB_AFTER_MS });
    if (revokesApiTokens) await revokeAllApiTokens(tx, uid, requestId);
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
    // Unavailable: the job retries.
    if (!(error instanceof ApiFailure)) throw error;
  }
}
