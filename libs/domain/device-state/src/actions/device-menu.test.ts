import { subjectFor } from '@partyline/permissions';
import { describe, expect, it } from 'vitest';
import { contextOf, placedDevice } from './device-action.fixture.ts';
import { listDeviceMenu, type DeviceInWorkspace } from '../index.ts';

function offered(
  device: Parameters<typeof placedDevice>[0] = {},
  role: string = 'account-owner',
  more: Partial<DeviceInWorkspace> = {},
): string[] {
  const own = placedDevice(device);
  return listDeviceMenu(own, contextOf(role, { rows: [own], ...more })).map(({ entry, refusal }) =>
    refusal === null ? entry : `${entry}: ${refusal.reason}`,
  );
}

const OFFLINE = { state: 'offline' } as const;

describe('the menu of a device', () => {
  it('[GP-14, GD-45] has an upgrade for a virtual device and an unregistration for a physical one', () => {
    expect(offered(OFFLINE)).toEqual(['details', 'select', 'edit', 'upgrade', 'move']);
    expect(offered({ ...OFFLINE, deviceType: 'device' })).toEqual([
      'details',
      'select',
      'edit',
      'move',
      'unregister',
    ]);
  });

  it('[GP-14, GU-17] offers stop for a running device that is not already starting or stopping', () => {
    expect(offered()).toContain('stop');
    expect(offered({ deviceType: 'device' })).toContain('stop');
    expect(offered({}, 'vic-admin')).toContain('stop');
    expect(offered({}, 'account-owner', { isConnected: false })).toContain('stop: offline');
    for (const device of [OFFLINE, { status: 'stopping' }, { status: 'deleted' }] as const) {
      expect(offered(device)).not.toContain('stop');
    }
  });

  it.each(['account-owner', 'account-admin', 'workspace-owner', 'workspace-admin'])(
    'is whole for the role %s',
    (role) => {
      expect(offered(OFFLINE, role)).toEqual(['details', 'select', 'edit', 'upgrade', 'move']);
    },
  );

  it('[GC-10] omits the actions that a role can never do', () => {
    expect(offered(OFFLINE, 'vic-admin')).toEqual(['details', 'select']);
    expect(offered({}, 'endpoint-user')).toEqual(['details']);
  });

  it('[PLUS-7, GD-27, GW-14] gives the reason of each action that is refused now', () => {
    expect(offered({ hasUpgradeAvailable: false })).toEqual([
      'details',
      'select',
      'stop',
      'edit',
      'upgrade: no-newer-version',
      'move: running',
    ]);
    expect(offered({ ...OFFLINE, status: 'init' })).toContain('edit: in-progress');
  });

  it('[GU-17] keeps looking and selecting open without a connection', () => {
    expect(offered(OFFLINE, 'account-owner', { isConnected: false })).toEqual([
      'details',
      'select',
      'edit: offline',
      'upgrade: offline',
      'move: offline',
    ]);
  });

  it('[GC-5, GC-10] shows a move in a trial, with its reason', () => {
    const subject = subjectFor({ roles: ['account-owner'], planType: 'trial', customerStatus: 'B2C' });
    expect(offered(OFFLINE, 'account-owner', { subject })).toContain('move: trial');
  });
});
