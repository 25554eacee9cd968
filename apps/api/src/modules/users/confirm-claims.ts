import { isDeepStrictEqual } from 'node:util';
import { ApiFailure } from '../../http/api-failure.ts';
import { requestClaims, requestConfirmation } from '../../jobs/request-claims.ts';
import { claimsDelayMs, type BringClaimsDeps, type BringClaimsPayload } from './bring-claims.ts';
import { loadSessionView } from './session-view.ts';
import { claimsFor } from './set-claims.ts';

/**
 * Looks whether the claims that stand at the identity service are what the data say; only if a call that was given up has
 * overwritten them late are they set again and the person told. Nobody is told a second time for nothing. May be run twice;
 * an identity service that does not answer is asked again. [GC-11, GC-14]
 */
export async function confirmClaims(
  { database, identity }: Omit<BringClaimsDeps, 'log'>,
  { uid, failures }: BringClaimsPayload,
): Promise<void> {
  try {
    const standing = await identity.readClaims(uid);
    const view = await loadSessionView(database, uid, 'kept');
    if (standing === null || isDeepStrictEqual(standing, claimsFor(view, new Date()))) return;
    await requestClaims(database, uid);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    await requestConfirmation(database, uid, { failures: failures + 1, delayMs: claimsDelayMs(failures) });
  }
}
