import { ACTIONS, can, subjectFor } from '@partyline/permissions';
import type {
  AccountCircumstances,
  Action,
  PermissionDecision,
  Subject,
  Target,
} from '@partyline/permissions';
import type { StoredRole } from '@partyline/roles';
import { ACTION_TEXTS, type MatrixPlace } from '@partyline/texts';
import type { MatrixKind } from './permissions-search.ts';

/** Columns of the matrix, in order. */
export const MATRIX_PLACES = [
  'workspace',
  'instance',
  'account.workspace',
  'subscription',
  'accountName',
] as const satisfies readonly MatrixPlace[];

const TARGETS: Readonly<Record<Exclude<MatrixPlace, 'workspace'>, Target>> = {
  instance: { kind: 'instance', isRunning: false, isSubscriptionExpired: false },
  'account.workspace': { kind: 'account', branch: 'workspace' },
  subscription: { kind: 'account', branch: 'subscription' },
  accountName: { kind: 'account', branch: 'accountName' },
};

/** Assumes an idle workspace and a stopped, paid device. */
export function targetOf(place: MatrixPlace, kind: MatrixKind): Target {
  return place === 'workspace'
    ? { kind: 'workspace', roleType: kind, isDefault: kind === 'default', isDirty: false }
    : TARGETS[place];
}

/** The actions of a place, in text order: view before change. */
export function listPlaceActions(place: MatrixPlace): readonly Action[] {
  const texts = Object.keys(ACTION_TEXTS[place]);
  return texts.flatMap((text) => ACTIONS.find((action) => action === text) ?? []);
}

/** An action in a place, with the decision per role. */
export interface MatrixRow {
  readonly place: MatrixPlace;
  readonly action: Action;
  readonly decisions: readonly PermissionDecision[];
}

/** The matrix; every cell is the answer of `can`. [PLUS-8, GC-3] */
export function listMatrixRows(
  kind: MatrixKind,
  roles: readonly StoredRole[],
  circumstances: AccountCircumstances,
): readonly MatrixRow[] {
  const subjects = roles.map((role) => subjectFor({ roles: [role], ...circumstances }));
  return MATRIX_PLACES.flatMap((place) =>
    listPlaceActions(place).map((action) => ({
      place,
      action,
      decisions: subjects.map((subject) => can(subject, action, targetOf(place, kind))),
    })),
  );
}

/** What another role in a workspace changes. [PLUS-8] */
export interface RoleComparison {
  readonly gains: readonly PlacedAction[];
  readonly loses: readonly PlacedAction[];
  readonly keeps: readonly PlacedAction[];
}

export type PlacedAction = Pick<MatrixRow, 'place' | 'action'>;

/** Compares two sets of roles; an empty set has no access. [PLUS-8, GC-14] */
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
  const all: readonly PlacedAction[] = MATRIX_PLACES.flatMap((place) =>
    listPlaceActions(place).map((action) => ({ place, action })),
  );
  return {
    gains: all.filter((one) => !may(before, one) && may(after, one)),
    loses: all.filter((one) => may(before, one) && !may(after, one)),
    keeps: all.filter((one) => may(before, one) && may(after, one)),
  };
}
