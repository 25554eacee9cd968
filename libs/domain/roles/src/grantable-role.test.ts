import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isGrantable, listAssignableRoles } from './grantable-role.ts';
import { STORED_ROLES } from './role.ts';
import type { StoredRole } from './role.ts';
import { outranks } from './role-level.ts';

const anyRole = fc.constantFrom(...STORED_ROLES);

it.each([
  ['account-owner', ['account-admin', 'workspace-owner', 'workspace-admin', 'vic-admin', 'endpoint-user']],
  ['account-admin', ['workspace-owner', 'workspace-admin', 'vic-admin', 'endpoint-user']],
  ['workspace-owner', ['workspace-admin', 'vic-admin', 'endpoint-user']],
  ['workspace-admin', ['vic-admin', 'endpoint-user']],
  ['vic-admin', ['endpoint-user']],
  ['endpoint-user', []],
] as const)('[GV-11] lets %s grant %j', (granter, grantable) => {
  expect(listAssignableRoles(granter)).toEqual(grantable);
});

it('[GV-11] refuses to grant the own level or above, so no one makes an account owner', () => {
  fc.assert(
    fc.property(anyRole, anyRole, (granter, role) => {
      expect(isGrantable(granter, role)).toBe(outranks(granter, role));
      expect(isGrantable(granter, granter)).toBe(false);
      expect(isGrantable(granter, 'account-owner')).toBe(false);
    }),
  );
});

it('[GV-10] does not offer account admin to a user who already is one, and offers all else', () => {
  expect(listAssignableRoles('account-owner', ['vic-admin', 'account-admin'])).toEqual(
    listAssignableRoles('account-owner').filter((role) => role !== 'account-admin'),
  );
  expect(listAssignableRoles('account-owner', ['workspace-admin'])).toContain('account-admin');
});

it('[GV-11] makes account admins by the owner alone, and workspace admins by the workspace owner or above', () => {
  const whoGrants = (role: StoredRole) => STORED_ROLES.filter((granter) => isGrantable(granter, role));
  expect(whoGrants('account-admin')).toEqual(['account-owner']);
  expect(whoGrants('workspace-admin')).toEqual(['account-owner', 'account-admin', 'workspace-owner']);
});

it.each(['trial', 'janitor', 'constructor', '__proto__', '', 'Account Owner'])(
  '[GC-12, GC-15] neither grants %j nor lets it grant',
  (name) => {
    // What a newer server might send, against the types.
    const role = name as StoredRole;
    for (const known of STORED_ROLES) {
      expect(isGrantable(known, role)).toBe(false);
      expect(isGrantable(role, known)).toBe(false);
    }
    expect(listAssignableRoles(role)).toEqual([]);
  },
);
