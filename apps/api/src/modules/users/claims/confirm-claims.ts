import { isDeepStrictEqual } from 'node:util';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import { logNameOf } from '../../../http/requests/request-log.ts';
import { noteRefusal } from '../../../jobs/refusal-delay.ts';
import { backoffMs } from '../../../jobs/backoff.ts';
import { requestClaims, requestConfirmation } from '../../../jobs/request-claims.ts';
import type { BringClaimsDeps, BringClaimsPayload } from './bring-claims.ts';
import { loadSessionView } from '../user/session-view.ts';
import { claimsFor } from './set-claims.ts';

/**
 * Checks the identity service's claims; sets them again if a late call overwrote them. Idempotent; retries while unavailable.
 * [GC-11, GC-14]
 */
export async function confirmClaims(
  { database, identity, log }: BringClaimsDeps,
  { uid, failures, refusals = 0 }: BringClaimsPayload,
): Promise<void> {
  try {
    const standing = await identity.readClaims(uid);
    const view = await loadSessionView(database, uid, 'stored');
    if (standing === null || isDeepStrictEqual(standing, claimsFor(view, new Date()))) return;
    await requestClaims(database, uid);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.failure === 'identity-refused') {
      const delayMs = noteRefusal(
        log,
        { error, uid, refusals },
        'the identity service refuses to show claims',
      );
      if (delayMs !== null)
        await requestConfirmation(database, uid, { failures, refusals: refusals + 1, delayMs });
      return;
    }
    const delayMs = backoffMs('claims', failures);
    log.warn({ err: error.cause ?? error, user: logNameOf(uid), delayMs }, 'claims could not be checked');
    await requestConfirmation(database, uid, { failures: failures + 1, refusals, delayMs });
  }
}
