import type { AccountBranch, WorkspaceKind } from '../table/permission-tree.ts';

export interface AccountTarget {
  readonly kind: 'account';
  readonly branch: AccountBranch;
}

/** `roleType` may be the workspace's own or the one the caller sees. [GW-6, GW-7] */
export interface WorkspaceTarget {
  readonly kind: 'workspace';
  readonly roleType: WorkspaceKind;
  readonly isDefault: boolean;
  readonly isDirty: boolean;
}

/** Running: online, starting or stopping. [GD-9, GW-10] */
export interface InstanceTarget {
  readonly kind: 'instance';
  readonly isRunning: boolean;
  readonly isSubscriptionExpired: boolean;
}

export type Target = AccountTarget | WorkspaceTarget | InstanceTarget;
