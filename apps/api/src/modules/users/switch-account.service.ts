import type { Db } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import type { IdentityAdmin } from '../../providers/identity/identity-admin.ts';
import { confirmClaims } from '../../jobs/request-claims.ts';
import { loadSessionView } from './session-view.ts';
import { setClaims } from './set-claims.ts';
import { keepChosenPlace } from './users.repository.ts';

/** What the choice needs. */
export interface SwitchDeps {
  readonly database: Db;
  readonly identity: IdentityAdmin;
  readonly now: () => Date;
}

/**
 * Chooses the association that a person's next token names. One they do not have is `not-found`, whether it exists or not.
 * If the claims cannot be set, what was chosen before is chosen again. [API-15, ACCT-8]
 */
export async function switchAccount(
  deps: SwitchDeps,
  uid: string,
  place: { readonly accountId: number; readonly workspaceId: number | null },
): Promise<void> {
  const { database } = deps;
  const view = await loadSessionView(database, uid, place);
  const { chosen } = view ?? {};
  const isTheirs = chosen?.accountId === place.accountId && chosen.workspaceId === place.workspaceId;
  if (!view || !isTheirs) throw new ApiFailure('not-found');
  // First, so that a job that sets claims meanwhile makes them for the same place.
  await keepChosenPlace(database, uid, place);
  try {
    await setClaims(deps, { uid, view, named: place });
  } catch (error) {
    await keepChosenPlace(database, uid, view.user.chosen);
    await confirmClaims(database, uid);
    throw error;
  }
}
