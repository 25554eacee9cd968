import { expect, it } from 'vitest';
import { computeReboot, hasNewerVersion, isLoading, versionUpgradeDecision } from '../index.ts';
import { listEveryCondition, sampleDevice } from '../testing.ts';

const row = (
  vicUuid: string,
  deviceName: string,
  linkRole: 'Leader' | 'Master' | 'Member' | null = null,
) => ({
  ...{ vicUuid, deviceName, linkRole },
  leaderuuid: linkRole === 'Member' ? 'L' : null,
});
const rows = [
  row('m', 'Zoe', 'Member'),
  row('l', 'Stage', 'Leader'),
  row('n', 'Ada', 'Member'),
  row('s', 'Solo'),
];

it('[DEV-35] takes a virtual device at rest, online and offline alike', () => {
  expect(versionUpgradeDecision(sampleDevice({ state: 'online' }))).toEqual({ allowed: true });
  expect(versionUpgradeDecision(sampleDevice({ state: 'offline' }))).toEqual({ allowed: true });
  const unsupported = { hasUpgradeAvailable: false, isVersionSupported: false };
  expect(versionUpgradeDecision(sampleDevice(unsupported))).toEqual({ allowed: true });
});

it.each([
  ['deleted', { status: 'deleted', deviceType: 'device' }],
  ['physical-device', { deviceType: 'device', status: 'init' }],
  ['in-progress', { status: 'init', hasUpgradeAvailable: false }],
  ['no-newer-version', { hasUpgradeAvailable: false }],
] as const)('says %s of %j', (reason, changes) => {
  expect(versionUpgradeDecision(sampleDevice(changes))).toEqual({ allowed: false, reason });
});

it('refuses a busy device, and a physical one in any state', () => {
  for (const condition of listEveryCondition()) {
    const device = { ...sampleDevice(), ...condition };
    const expected = device.deviceType === 'virtual' && device.status !== 'deleted' && !isLoading(device);
    expect(versionUpgradeDecision(device).allowed).toBe(expected);
  }
});

it('[DEV-35] reboots only the device when it leads no other', () => {
  for (const [at, name] of [
    [3, 'Solo'],
    [0, 'Zoe'],
  ] as const) {
    expect(computeReboot(rows[at]!, rows)).toEqual({ isLinkGroup: false, deviceNames: [name] });
  }
});

it('[DEV-35, LQ-8] reboots the whole link group of a leader and names every device, the leader first', () => {
  expect(computeReboot(rows[1]!, rows)).toEqual({ isLinkGroup: true, deviceNames: ['Stage', 'Zoe', 'Ada'] });
});

it('[LQ-8] names a leader without members as a group of one, also when its row is not among the others', () => {
  const lone = row('x', 'Lone', 'Master');
  expect(computeReboot(lone, [...rows, lone])).toEqual({ isLinkGroup: true, deviceNames: ['Lone'] });
  expect(computeReboot(lone, rows)).toEqual({ isLinkGroup: true, deviceNames: ['Lone'] });
});

it('[GD-42] calls any other named version newer, and none where the host names none', () => {
  expect(hasNewerVersion({ version: '4.8.1', availableVersion: '4.8.2' })).toBe(true);
  expect(hasNewerVersion({ version: '', availableVersion: '4.8.2' })).toBe(true);
  expect(hasNewerVersion({ version: '4.8.2', availableVersion: '4.8.2' })).toBe(false);
  expect(hasNewerVersion({ version: '4.8.2', availableVersion: '' })).toBe(false);
});
