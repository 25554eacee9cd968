import type { StoredRole } from '@partyline/roles';
import { can } from '../decision/can.ts';
import type { PermissionDecision } from '../decision/refusal.ts';
import { subjectFor, type Subject } from '../decision/subject.ts';
import type { Target } from '../decision/target.ts';
import type { AccountCircumstances } from '../table/account/plan-denials.ts';
import type { Action } from '../table/action.ts';
import type { MatrixKind } from './matrix-kinds.ts';

/** Places of an action in order: a workspace, its devices, or a part of the account. */
export const MATRIX_PLACES = [
  'workspace',
  'instance',
  'account.workspace',
  'subscription',
  'accountName',
] as const;
export type MatrixPlace = (typeof MATRIX_PLACES)[number];

/** The actions that some role can have in a place, in order: view before change. [GC-3, GC-8, PLUS-8] */
export const PLACE_ACTIONS = {
  workspace: [
    'view',
    'list',
    'rename',
    'invite',
    'create',
    'revoke',
    'delete',
    'transferOwnership',
    'askWorkspaceOwnership',
    'add-instances',
    'move-instances',
    'edit-instances',
  ],
  instance: ['view', 'list', 'favorite', 'start', 'stop', 'playPause', 'ccm', 'change-target', 'update'],
  'account.workspace': ['add', 'list', 'view'],
  subscription: ['view', 'list', 'buy', 'update', 'cancel', 'unsubscribe'],
  accountName: ['view', 'rename', 'update'],
} as const satisfies Record<MatrixPlace, readonly Action[]>;

const TARGETS: Readonly<Record<Exclude<MatrixPlace, 'workspace'>, Target>> = {
  instance: { kind: 'instance', isRunning: false, isSubscriptionExpired: false },
  'account.workspace': { kind: 'account', branch: 'workspace' },
  subscription: { kind: 'account', branch: 'subscription' },
  accountName: { kind: 'account', branch: 'accountName' },
};

/** Assumes an idle workspace and a stopped, paid device. */
function targetOf(place: MatrixPlace, kind: MatrixKind): Target {
  return place === 'workspace'
    ? { kind: 'workspace', roleType: kind, isDefault: kind === 'default', isDirty: false }
    : TARGETS[place];
}

export interface PlacedAction {
  readonly place: MatrixPlace;
  readonly action: Action;
}

function listPlacedActions(): PlacedAction[] {
  return MATRIX_PLACES.flatMap((place) => PLACE_ACTIONS[place].map((action) => ({ place, action })));
}

/** An action in a place, with the decision per role. */
export interface MatrixRow extends PlacedAction {
  readonly decisions: readonly PermissionDecision[];
}

/** Lists every action of every place; each cell is the answer of `can` for one role. [PLUS-8, GC-3] */
export function listMatrixRows(
  kind: MatrixKind,
  roles: readonly StoredRole[],
  circumstances: AccountCircumstances,
): readonly MatrixRow[] {
  const subjects = roles.map((role) => subjectFor({ roles: [role], ...circumstances }));
  return listPlacedActions().map(({ place, action }) => ({
    place,
    action,
    decisions: subjects.map((subject) => can(subject, action, targetOf(place, kind))),
  }));
}

/** What other roles in a workspace change. [PLUS-8] */
export interface RoleComparison {
  readonly gains: readonly PlacedAction[];
  readonly loses: readonly PlacedAction[];
  readonly keeps: readonly PlacedAction[];
}

/** Compares the rights of two sets of roles; an empty set has no access. [PLUS-8, GC-14] */
export function compareRights(
  kind: MatrixKind,
  now: readonly StoredRole[],
  then: readonly StoredRole[],
  circumstances: AccountCircumstances,
): RoleComparison {
  const may = (subject: Subject, { place, action }: PlacedAction) =>
    can(subject, action, targetOf(place, kind)).allowed;
  const before = subjectFor({ roles: now, ...circumstances });
  const after = subjectFor({ roles: then, ...circumstances });
  const all = listPlacedActions().map((one) => ({ one, was: may(before, one), is: may(after, one) }));
  const actionsWhere = (was: boolean, is: boolean) =>
    all.filter((judged) => judged.was === was && judged.is === is).map(({ one }) => one);
  return {
    gains: actionsWhere(false, true),
    loses: actionsWhere(true, false),
    keeps: actionsWhere(true, true),
  };
}
