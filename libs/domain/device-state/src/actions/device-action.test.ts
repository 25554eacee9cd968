import { subjectFor } from '@partyline/permissions';
import { describe, expect, it } from 'vitest';
import { contextOf, placedDevice } from './device-action.fixture.ts';
import type { DeviceInWorkspace } from './device-action.ts';
import { deviceActionDecision } from '../index.ts';
import { DEVICE_ACTIONS, type DeviceAction } from './device-rights.ts';

const OFFLINE = { state: 'offline' } as const;

function answer(
  action: DeviceAction,
  device: Parameters<typeof placedDevice>[0] = {},
  context: DeviceInWorkspace = contextOf('account-owner'),
): string {
  const own = placedDevice(device);
  const decision = deviceActionDecision(own, action, { ...context, rows: [own, ...context.rows] });
  return decision.allowed ? 'allowed' : `${decision.by}: ${decision.reason}`;
}

describe('what may be done to a device', () => {
  it.each<[DeviceAction, Parameters<typeof placedDevice>[0], string]>([
    ['start', OFFLINE, 'allowed'],
    ['start', {}, 'command: already-online'],
    ['stop', {}, 'allowed'],
    ['stop', OFFLINE, 'command: already-offline'],
    ['restart', {}, 'allowed'],
    ['restart', OFFLINE, 'command: already-offline'],
    ['open', {}, 'allowed'],
    ['open', { DNSStatus: 'error' }, 'open: dns-error'],
    ['favorite', { status: 'stopping' }, 'allowed'],
    ['history', { status: 'stopping' }, 'allowed'],
    ['edit', {}, 'allowed'],
    ['edit', { status: 'stopping' }, 'command: in-progress'],
    ['edit', { ...OFFLINE, status: 'deleted' }, 'command: deleted'],
    ['change-data-center', OFFLINE, 'allowed'],
    ['change-data-center', {}, 'permission: running'],
    ['change-data-center', { ...OFFLINE, deviceType: 'device' }, 'command: data-center-of-physical-device'],
    ['upgrade', {}, 'allowed'],
    ['upgrade', { hasUpgradeAvailable: false }, 'upgrade: no-newer-version'],
    ['move', OFFLINE, 'allowed'],
    ['move', {}, 'move: running'],
    ['move', { ...OFFLINE, movable: false }, 'move: not-movable'],
    ['unregister', { ...OFFLINE, deviceType: 'device' }, 'allowed'],
    ['unregister', { deviceType: 'device' }, 'removal: running'],
    ['unregister', OFFLINE, 'removal: virtual'],
  ])('[PLUS-7] is answered by its condition: %s of %j is %s', (action, device, expected) => {
    expect(answer(action, device)).toBe(expected);
  });

  it('[DEV-38, ROLE-32, ROLE-33] is refused to a client user, whatever the condition, but for the star', () => {
    for (const action of DEVICE_ACTIONS) {
      const expected = action === 'favorite' ? 'allowed' : 'permission: no-right';
      expect(answer(action, {}, contextOf('endpoint-user')), action).toBe(expected);
    }
  });

  it('[DEV-37, ROLE-22, GD-36] a start and a restart take a workspace and a subscription that has not expired', () => {
    const nowhere = contextOf('account-owner', { workspaceId: null });
    const expired = contextOf('account-owner', { isSubscriptionExpired: true });
    expect(answer('start', OFFLINE, nowhere)).toBe('permission: no-workspace');
    expect(answer('restart', {}, nowhere)).toBe('permission: no-workspace');
    expect(answer('start', OFFLINE, expired)).toBe('permission: expired');
    expect(answer('stop', {}, expired)).toBe('allowed');
    expect(answer('open', {}, expired)).toBe('allowed');
  });

  it('[GC-5, ROLE-35] a move is refused in a trial, and without a workspace to go to', () => {
    const subject = subjectFor({ roles: ['account-owner'], planType: 'trial', customerStatus: 'B2C' });
    expect(answer('move', OFFLINE, contextOf('account-owner', { subject }))).toBe('permission: trial');
    expect(answer('move', OFFLINE, contextOf('account-owner', { moveTargetCount: 0 }))).toBe(
      'move: no-target',
    );
  });

  it('does not refuse to move a device that the rows do not have: the move itself decides', () => {
    const decision = deviceActionDecision(placedDevice(OFFLINE), 'move', contextOf('account-owner'));
    expect(decision).toEqual({ allowed: true });
  });

  it('[GD-45, DEV-51] a leader with members is not unregistered', () => {
    const leader = { ...OFFLINE, deviceType: 'device', linkRole: 'Leader' } as const;
    const { vicUuid } = placedDevice();
    const member = placedDevice({ vicUuid: 'a-member', linkRole: 'Member', leaderuuid: vicUuid });
    const context = contextOf('account-owner', { rows: [member] });
    expect(answer('unregister', leader, context)).toBe('removal: leader-with-members');
  });

  it('[GU-17] waits for the connection once nothing else refuses', () => {
    const offline = contextOf('account-owner', { isConnected: false });
    expect(answer('stop', {}, offline)).toBe('connection: offline');
    expect(answer('start', {}, offline)).toBe('command: already-online');
    expect(answer('favorite', {}, offline)).toBe('allowed');
    expect(answer('history', {}, offline)).toBe('allowed');
    const device = placedDevice();
    const { subject } = contextOf('account-owner');
    const ofTheApi = { subject, workspaceId: 1, isSubscriptionExpired: false };
    expect(deviceActionDecision(device, 'stop', ofTheApi).allowed).toBe(true);
  });
});
