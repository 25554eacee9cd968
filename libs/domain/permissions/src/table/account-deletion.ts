import { isOwnerRole } from '@partyline/roles';
import type { Membership } from './membership.ts';
import type { WorkspaceKind } from './permission-tree.ts';

/** What can stand in the way of deleting one's own account, in the order in which it is said. [GX-4] */
export const ACCOUNT_DELETION_REFUSALS = [
  'active-subscription',
  'shared-workspace',
  'workspace-owner',
  'account-owner',
] as const;
/** One of {@link ACCOUNT_DELETION_REFUSALS}. */
export type AccountDeletionRefusal = (typeof ACCOUNT_DELETION_REFUSALS)[number];

/** One thing that stands in the way, and where: in an account, or in a workspace of it. */
export interface AccountDeletionBlocker {
  readonly kind: AccountDeletionRefusal;
  readonly accountId: number;
  readonly workspaceId: number | null;
}

/** An account as far as the deletion of its owner's own account depends on it. */
export interface OwnedAccount {
  readonly accountId: number;
  /** Whether one of its subscriptions is active: Subscribed, or Past-Due, which counts as subscribed. [GB-12] */
  readonly hasActiveSubscription: boolean;
  /** Its workspaces, and what each is in its own account. */
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
 * Everything that stands in the way of a person who wants to delete their own account, over all their memberships, in
 * the order of the refusals: an account they own (strictly id 1) has an active subscription; such an account has a
 * shared workspace; a membership is an ownership (strictly id 2, then 1). Empty: nothing. What an account is like whose
 * owner is somebody else plays no part, and an account that nobody tells about is still owned.
 * [ROLE-26, ROLE-27, WS-21, GC-4, GX-4]
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
