import { isDeepStrictEqual } from 'node:util';
import type { NamedWorkspace } from '@partyline/session';
import type { Db } from '../../../db/open-database.ts';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import { RETRY_AFTER_S } from '../../../http/errors/error-table.ts';
import type { IdentityAdmin, TokenClaims } from '../../../providers/identity/identity-admin.ts';
import { claimsOf } from './claims-of.ts';
import { withClaimsLock, type ClaimsLock } from './claims-lock.ts';
import { loadSessionView, type SessionView } from '../user/session-view.ts';

export interface ClaimsDeps {
  readonly database: Db;
  readonly identity: IdentityAdmin;
  readonly now: () => Date;
}

const ATTEMPTS = 5;

/** Longer than the claims lock of a job or dead node. */
const WAIT_FOR_TURN_MS = 10_000;

/**
 * Sets a user's claims for an account and workspace until they match the data after the call. Returns their view; throws like `setClaims`, and
 * `unavailable` when the data keep changing.
 */
export async function setClaims(
  { database, identity, now }: ClaimsDeps,
  lock: ClaimsLock,
  named: NamedWorkspace | 'stored',
): Promise<SessionView | null> {
  let view = await loadSessionView(database, lock.uid, named);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const claims = claimsFor(view, now());
    await lock.prolong();
    await identity.setClaims(lock.uid, claims);
    view = await loadSessionView(database, lock.uid, named);
    if (isDeepStrictEqual(claimsFor(view, now()), claims)) return view;
  }
  throw unavailable();
}

/** Returns the claims of a user; an unknown one has none. */
export function claimsFor(view: SessionView | null, now: Date): TokenClaims {
  return view === null ? {} : claimsOf(view, now);
}

/** Runs a call's work under the claims lock, or throws `unavailable`. */
export async function withOwnClaimsLock<Result>(
  database: Db,
  uid: string,
  work: (lock: ClaimsLock) => Promise<Result>,
): Promise<Result> {
  const outcome = await withClaimsLock(database, { uid, waitMs: WAIT_FOR_TURN_MS }, work);
  if (outcome === 'busy') throw unavailable();
  return outcome;
}

function unavailable(): ApiFailure {
  return new ApiFailure('unavailable', { retryAfterS: RETRY_AFTER_S });
}
