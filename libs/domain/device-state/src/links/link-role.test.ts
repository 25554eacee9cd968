import { expect, it, describe } from 'vitest';
import { LINK_ROLES, isLeader, isLqDevice, listLqUuids, needsStopConfirmation } from '../index.ts';
import { isMember } from './link-role.ts';

it('[LQ-1] counts Leader and its older word Master as leaders, Member as member, Atomic and nothing as neither', () => {
  const roles = [...LINK_ROLES, null];
  expect(roles.filter((linkRole) => isLeader({ linkRole }))).toEqual(['Leader', 'Master']);
  expect(roles.filter((linkRole) => isMember({ linkRole }))).toEqual(['Member']);
});

describe('lq device', () => {
  const none = listLqUuids([]);

  it('[LQ-9] counts what lqDevicesList names as an LQ, in any letter case of its uuid', () => {
    const lqs = listLqUuids([{ vicUuid: 'AB' }]);
    expect(isLqDevice({ vicUuid: 'ab', deviceType: 'device', linkRole: null }, lqs)).toBe(true);
    expect(isLqDevice({ vicUuid: 'Ab', deviceType: 'virtual', linkRole: null }, lqs)).toBe(true);
    expect(isLqDevice({ vicUuid: 'cd', deviceType: 'device', linkRole: null }, lqs)).toBe(false);
  });

  it('[GP-14] counts a physical device with a part in a link group as an LQ, and a virtual one never by that', () => {
    for (const linkRole of ['Leader', 'Master', 'Member', 'Atomic'] as const) {
      expect(isLqDevice({ vicUuid: 'a', deviceType: 'device', linkRole }, none)).toBe(true);
      expect(isLqDevice({ vicUuid: 'a', deviceType: 'virtual', linkRole }, none)).toBe(false);
    }
  });
});

describe('stop confirmation', () => {
  it('[DEV-29, LQ-5] asks before a leader is stopped, also one of the older word, with any devices connected', () => {
    for (const linkRole of ['Leader', 'Master'] as const) {
      for (const connectedUsers of [null, 0, 3]) {
        expect(needsStopConfirmation({ linkRole, connectedUsers })).toBe(true);
      }
    }
  });

  it('[LQ-5, GD-28, GZ-15] asks for a member or a solo device unless it is known to have no connected users', () => {
    for (const linkRole of ['Member', 'Atomic', null] as const) {
      expect(needsStopConfirmation({ linkRole, connectedUsers: 0 })).toBe(false);
      expect(needsStopConfirmation({ linkRole, connectedUsers: 1 })).toBe(true);
      expect(needsStopConfirmation({ linkRole, connectedUsers: null })).toBe(true);
    }
  });
});
