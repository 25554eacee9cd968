import { allow, refuse } from '@partyline/kernel';
import { can, subjectFor, REFUSAL_REASONS, RIGHTS, WORKSPACE_KINDS } from '@partyline/permissions';
import { expect, it, describe } from 'vitest';
import { DEVICE_RIGHTS, isCommandOffered } from '../index.ts';
import { DEVICE_ACTIONS, isHiddenAction } from './device-rights.ts';

const TARGET = { kind: 'instance', isRunning: false, isSubscriptionExpired: false } as const;

it('[ROLE-36, GD-27, GD-45] takes the right to edit for renaming, upgrading and unregistering', () => {
  for (const action of ['edit', 'upgrade', 'unregister'] as const) {
    expect(DEVICE_RIGHTS[action]).toEqual(['edit-instances']);
  }
});

it('[DEV-38, ROLE-33, GD-45] takes start for a start, favorite for a star, move-instances for a move and add-instances for adding', () => {
  expect(DEVICE_RIGHTS.start).toEqual(['start']);
  expect(DEVICE_RIGHTS.favorite).toEqual(['favorite']);
  expect(DEVICE_RIGHTS.move).toEqual(['move-instances']);
  expect(DEVICE_RIGHTS.add).toEqual(['add-instances']);
  expect([DEVICE_RIGHTS.open, DEVICE_RIGHTS.stop, DEVICE_RIGHTS.restart]).toEqual([
    ['ccm'],
    ['stop'],
    ['stop', 'start'],
  ]);
});

it('takes no right that no role holds', () => {
  const owner = subjectFor({ roles: ['account-owner'], planType: 'paid', customerStatus: 'B2C' });
  const workspace = { kind: 'workspace', roleType: 'default', isDefault: true, isDirty: false } as const;
  for (const action of DEVICE_ACTIONS) {
    for (const right of DEVICE_RIGHTS[action]) {
      const isHeld = [TARGET, workspace].some((target) => can(owner, right, target).allowed);
      expect(isHeld, right).toBe(true);
    }
  }
});

describe('action offer', () => {
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

  it.each([
    [{ start: allow() }, true],
    [{ stop: allow() }, true],
    [{ stop: refuse('trial') }, true],
    [{ start: refuse('no-right'), stop: refuse('no-right') }, false],
    [{}, false],
  ] as const)(
    '[GC-10] offers commands where one of them is not hidden: %j gives %s',
    (instance, isOffered) => {
      expect(isCommandOffered({ ...subjectOf('endpoint-user'), instance })).toBe(isOffered);
    },
  );

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
});
