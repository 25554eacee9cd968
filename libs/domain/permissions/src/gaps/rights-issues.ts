import { STORED_ROLES } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';
import { ACTIONS } from '../table/action.ts';
import type { IntendedGap } from './intended-gap.ts';
import {
  listGapIssues,
  listReasonIssues,
  type Row,
  type RightsIssue,
  type RightsIssueCode,
} from './rights-gaps.ts';
import { KNOWN_PLACES, isAskedBy, listLeaves } from '../table/written-rights.ts';
import type { WrittenRights, WrittenTree } from '../table/written-rights.ts';

const KNOWN_ROLES: ReadonlySet<string> = new Set(STORED_ROLES);
const KNOWN_ACTIONS: ReadonlySet<string> = new Set(ACTIONS);
const KNOWN_LEAVES: ReadonlySet<string> = new Set([
  ...KNOWN_PLACES.map((place) => place.join('.')),
  'instance',
]);

const issueAt = (path: RightsIssue['path'], code: RightsIssueCode, about: string): RightsIssue => ({
  of: 'rights',
  path,
  code,
  about,
});

function listRoleIssues(rights: WrittenRights): RightsIssue[] {
  return [
    ...STORED_ROLES.filter((role) => rights[role] === undefined).map((role) =>
      issueAt([], 'missing-role', role),
    ),
    ...Object.keys(rights)
      .filter((role) => !KNOWN_ROLES.has(role))
      .map((role) => issueAt([role], 'unknown-role', role)),
  ];
}

/** Lists missing and unknown branches. */
function listBranchIssues(role: string, tree: WrittenTree): RightsIssue[] {
  const missing = KNOWN_PLACES.filter(([part, branch]) => tree[part][branch] === undefined);
  return [
    ...missing.map(([part, branch]) => issueAt([role, part], 'missing-branch', branch)),
    ...listLeaves(tree)
      .filter(({ name }) => !KNOWN_LEAVES.has(name))
      .map(({ place, name }) => issueAt([role, ...place], 'unknown-branch', name)),
  ];
}

/** Lists unknown actions, and duplicates in a leaf. [ROLE-17] */
function listActionIssues(role: string, tree: WrittenTree): RightsIssue[] {
  return listLeaves(tree).flatMap(({ place, actions }) =>
    actions.flatMap((action, index) => {
      const at = [role, ...place, index];
      return [
        ...(KNOWN_ACTIONS.has(action) ? [] : [issueAt(at, 'unknown-action', action)]),
        ...(actions.indexOf(action) < index ? [issueAt(at, 'action-twice', action)] : []),
      ];
    }),
  );
}

/** Sets in places that are never checked for the role. [ROLE-18, ROLE-19] */
function listIdleSetIssues(role: StoredRole, tree: WrittenTree): RightsIssue[] {
  return listLeaves(tree)
    .filter(({ name, actions }) => KNOWN_LEAVES.has(name) && actions.length > 0 && !isAskedBy(role, name))
    .map(({ place, name }) => issueAt([role, ...place], 'set-never-asked', name));
}

/** Lists actions that no role holds. */
function listOrphanIssues(rights: WrittenRights): RightsIssue[] {
  const trees = Object.values(rights).filter((tree) => tree !== undefined);
  const held = new Set(trees.flatMap(listLeaves).flatMap(({ actions }) => actions));
  return ACTIONS.filter((action) => !held.has(action)).map((action) =>
    issueAt([], 'action-without-role', action),
  );
}

/**
 * Lists the issues of a table of rights: names, entries, actions without a holder, sets never checked for their role, unintended
 * gaps. [ROLE-13 … ROLE-19, GC-3, GC-6]
 */
export function listRightsIssues(rights: WrittenRights, intended: readonly IntendedGap[]): RightsIssue[] {
  const rows = STORED_ROLES.flatMap((role): Row[] => {
    const tree = rights[role];
    return tree === undefined ? [] : [[role, tree]];
  });
  return [
    ...listRoleIssues(rights),
    ...rows.flatMap(([role, tree]) => [
      ...listBranchIssues(role, tree),
      ...listActionIssues(role, tree),
      ...listIdleSetIssues(role, tree),
    ]),
    ...listOrphanIssues(rights),
    ...listGapIssues(rows, rights, intended),
    ...listReasonIssues(intended),
  ];
}
