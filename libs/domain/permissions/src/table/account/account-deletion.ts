import { isOwnerRole } from '@partyline/roles';
import type { Membership } from './membership.ts';
import type { WorkspaceKind } from '../permission-tree.ts';

/** In display order. [GX-4] */
export const ACCOUNT_DELETION_REFUSALS = [
  'active-subscription',
  'shared-workspace',
  'workspace-owner',
  'account-owner',
] as const;
export type AccountDeletionRefusal = (typeof ACCOUNT_DELETION_REFUSALS)[number];

/** At an account, or one of its workspaces. */
export interface AccountDeletionBlocker {
  readonly kind: AccountDeletionRefusal;
  readonly accountId: number;
  readonly workspaceId: number | null;
}

export interface OwnedAccount {
  readonly accountId: number;
  /** Past-Due counts as subscribed. [GB-12] */
  readonly hasActiveSubscription: boolean;
  /** With each workspace's own roleType. */
  readonly workspaces: readonly { readonly workspaceId: number; readonly roleType: WorkspaceKind }[];
}

function listInOwned({
  accountId,
  hasActiveSubscription,
  workspaces,
}: OwnedAccount): AccountDeletionBlocker[] {
  return [
    ...(hasActiveSubscription
      ? [{ kind: 'active-subscription', accountId, workspaceId: null } as const]
      : []),
    ...workspaces
      .filter(({ roleType }) => roleType === 'shared')
      .map(({ workspaceId }) => ({ kind: 'shared-workspace', accountId, workspaceId }) as const),
  ];
}

/**
 * Lists what blocks a user's deletion over all memberships, in refusal order. An owned account missing from `accounts` still
 * blocks. [ROLE-26, ROLE-27, WS-21, GC-4, GX-4]
 */
export function listAccountDeletionBlockers(
  memberships: readonly Membership[],
  accounts: readonly OwnedAccount[],
): readonly AccountDeletionBlocker[] {
  const owned = new Set(
    memberships.filter(({ role }) => role === 'account-owner').map(({ accountId }) => accountId),
  );
  const blockers = [
    ...accounts.filter(({ accountId }) => owned.has(accountId)).flatMap(listInOwned),
    ...memberships
      .filter(({ role }) => isOwnerRole(role))
      .map(({ role, accountId, workspaceId }) =>
        role === 'account-owner'
          ? ({ kind: 'account-owner', accountId, workspaceId: null } as const)
          : ({ kind: 'workspace-owner', accountId, workspaceId } as const),
      ),
  ];
  return ACCOUNT_DELETION_REFUSALS.flatMap((kind) => blockers.filter((blocker) => blocker.kind === kind));
}
