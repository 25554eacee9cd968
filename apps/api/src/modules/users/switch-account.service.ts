import type { Db } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import { requestConfirmation } from '../../jobs/request-claims.ts';
import type { IdentityAdmin } from '../../providers/identity/identity-admin.ts';
import type { ClaimsLock } from './claims/claims-lock.ts';
import { loadSessionView } from './user/session-view.ts';
import { withOwnClaimsLock, setClaims } from './claims/set-claims.ts';
import { keepChosenWorkspace } from './user/users.repository.ts';

export interface SwitchDeps {
  readonly database: Db;
  readonly identity: IdentityAdmin;
  readonly now: () => Date;
}

/**
 * Chooses the next token's association; one the user lacks is `not-found`. Every later token names it, without concurrent claims.
 * On failure the previous choice is restored. [API-15, ACCT-8]
 */
export function switchAccount(deps: SwitchDeps, uid: string, workspace: ChosenWorkspace): Promise<void> {
  return withOwnClaimsLock(deps.database, uid, (lock) => choose(deps, lock, workspace));
}

interface ChosenWorkspace {
  readonly accountId: number;
  readonly workspaceId: number | null;
}

async function choose(deps: SwitchDeps, lock: ClaimsLock, workspace: ChosenWorkspace): Promise<void> {
  const { database } = deps;
  const { uid } = lock;
  const view = await loadSessionView(database, uid, workspace);
  const { chosen } = view ?? {};
  const isTheirs = chosen?.accountId === workspace.accountId && chosen.workspaceId === workspace.workspaceId;
  if (!view || !isTheirs) throw new ApiFailure('not-found');
  await keepChosenWorkspace(database, uid, workspace);
  try {
    await setClaims(deps, lock, workspace);
  } catch (error) {
    await keepChosenWorkspace(database, uid, view.user.chosen);
    await requestConfirmation(database, uid);
    throw error;
  }
}
