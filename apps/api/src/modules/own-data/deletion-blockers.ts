import type { DeletionBlocker } from '@partyline/contract';
import { listAccountDeletionBlockers } from '@partyline/permissions';
import { isAccountOwner } from '@partyline/roles';
import { isActive } from '@partyline/subscriptions';
import { roleTypeOf } from '@partyline/workspaces';
import type { Db } from '../../db/open-database.ts';
import { listOwnedAccounts, listSeats } from './deletion-blockers.repository.ts';

/** What blocks a deletion; its sentence is that of its kind in the reader's language. */
export type Blocker = Omit<DeletionBlocker, 'message'>;

/** Lists a deletion's blockers with names, in the rules' order, in at most two statements. [PLUS-24, ACCT-20 … ACCT-23, GX-4] */
export async function listBlockers(db: Db, uid: string): Promise<Blocker[]> {
  const seats = await listSeats(db, uid);
  const ownedIds = seats.filter(({ role }) => isAccountOwner(role)).map(({ accountId }) => accountId);
  const owned = await listOwnedAccounts(db, ownedIds);
  const lonely = new Set(owned.filter((one) => one.isOnlyMember).map(({ accountId }) => accountId));
  const accountNames = new Map(seats.map(({ accountId, accountName }) => [accountId, accountName]));
  const workspaceNames = new Map([
    ...seats.map(({ workspaceId, workspaceName }) => [workspaceId, workspaceName] as const),
    ...owned.flatMap(({ workspaces }) =>
      workspaces.map(({ workspaceId, name }) => [workspaceId, name] as const),
    ),
  ]);
  const accounts = owned.map(({ accountId, statuses, workspaces }) => ({
    accountId,
    hasActiveSubscription: statuses.some((status) => isActive({ status })),
    workspaces: workspaces.map((workspace) => ({
      workspaceId: workspace.workspaceId,
      roleType: roleTypeOf(workspace),
    })),
  }));
  return listAccountDeletionBlockers(seats, accounts).map(({ kind, accountId, workspaceId }) => ({
    kind,
    accountId,
    accountName: accountNames.get(accountId) ?? '',
    workspaceId,
    workspaceName: workspaceNames.get(workspaceId) ?? null,
    ...(kind === 'account-owner' && lonely.has(accountId) ? { isOnlyMember: true as const } : {}),
  }));
}
