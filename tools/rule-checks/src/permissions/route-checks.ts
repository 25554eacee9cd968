import { ACCOUNT_BRANCHES, ACTIONS } from '@partyline/permissions';
import type { WrittenTree } from '@partyline/permissions';
import { DECLARED_IN } from './permission-tables.ts';
import type { CheckedRoute, PermissionTables } from './permission-tables.ts';
import type { Violation } from '../violations/rule.ts';
import { violationAt } from '../violations/violation-at.ts';

type Permission = NonNullable<CheckedRoute['permission']>;

const KNOWN_ACTIONS: ReadonlySet<string> = new Set(ACTIONS);
const KNOWN_BRANCHES: ReadonlySet<string> = new Set(ACCOUNT_BRANCHES);
const UNVERIFIED: ReadonlySet<string> = new Set(['allowed', 'refused']);

/** The action comes from the request body. */
const BY_BODY = 'by-body-action';

/** Route kinds that need a right, and where it may be held. */
const HELD_IN: ReadonlyMap<string, (tree: WrittenTree, permission: Permission) => readonly string[]> =
  new Map([
    ['account', ({ account }: WrittenTree, { branch = '' }: Permission) => account[branch] ?? []],
    ['workspace', ({ workspace }: WrittenTree) => Object.values(workspace).flatMap((held) => held ?? [])],
    ['instance', ({ instance }: WrittenTree) => instance],
  ]);

const WITHOUT_RIGHT: ReadonlySet<string> = new Set([
  'public',
  'visitor',
  'signature',
  'support',
  'bearer',
  'member',
]);

function checkRoute(
  name: string,
  { permission = {}, body }: CheckedRoute,
  rights: PermissionTables['rights'],
) {
  const { kind = '', branch = '', action = '', unverified = '' } = permission;
  const at = (field: string, rule: Violation['rule'], about: string) => [
    violationAt(DECLARED_IN.routes, [name, 'permission', field], rule, about),
  ];
  if (kind === 'bearer' && !UNVERIFIED.has(unverified))
    return at('unverified', 'route-permission-unknown', unverified);
  if (WITHOUT_RIGHT.has(kind)) return [];
  const heldIn = HELD_IN.get(kind);
  if (heldIn === undefined) return at('kind', 'route-permission-unknown', kind);
  if (kind === 'account' && !KNOWN_BRANCHES.has(branch)) return at('branch', 'route-branch-unknown', branch);
  if (kind !== 'account' && action === BY_BODY)
    return body === undefined ? at('action', 'route-without-body', action) : [];
  if (!KNOWN_ACTIONS.has(action)) return at('action', 'route-action-unknown', action);
  const isHeld = Object.values(rights).some((tree) => tree && heldIn(tree, permission).includes(action));
  return isHeld ? [] : at('action', 'route-action-unheld', action);
}

/** Checks that every route names a known kind of permission, and a right that some role holds. */
export function checkRoutes({ routes, rights }: PermissionTables): Violation[] {
  return Object.entries(routes).flatMap(([name, route]) => checkRoute(name, route, rights));
}
