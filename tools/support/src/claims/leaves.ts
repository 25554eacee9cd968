import { ACCOUNT_BRANCHES, WORKSPACE_KINDS } from '@partyline/permissions';
import type { Action, PermissionTree } from '@partyline/permissions';

export interface Leaf {
  readonly leaf: string;
  readonly actions: readonly Action[];
}

export function listLeaves({ account, workspace, instance }: PermissionTree): Leaf[] {
  return [
    ...ACCOUNT_BRANCHES.map((branch) => ({ leaf: `account.${branch}`, actions: account[branch] })),
    ...WORKSPACE_KINDS.map((kind) => ({ leaf: `workspace.${kind}`, actions: workspace[kind] })),
    { leaf: 'instance', actions: instance },
  ];
}
