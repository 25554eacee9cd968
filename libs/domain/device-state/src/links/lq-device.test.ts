import { expect, it } from 'vitest';
import { isLqDevice, listLqUuids } from '../index.ts';

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
