import type { StoredRole } from '@partyline/roles';
import type { Action } from './action.ts';
import { EMPTY_TREE } from './permission-tree.ts';
import type { PermissionTree } from './permission-tree.ts';

/** Managing a workspace, for any role. */
const MANAGE = [
  'view',
  'list',
  'rename',
  'invite',
  'create',
  'revoke',
  'add-instances',
  'move-instances',
  'edit-instances',
] as const satisfies readonly Action[];

/** Operating instances. */
const OPERATE = [
  'start',
  'stop',
  'playPause',
  'ccm',
  'favorite',
  'view',
  'list',
] as const satisfies readonly Action[];

/** Also changing their location and details. */
const OPERATE_AND_CHANGE = [...OPERATE, 'change-target', 'update'] as const satisfies readonly Action[];

/** They see a workspace by its own kind, never as `invited`. [ROLE-18] */
const AS_ACCOUNT_MANAGER = {
  workspace: {
    default: MANAGE,
    shared: [...MANAGE, 'delete', 'askWorkspaceOwnership'],
    orphanage: [...MANAGE, 'delete', 'transferOwnership'],
    invited: [],
  },
  instance: OPERATE_AND_CHANGE,
} as const satisfies Pick<PermissionTree, 'workspace' | 'instance'>;

const ACCOUNT_RIGHTS = {
  workspace: ['add', 'list', 'view'],
  subscription: ['buy', 'cancel', 'unsubscribe', 'update', 'list', 'view'],
} as const satisfies Partial<PermissionTree['account']>;

/** Builds the tree of a role below account level: the invited set only, nothing in the account. [ROLE-19] */
function invited(workspace: readonly Action[], instance: readonly Action[]): PermissionTree {
  return { ...EMPTY_TREE, workspace: { ...EMPTY_TREE.workspace, invited: workspace }, instance };
}

/** The maximum: a trial, a partner's customer or an object's state may still refuse. [GC-3, ROLE-18, ROLE-19] */
export const RIGHTS: Readonly<Record<StoredRole, PermissionTree>> = {
  'account-owner': {
    account: { ...ACCOUNT_RIGHTS, accountName: ['view', 'rename', 'update'] },
    ...AS_ACCOUNT_MANAGER,
  },
  'account-admin': {
    account: { ...ACCOUNT_RIGHTS, accountName: ['view'] },
    ...AS_ACCOUNT_MANAGER,
  },
  'workspace-owner': invited([...MANAGE, 'transferOwnership'], OPERATE_AND_CHANGE),
  'workspace-admin': invited([...MANAGE, 'askWorkspaceOwnership'], OPERATE_AND_CHANGE),
  'vic-admin': invited(['view', 'list', 'invite'], OPERATE),
  'endpoint-user': invited(['view'], ['view', 'favorite']),
};
