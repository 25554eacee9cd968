import type { Db } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { requestConfirmation } from '../../jobs/request-claims.ts';
import type { IdentityAdmin } from '../../providers/identity/identity-admin.ts';
import type { ClaimsTurn } from './claims-turn.ts';
import { loadSessionView } from './session-view.ts';
import { inOwnTurn, setClaims } from './set-claims.ts';
import { keepChosenPlace } from './users.repository.ts';

/** What the choice needs. */
export interface SwitchDeps {
  readonly database: Db;
  readonly identity: IdentityAdmin;
  readonly now: () => Date;
}

/**
 * Chooses the association that a person's next token names. One they do not have is `not-found`, whether it exists or not.
 * From the answer on every new token names it: no claims that somebody else was setting can arrive after them. If the
 * claims cannot be set, what was chosen before is chosen again. [API-15, ACCT-8]
 */
export function switchAccount(deps: SwitchDeps, uid: string, place: ChosenPlace): Promise<void> {
  return inOwnTurn(deps.database, uid, (turn) => choose(deps, turn, place));
}

interface ChosenPlace {
  readonly accountId: number;
  readonly workspaceId: number | null;
}

async function choose(deps: SwitchDeps, turn: ClaimsTurn, place: ChosenPlace): Promise<void> {
  const { database } = deps;
  const { uid } = turn;
  const view = await loadSessionView(database, uid, place);
  const { chosen } = view ?? {};
  const isTheirs = chosen?.accountId === place.accountId && chosen.workspaceId === place.workspaceId;
  if (!view || !isTheirs) throw new ApiFailure('not-found');
  await keepChosenPlace(database, uid, place);
  try {
    await setClaims(deps, turn, place);
  } catch (error) {
    await keepChosenPlace(database, uid, view.user.chosen);
    await requestConfirmation(database, uid);
    throw error;
  }
}
