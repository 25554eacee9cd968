import { inTransaction } from '../../../db/in-transaction.ts';
import type { Database } from '../../../db/open-database.ts';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import { logNameOf } from '../../../http/requests/request-log.ts';
import type { JobLog } from '../../../jobs/job-log.ts';
import { backoffMs } from '../../../jobs/backoff.ts';
import { requestClaims, requestConfirmation } from '../../../jobs/request-claims.ts';
import { noteRefusal } from '../../../jobs/refusal-delay.ts';
import { createServicePause, type ServicePause } from '../../../jobs/service-pause.ts';
import type { IdentityAdmin } from '../../../providers/identity/identity-admin.ts';
import { finishClaims } from './claims.repository.ts';
import { withClaimsLock, type ClaimsLock } from './claims-lock.ts';
import { setClaims } from './set-claims.ts';

export interface BringClaimsDeps {
  readonly database: Database;
  readonly identity: IdentityAdmin;
  readonly log: JobLog;
}

export interface BringClaimsPayload {
  readonly uid: string;
  readonly failures: number;
  readonly refusals?: number | undefined;
}

/** One process's job; `job` keeps its id on a retry. */
export type BringClaims = (payload: BringClaimsPayload, job: string) => Promise<void>;

/**
 * Sets a user's claims from current data, finishes the registration and requests a token refresh. Idempotent; retries while the
 * identity service is unavailable, and rarely, then no more, while it refuses; skips users unknown to it. [AUTH-22, GC-11]
 */
export function createBringClaims(deps: BringClaimsDeps): BringClaims {
  const pause = createServicePause();
  return async (payload, job) => {
    const { uid, failures, refusals = 0 } = payload;
    // A worker never waits for the claims lock: the job is retried.
    const outcome = await withClaimsLock(deps.database, { uid, waitMs: 0 }, (lock) =>
      attempt(deps, pause, { lock, job }, payload),
    );
    if (outcome === 'busy')
      await requestClaims(deps.database, uid, { failures, refusals, delayMs: backoffMs('claims', 0) });
  };
}

interface OwnLock {
  readonly lock: ClaimsLock;
  readonly job: string;
}

async function attempt(
  deps: BringClaimsDeps,
  pause: ServicePause,
  own: OwnLock,
  { uid, failures, refusals = 0 }: BringClaimsPayload,
): Promise<void> {
  const again = { failures: failures + 1, refusals, delayMs: backoffMs('claims', failures) };
  if (!pause.mayAsk()) return requestClaims(deps.database, uid, again);
  try {
    await bringOnce(deps, own, failures);
    pause.answered();
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.failure === 'unauthenticated') {
      pause.answered();
      deps.log.info({ user: logNameOf(uid) }, 'claims changed for a user unknown to the identity service');
      return;
    }
    if (error.failure === 'identity-refused') {
      pause.answered();
      const delayMs = noteRefusal(
        deps.log,
        { error, uid, refusals },
        'the identity service refuses to set claims',
      );
      if (delayMs !== null)
        await requestClaims(deps.database, uid, { failures, refusals: refusals + 1, delayMs });
      return;
    }
    pause.failed();
    const { delayMs } = again;
    deps.log.warn({ err: error.cause ?? error, user: logNameOf(uid), delayMs }, 'claims could not be set');
    await requestClaims(deps.database, uid, again);
  }
}

async function bringOnce(
  { database, identity }: BringClaimsDeps,
  { lock, job }: OwnLock,
  failures: number,
): Promise<void> {
  const after = await setClaims({ database, identity, now: () => new Date() }, lock, 'stored');
  if (after === null) return;
  await inTransaction(database, async (tx) => {
    await finishClaims(tx, lock.uid, { stored: after.user.chosen, chosen: after.chosen, job });
    if (failures > 0) await requestConfirmation(tx, lock.uid);
  });
}
