import type { AccountBranch, WorkspaceKind } from '../table/permission-tree.ts';

/** A question about the account itself. */
export interface AccountTarget {
  readonly kind: 'account';
  readonly branch: AccountBranch;
}

/**
 * A question about a workspace. `roleType` may be the workspace's own or the one the caller sees on the wire; `isDirty`
 * says that an owner invitation, a transfer, a request or a move is open there. [GW-6, GW-7]
 */
export interface WorkspaceTarget {
  readonly kind: 'workspace';
  readonly roleType: WorkspaceKind;
  readonly isDefault: boolean;
  readonly isDirty: boolean;
}

/** A question about an instance. Running means online or busy getting there or away. [GD-9, GW-10] */
export interface InstanceTarget {
  readonly kind: 'instance';
  readonly isRunning: boolean;
  readonly isSubscriptionExpired: boolean;
}

/** What a permission question is about. */
export type Target = AccountTarget | WorkspaceTarget | InstanceTarget;
