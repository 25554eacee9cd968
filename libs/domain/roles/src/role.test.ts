import fc from 'fast-check';
import { expect, expectTypeOf, it, describe } from 'vitest';
import { ROLES, STORED_ROLES, parseRole, type Role, type StoredRole } from './role.ts';

it.each([
  ['ROLE-1', 'account-owner', 6, 1, 'Account Owner'],
  ['ROLE-2', 'account-admin', 5, 5, 'Account Admin'],
  ['ROLE-3', 'workspace-owner', 4, 2, 'Workspace Owner'],
  ['ROLE-4', 'workspace-admin', 3, 6, 'Workspace Admin'],
  ['ROLE-5', 'vic-admin', 2, 3, 'Admin of the intercom service'],
  ['ROLE-6', 'endpoint-user', null, 4, 'Virtual Client User'],
  ['ROLE-7', 'trial', 1, null, null],
] as const)('[%s] %s has level %j, id %j and display name %j', (_id, role, level, id, displayName) => {
  expect(ROLES[role]).toEqual({ level, id, displayName });
});

it('knows no other role, and stores every one but trial', () => {
  expect(Object.keys(ROLES)).toHaveLength(7);
  expect([...STORED_ROLES, 'trial'].toSorted()).toEqual(Object.keys(ROLES).toSorted());
});

it('[GC-15] never stores trial', () => {
  expectTypeOf<StoredRole>().toEqualTypeOf<Exclude<Role, 'trial'>>();
  expectTypeOf<(typeof STORED_ROLES)[number]>().toEqualTypeOf<StoredRole>();
  expectTypeOf<'trial'>().not.toExtend<StoredRole>();
});

describe('parse role', () => {
  it('takes every stored role by its name and by its id', () => {
    for (const role of STORED_ROLES) {
      expect(parseRole(role)).toEqual({ ok: true, value: role });
      expect(parseRole(ROLES[role].id)).toEqual({ ok: true, value: role });
    }
  });

  it('[GC-15] refuses trial, which is never stored', () => {
    expect(parseRole('trial')).toEqual({ ok: false, error: 'unknown-role' });
  });

  it('[GC-12] refuses every other name, id and thing, without an exception', () => {
    const others = ['Account Owner', 'account-owner ', 'ACCOUNT-OWNER', '1', '', 'constructor', '__proto__'];
    for (const input of [...others, 0, 7, 1.5, NaN, null, undefined, true, [1], ['account-owner'], {}])
      expect(parseRole(input)).toEqual({ ok: false, error: 'unknown-role' });
  });

  it('[GC-12] gives back nothing but stored roles, whatever it is asked', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        const parsed = parseRole(input);
        if (parsed.ok) expect(STORED_ROLES).toContain(parsed.value);
      }),
    );
  });
});
