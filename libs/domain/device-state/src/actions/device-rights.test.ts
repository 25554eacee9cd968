import { can, subjectFor } from '@partyline/permissions';
import { expect, it } from 'vitest';
import { DEVICE_RIGHTS } from '../index.ts';
import { DEVICE_ACTIONS } from './device-rights.ts';

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
