import { compareRoles, isAccountLevel, type StoredRole } from '@partyline/roles';
import { decideAccessChange, type AccessChangeQuestion } from '../rules/decide-access-change.ts';
import { listRoleChanges } from '../rules/role-options.ts';
import { changeQuestion } from './change-question.ts';
import { listAccessActions, type ListedRow, type OfferRefusal, type RowContext } from './row-actions.ts';

/** What can be done to many rows of the people at once, in the order of the bar. [HZ-8] */
export const BULK_ACTIONS = ['resend', 'set-end', 'change-role', 'suspend', 'resume', 'revoke'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** An act on many rows; an omitted role or end date is still to be chosen. */
export type BulkAct =
  | { readonly action: Exclude<BulkAction, 'set-end' | 'change-role'> }
  | {
      readonly action: 'set-end';
      /** Unix milliseconds; null: none. */
      readonly endsAtMs?: number | null;
    }
  | { readonly action: 'change-role'; readonly roleName?: StoredRole };

/** Reasons for which a row is left out, besides those of its menu. */
export const BULK_REFUSALS = [
  'own',
  'not-invited',
  'not-member',
  'is-suspended',
  'not-suspended',
  'same-role',
  'same-end',
  'other-level',
  'hidden',
] as const;
export type BulkRefusal = OfferRefusal | (typeof BULK_REFUSALS)[number];

/** The rows of a selection that an act fits, and the others, each with its reason. */
export interface BulkSplit<Row extends ListedRow> {
  readonly fitting: readonly Row[];
  readonly left: readonly { readonly row: Row; readonly refusal: BulkRefusal }[];
}

/** Returns why an act never fits a row of this kind; null if its menu knows better. */
function refusalOfKind(row: ListedRow, { action }: BulkAct): BulkRefusal | null {
  if (row.isSelf) return 'own';
  const isMember = row.kind === 'membership';
  if (action === 'resend' && isMember) return 'not-invited';
  if (row.status === 'revoked') return 'already-revoked';
  if (action !== 'suspend' && action !== 'resume') return null;
  if (!isMember) return 'not-member';
  if (action === 'suspend') return row.isSuspended ? 'is-suspended' : null;
  return row.isSuspended ? null : 'not-suspended';
}

/** Returns why the menu of a row does not offer an act whose role or end date is still to be chosen. */
function refusalOfMenu(row: ListedRow, { action }: BulkAct, context: RowContext): BulkRefusal | null {
  const offered = listAccessActions(row, context).find((one) => one.action === action);
  if (offered !== undefined) return offered.refusal;
  return action === 'change-role' && isAccountLevel(row.roleName) ? 'other-level' : 'hidden';
}

/** Returns why an end date does not fit a row. [HZ-4, PLUS-4] */
function refusalOfEnd(question: AccessChangeQuestion, endsAtMs: number | null, nowMs: number) {
  if (question.row.endsAtMs === endsAtMs) return 'same-end';
  const decision = decideAccessChange({ ...question, change: { endsAtMs } }, nowMs);
  return decision.allowed ? null : decision.reason;
}

/** Returns why a role does not fit a row. [HZ-4, GV-9, GV-11] */
function refusalOfRole(question: AccessChangeQuestion, roleName: StoredRole, nowMs: number) {
  if (question.row.role === roleName) return 'same-role';
  if (isAccountLevel(question.row.role)) return 'other-level';
  const option = listRoleChanges(question, nowMs).find(({ role }) => role === roleName);
  return option === undefined ? 'role-not-grantable' : option.disabledBy;
}

/** Returns why an act leaves a row out; null if it is allowed now. The connection is asked once for all. [HZ-8, PLUS-7] */
export function bulkRefusalOf(row: ListedRow, act: BulkAct, context: RowContext): BulkRefusal | null {
  const { place, userEmail, nowMs } = context;
  const ofKind = refusalOfKind(row, act);
  if (ofKind !== null) return ofKind;
  const ofMenu = refusalOfMenu(row, act, { ...context, isConnected: true });
  if (ofMenu !== null && ofMenu !== 'taking') return ofMenu;
  if (place === undefined) return 'hidden';
  const question = changeQuestion(row, place, userEmail);
  if (act.action === 'set-end' && act.endsAtMs !== undefined)
    return takingOf(refusalOfEnd(question, act.endsAtMs, nowMs));
  if (act.action === 'change-role' && act.roleName !== undefined)
    return takingOf(refusalOfRole(question, act.roleName, nowMs));
  return ofMenu;
}

/** Returns what a user whom the menu offers a change lacks for the chosen one: the right to take access away. [HZ-4] */
const takingOf = (refusal: BulkRefusal | null): BulkRefusal | null =>
  refusal === 'no-right' ? 'taking' : refusal;

/** Splits a selection into the rows that an act fits and those it leaves out, each with its reason. [HZ-8, PLUS-7] */
export function splitByAct<Row extends ListedRow>(
  rows: readonly Row[],
  act: BulkAct,
  contextOf: (row: Row) => RowContext,
): BulkSplit<Row> {
  const decided = rows.map((row) => ({ row, refusal: bulkRefusalOf(row, act, contextOf(row)) }));
  return {
    fitting: decided.flatMap(({ row, refusal }) => (refusal === null ? [row] : [])),
    left: decided.flatMap(({ row, refusal }) => (refusal === null ? [] : [{ row, refusal }])),
  };
}

/** Lists the roles that at least one row can get, highest first, with how many get it. [GV-9, GV-11, HZ-8] */
export function listBulkRoles<Row extends ListedRow>(
  rows: readonly Row[],
  contextOf: (row: Row) => RowContext,
): readonly { readonly role: StoredRole; readonly fits: number }[] {
  const roles = new Map<StoredRole, number>();
  for (const row of rows) {
    const context = contextOf(row);
    const { place, userEmail, nowMs } = context;
    if (place === undefined || bulkRefusalOf(row, { action: 'change-role' }, context) !== null) continue;
    for (const { role, disabledBy } of listRoleChanges(changeQuestion(row, place, userEmail), nowMs)) {
      const fits = disabledBy === null && role !== row.roleName ? 1 : 0;
      roles.set(role, (roles.get(role) ?? 0) + fits);
    }
  }
  return [...roles].map(([role, fits]) => ({ role, fits })).toSorted((a, b) => compareRoles(a.role, b.role));
}
