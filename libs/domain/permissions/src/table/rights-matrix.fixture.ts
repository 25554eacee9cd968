import { ACTIONS } from './action.ts';
import type { Action } from './action.ts';

/** The columns below: the role and branch of each. */
const COLUMNS = [
  'account-owner account.workspace',
  'account-owner account.subscription',
  'account-owner account.accountName',
  'account-admin account.workspace',
  'account-admin account.subscription',
  'account-admin account.accountName',
  'account-manager workspace.default',
  'account-manager workspace.shared',
  'account-manager workspace.orphanage',
  'workspace-owner workspace.invited',
  'workspace-admin workspace.invited',
  'vic-admin workspace.invited',
  'endpoint-user workspace.invited',
  'manager instance',
  'vic-admin instance',
  'endpoint-user instance',
] as const;

/**
 * The decided rights, written independently of the table. Account manager: account owner or admin; manager: these, or
 * workspace owner or admin. Missing means not allowed.
 */
const MATRIX = `
                        owner    admin    acc.man. wo wa va eu  m  va eu
                        w s n    w s n    d s o
  add                   x . .    x . .    . . .    .  .  .  .   .  .  .
  delete                . . .    . . .    . x x    .  .  .  .   .  .  .
  rename                . . x    . . .    x x x    x  x  .  .   .  .  .
  update                . x x    . x .    . . .    .  .  .  .   x  .  .
  cancel                . x .    . x .    . . .    .  .  .  .   .  .  .
  view                  x x x    x x x    x x x    x  x  x  x   x  x  x
  playPause             . . .    . . .    . . .    .  .  .  .   x  x  .
  invite                . . .    . . .    x x x    x  x  x  .   .  .  .
  create                . . .    . . .    x x x    x  x  .  .   .  .  .
  revoke                . . .    . . .    x x x    x  x  .  .   .  .  .
  buy                   . x .    . x .    . . .    .  .  .  .   .  .  .
  list                  x x .    x x .    x x x    x  x  x  .   x  x  .
  unsubscribe           . x .    . x .    . . .    .  .  .  .   .  .  .
  start                 . . .    . . .    . . .    .  .  .  .   x  x  .
  stop                  . . .    . . .    . . .    .  .  .  .   x  x  .
  change-target         . . .    . . .    . . .    .  .  .  .   x  .  .
  ccm                   . . .    . . .    . . .    .  .  .  .   x  x  .
  favorite              . . .    . . .    . . .    .  .  .  .   x  x  x
  transferOwnership     . . .    . . .    . . x    x  .  .  .   .  .  .
  askWorkspaceOwnership . . .    . . .    . x .    .  x  .  .   .  .  .
  add-instances         . . .    . . .    x x x    x  x  .  .   .  .  .
  move-instances        . . .    . . .    x x x    x  x  .  .   .  .  .
  edit-instances        . . .    . . .    x x x    x  x  .  .   .  .  .
`;

const CELLS: ReadonlyMap<string, readonly string[]> = new Map(
  MATRIX.trim()
    .split('\n')
    .slice(2)
    .map((line) => line.trim().split(/\s+/))
    .map(([action = '', ...cells]) => [action, cells]),
);

/** Returns the column of a role and branch; -1: no rights. */
function columnOf(role: string, branch: string): number {
  const isAccountManager = role.startsWith('account-');
  const isManager = isAccountManager || role.startsWith('workspace-');
  const whose = [role, ...(isAccountManager ? ['account-manager'] : []), ...(isManager ? ['manager'] : [])];
  return COLUMNS.findIndex((column) => whose.some((who) => column === `${who} ${branch}`));
}

/** Returns whether the matrix gives a role an action in a branch such as `workspace.shared`. */
export function isDrawn(role: string, branch: string, action: string): boolean {
  return CELLS.get(action)?.[columnOf(role, branch)] === 'x';
}

/** Returns a role's actions in a branch, in list order. */
export function drawnActions(role: string, branch: string): readonly Action[] {
  return ACTIONS.filter((action) => isDrawn(role, branch, action));
}
