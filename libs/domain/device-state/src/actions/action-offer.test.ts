import { can, REFUSAL_REASONS, RIGHTS, subjectFor, WORKSPACE_KINDS } from '@partyline/permissions';
import { expect, it } from 'vitest';
import { isCommandOffered, isHiddenAction } from '../index.ts';

const ROLES = Object.keys(RIGHTS);
const subjectOf = (role: string, planType: 'paid' | 'trial' = 'paid') =>
  subjectFor({ roles: [role], planType, customerStatus: 'B2C' });

it('[GC-10, ROLE-32, ROLE-37] hides what the role can never do, and nothing else', () => {
  const hidden = REFUSAL_REASONS.filter((reason) => isHiddenAction({ by: 'permission', reason }));
  expect(hidden).toEqual(['unknown-role', 'no-right']);
  expect(isHiddenAction({ by: 'command', reason: 'in-progress' })).toBe(false);
  expect(isHiddenAction({ by: 'connection', reason: 'offline' })).toBe(false);
  expect(isHiddenAction(null)).toBe(false);
});

it('[GC-10, ROLE-37] offers commands to every role but the client user and unknown ones, in a trial too', () => {
  const without = [...ROLES, 'janitor'].filter((role) => !isCommandOffered(subjectOf(role)));
  expect(without).toEqual(['endpoint-user', 'janitor']);
  expect(isCommandOffered(subjectOf('account-owner', 'trial'))).toBe(true);
});

it('[PLUS-10] leaves no role without commands anything to do with a selection, but its stars', () => {
  for (const subject of ROLES.map((role) => subjectOf(role)).filter((one) => !isCommandOffered(one))) {
    for (const roleType of WORKSPACE_KINDS) {
      const workspace = { kind: 'workspace', roleType, isDefault: false, isDirty: false } as const;
      expect(can(subject, 'edit-instances', workspace).allowed).toBe(false);
      expect(can(subject, 'move-instances', workspace).allowed).toBe(false);
    }
    const device = { kind: 'instance', isRunning: false, isSubscriptionExpired: false } as const;
    expect(can(subject, 'favorite', device).allowed).toBe(true);
  }
});
