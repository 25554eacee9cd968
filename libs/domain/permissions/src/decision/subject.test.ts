import { compareRoles } from '@partyline/roles';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyCircumstances, anyRoles } from './question.fixture.ts';
import { can } from './can.ts';
import { accountSubjectOf, subjectFor } from './subject.ts';

it('[GC-14] has the highest of its roles, which it lists once each and highest first', () => {
  fc.assert(
    fc.property(anyRoles, anyCircumstances, (roles, circumstances) => {
      const subject = subjectFor({ roles, ...circumstances });
      expect(new Set(subject.roles)).toEqual(new Set(roles));
      expect(subject.roles).toHaveLength(new Set(roles).size);
      expect(subject.highestRole).toBe(subject.roles[0] ?? null);
      expect(subject.roles).toEqual(subject.roles.toSorted(compareRoles));
    }),
  );
});

it('is the same object for the same facts, whatever the order of the roles and their repeats', () => {
  fc.assert(
    fc.property(anyRoles, anyCircumstances, (roles, circumstances) => {
      expect(subjectFor({ roles: [...roles, ...roles].toReversed(), ...circumstances })).toBe(
        subjectFor({ roles, ...circumstances }),
      );
    }),
  );
});

it('[GC-12] counts unknown roles for nothing', () => {
  const circumstances = { planType: 'paid', customerStatus: 'B2C' } as const;
  expect(subjectFor({ roles: ['janitor', 'vic-admin', 'trial'], ...circumstances })).toBe(
    subjectFor({ roles: ['vic-admin'], ...circumstances }),
  );
  expect(subjectFor({ roles: ['janitor'], ...circumstances })).toMatchObject({
    roles: [],
    highestRole: null,
  });
});

it('cannot be changed by who holds it', () => {
  const subject = subjectFor({ roles: ['endpoint-user'], planType: 'paid', customerStatus: 'B2C' });
  for (const part of [subject, subject.roles, subject.instance, subject.workspace, subject.account])
    expect(Object.isFrozen(part)).toBe(true);
});

it('[GC-5, GC-12] gives a user the rights of their role, and no right before user or role are known', () => {
  const facts = { subscription: 'paid', customerStatus: 'B2C' } as const;
  const buy = (user: Parameters<typeof accountSubjectOf>[0]) =>
    can(accountSubjectOf(user), 'buy', { kind: 'account', branch: 'subscription' }).allowed;
  expect(accountSubjectOf({ ...facts, role: 'account-owner' })).toBe(
    subjectFor({ roles: ['account-owner'], planType: 'paid', customerStatus: 'B2C' }),
  );
  expect(buy({ ...facts, role: 'account-owner' })).toBe(true);
  expect([null, facts, { ...facts, role: null }, { role: 'account-owner' }].map(buy)).toEqual(
    Array(4).fill(false),
  );
});

it('[ROLE-38] reports every answer about a subject to its listener, and none about another', () => {
  const facts = { roles: ['vic-admin'], planType: 'paid', customerStatus: 'B2C' } as const;
  const heard: unknown[] = [];
  const witnessed = subjectFor({ ...facts, onAnswer: (...answer) => heard.push(answer) });
  const workspace = { kind: 'workspace', roleType: 'shared', isDefault: false, isDirty: false } as const;
  const invite = can(witnessed, 'invite', workspace);
  const revoke = can(witnessed, 'revoke', workspace);
  can(subjectFor(facts), 'invite', workspace);
  expect(heard).toEqual([
    ['invite', workspace, invite],
    ['revoke', workspace, revoke],
  ]);
  expect([invite.allowed, revoke.allowed]).toEqual([true, false]);
  expect(Object.isFrozen(witnessed)).toBe(true);
  expect(subjectFor(facts).onAnswer).toBeUndefined();
});
