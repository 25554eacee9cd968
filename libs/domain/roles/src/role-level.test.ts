import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLES, STORED_ROLES } from './role.ts';
import type { Role, StoredRole } from './role.ts';
import { compareRoles, highestRole, outranks, roleLevel } from './role-level.ts';

const BY_LEVEL = [
  'account-owner',
  'account-admin',
  'workspace-owner',
  'workspace-admin',
  'vic-admin',
  'trial',
  'endpoint-user',
] as const satisfies readonly Role[];

const anyRole = fc.constantFrom(...BY_LEVEL);

it('[GV-19] counts endpoint-user as level 0, below every other role', () => {
  expect(roleLevel('endpoint-user')).toBe(0);
  expect(BY_LEVEL.map(roleLevel)).toEqual([6, 5, 4, 3, 2, 1, 0]);
});

it('[GC-6] sorts by level and never by id, whatever the order before', () => {
  const byId = STORED_ROLES.toSorted((a, b) => ROLES[a].id - ROLES[b].id);
  expect(byId).not.toEqual(STORED_ROLES);
  fc.assert(
    fc.property(fc.shuffledSubarray([...BY_LEVEL], { minLength: 7 }), (roles) => {
      expect(roles.toSorted(compareRoles)).toEqual(BY_LEVEL);
    }),
  );
});

it('[GC-6] lets a role outrank another exactly when it sorts before it, and never itself', () => {
  fc.assert(
    fc.property(anyRole, anyRole, (a, b) => {
      expect(outranks(a, b)).toBe(compareRoles(a, b) < 0);
      expect(outranks(a, b) && outranks(b, a)).toBe(false);
    }),
  );
  expect(outranks('workspace-admin', 'workspace-admin')).toBe(false);
});

it('[GC-14] takes the highest of several roles, in whatever order they come', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...STORED_ROLES), { minLength: 1 }), (roles) => {
      const highest = highestRole(roles);
      expect(highest).not.toBeNull();
      expect(highest === null ? -1 : roleLevel(highest)).toBe(Math.max(...roles.map(roleLevel)));
    }),
  );
  expect(highestRole([])).toBeNull();
});

describe('an unknown role', () => {
  // Rows and claims may hold names that the types exclude, also those of an object's prototype.
  const unknown = fc
    .constantFrom<string>('superuser', '', 'toString', '__proto__')
    .map((name) => name as StoredRole);

  it('[GC-12] has a level below every role and is sorted last', () => {
    fc.assert(
      fc.property(unknown, anyRole, (role, known) => {
        expect(roleLevel(role)).toBeLessThan(roleLevel(known));
        expect([role, known].toSorted(compareRoles)).toEqual([known, role]);
      }),
    );
  });

  it('[GC-12] neither outranks a role nor is outranked', () => {
    fc.assert(
      fc.property(unknown, anyRole, (role, known) => {
        expect(outranks(role, known)).toBe(false);
        expect(outranks(known, role)).toBe(false);
      }),
    );
  });

  it('[GC-12] is never the highest', () => {
    fc.assert(
      fc.property(unknown, fc.constantFrom(...STORED_ROLES), (role, known) => {
        expect(highestRole([role, known])).toBe(known);
        expect(highestRole([role])).toBeNull();
      }),
    );
  });
});
