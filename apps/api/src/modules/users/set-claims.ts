import { isDeepStrictEqual } from 'node:util';
import type { NamedPlace } from '@partyline/session';
import type { Db } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { RETRY_AFTER_S } from '../../http/error-table.ts';
import type { IdentityAdmin, TokenClaims } from '../../providers/identity/identity-admin.ts';
import { claimsOf } from './claims-of.ts';
import { inClaimsTurn, type ClaimsTurn } from './claims-turn.ts';
import { loadSessionView, type SessionView } from './session-view.ts';

/** What setting claims needs. */
export interface ClaimsDeps {
  readonly database: Db;
  readonly identity: IdentityAdmin;
  readonly now: () => Date;
}

const ATTEMPTS = 5;

/** Longer than a job's turn lasts while the identity service is silent, or that of a node that died. */
const WAIT_FOR_TURN_MS = 10_000;

/**
 * Sets a person's claims as they are seen from a place, and again until they are what the data say after they were set:
 * what was committed meanwhile is in them. Gives back the view they were made from; throws as `setClaims` of the identity
 * service does, and `unavailable` when the data do not keep still.
 */
export async function setClaims(
  { database, identity, now }: ClaimsDeps,
  turn: ClaimsTurn,
  named: NamedPlace | 'kept',
): Promise<SessionView | null> {
  let view = await loadSessionView(database, turn.uid, named);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const claims = claimsFor(view, now());
    await turn.prolong();
    await identity.setClaims(turn.uid, claims);
    view = await loadSessionView(database, turn.uid, named);
    if (isDeepStrictEqual(claimsFor(view, now()), claims)) return view;
  }
  throw unavailable();
}

/** Somebody the portal does not know (any more) has no claims. */
export function claimsFor(view: SessionView | null, now: Date): TokenClaims {
  return view === null ? {} : claimsOf(view, now);
}

/** Does work for a call that somebody waits for, in a turn of setting claims; `unavailable` when there is none to be had. */
export async function inOwnTurn<Result>(
  database: Db,
  uid: string,
  work: (turn: ClaimsTurn) => Promise<Result>,
): Promise<Result> {
  const outcome = await inClaimsTurn(database, { uid, waitMs: WAIT_FOR_TURN_MS }, work);
  if (outcome === 'busy') throw unavailable();
  return outcome;
}

function unavailable(): ApiFailure {
  return new ApiFailure('unavailable', { retryAfterS: RETRY_AFTER_S });
}
