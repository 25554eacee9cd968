import { isDeepStrictEqual } from 'node:util';
import type { NamedPlace } from '@partyline/session';
import type { Db } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { RETRY_AFTER_S } from '../../http/error-table.ts';
import type { IdentityAdmin, TokenClaims } from '../../providers/identity/identity-admin.ts';
import { claimsOf } from './claims-of.ts';
import { loadSessionView, type SessionView } from './session-view.ts';

/** What setting claims needs. */
export interface ClaimsDeps {
  readonly database: Db;
  readonly identity: IdentityAdmin;
  readonly now: () => Date;
}

/** Whose claims, as they are seen now, and from where they are seen. */
export interface ClaimsWish {
  readonly uid: string;
  readonly view: SessionView | null;
  readonly named: NamedPlace | 'kept';
}

const ATTEMPTS = 5;

/**
 * Sets a person's claims, and again until they are what the data say after they were set: whoever sets them last has seen
 * that they hold, in whatever order several set them. Gives back the view they were made from; throws as `setClaims` does,
 * and `unavailable` when the data do not keep still.
 */
export async function setClaims(
  deps: ClaimsDeps,
  { uid, view, named }: ClaimsWish,
): Promise<SessionView | null> {
  let claims = claimsFor(view, deps.now());
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await deps.identity.setClaims(uid, claims);
    const after = await loadSessionView(deps.database, uid, named);
    const fresh = claimsFor(after, deps.now());
    if (isDeepStrictEqual(fresh, claims)) return after;
    claims = fresh;
  }
  throw new ApiFailure('unavailable', { retryAfterS: RETRY_AFTER_S });
}

/** Somebody the portal does not know (any more) has no claims. */
function claimsFor(view: SessionView | null, now: Date): TokenClaims {
  return view === null ? {} : claimsOf(view, now);
}
