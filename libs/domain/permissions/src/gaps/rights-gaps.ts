import { STORED_ROLES, outranks, type StoredRole } from '@partyline/roles';
import { ACTIONS } from '../table/action.ts';
import {
  isAskedBy,
  isHeldWhere,
  listLeaves,
  type WrittenRights,
  type WrittenTree,
} from '../table/written-rights.ts';
import type { IntendedGap } from './intended-gap.ts';

export const RIGHTS_ISSUE_CODES = [
  'missing-role',
  'unknown-role',
  'missing-branch',
  'unknown-branch',
  'unknown-action',
  'action-twice',
  'action-without-role',
  'set-never-asked',
  'lower-role-holds-more',
  'intended-gap-not-needed',
  'intended-gap-without-reason',
] as const;
export type RightsIssueCode = (typeof RIGHTS_ISSUE_CODES)[number];

export interface RightsIssue {
  readonly of: 'rights' | 'intended-gaps';
  /** Keys and indexes; empty for the whole. */
  readonly path: readonly (string | number)[];
  readonly code: RightsIssueCode;
  /** An action; for 'lower-role-holds-more' the action and its holder. */
  readonly about: string;
}

export type Row = readonly [StoredRole, WrittenTree];

interface Gap {
  readonly role: StoredRole;
  readonly place: readonly string[];
  readonly leaf: string;
  readonly action: string;
  readonly holders: readonly StoredRole[];
}

function listGapsOf(role: StoredRole, tree: WrittenTree, rights: WrittenRights): Gap[] {
  const lower = STORED_ROLES.filter((other) => outranks(role, other));
  return listLeaves(tree)
    .filter(({ name }) => isAskedBy(role, name))
    .flatMap(({ place, name, actions }) =>
      ACTIONS.filter((action) => !actions.includes(action)).map((action) => ({
        role,
        place,
        leaf: name,
        action,
        holders: lower.filter((other) => isHeldWhere(other, rights[other], name, action)),
      })),
    )
    .filter(({ holders }) => holders.length > 0);
}

const isFor = (gap: Gap, role: StoredRole, { leaf, action }: IntendedGap): boolean =>
  gap.role === role && gap.leaf === leaf && gap.action === action;

/** Lists unintended gaps, and intended ones that do not exist. */
export function listGapIssues(
  rows: readonly Row[],
  rights: WrittenRights,
  intended: readonly IntendedGap[],
): RightsIssue[] {
  const gaps = rows.flatMap(([role, tree]) => listGapsOf(role, tree, rights));
  const slips = gaps.filter(
    (gap) => !intended.some((entry) => entry.roles.some((role) => isFor(gap, role, entry))),
  );
  const idle = intended.flatMap((entry, index) =>
    entry.roles
      .filter((role) => !gaps.some((gap) => isFor(gap, role, entry)))
      .map((role) => ({ index, role, entry })),
  );
  return [
    ...slips.map(({ role, place, action, holders }): RightsIssue => {
      const about = `${action} (held by ${holders.join(', ')})`;
      return { of: 'rights', path: [role, ...place], code: 'lower-role-holds-more', about };
    }),
    ...idle.map(({ index, role, entry }): RightsIssue => {
      const about = `${role} ${entry.leaf} ${entry.action}`;
      return { of: 'intended-gaps', path: [index], code: 'intended-gap-not-needed', about };
    }),
  ];
}

/** Lists intended gaps without a reason. */
export function listReasonIssues(intended: readonly IntendedGap[]): RightsIssue[] {
  return intended.flatMap(({ reason, action }, index): RightsIssue[] =>
    reason.trim() === ''
      ? [
          {
            of: 'intended-gaps',
            path: [index, 'reason'],
            code: 'intended-gap-without-reason',
            about: action,
          },
        ]
      : [],
  );
}
