import { subjectFor } from '@partyline/permissions';
import { describe, expect, it } from 'vitest';
import { BULK_COMMANDS, bulkCommandRefusal, bulkMoveRefusal, isBulkOffered, listFitting } from '../index.ts';
import type { SelectedDevice } from './bulk-action.ts';
import { contextOf, placedDevice } from './device-action.fixture.ts';
import type { DeviceInWorkspace } from './device-action.ts';

type Changes = Parameters<typeof placedDevice>[0];

function select(
  devices: readonly Changes[],
  role: string = 'account-owner',
  more: Partial<DeviceInWorkspace> = {},
): SelectedDevice[] {
  const rows = devices.map((changes, index) =>
    placedDevice({ vicUuid: `device-${index}`, hasUpgradeAvailable: false, ...changes }),
  );
  return rows.map((device) => ({ device, access: contextOf(role, { rows, ...more }) }));
}

const ONLINE = { state: 'online' } as const;
const OFFLINE = { state: 'offline' } as const;
const OUTDATED = { ...OFFLINE, hasUpgradeAvailable: true } as const;
const NO_RIGHT = { by: 'permission', reason: 'no-right' };
const FITS_NONE = { by: 'selection', reason: 'fits-none' };

function fitting(device: Changes, ...more: [role?: string]): string[] {
  return BULK_COMMANDS.filter((command) => listFitting(select([device], ...more), command).length === 1);
}

describe('a command to many devices', () => {
  it('[PLUS-10] fits those that it would fit alone: by their state, and by the right to it', () => {
    expect(fitting(ONLINE)).toEqual(['stop']);
    expect(fitting(OFFLINE)).toEqual(['start']);
    expect(fitting(OUTDATED)).toEqual(['start', 'upgrade']);
    expect(fitting({ ...ONLINE, status: 'stopping' })).toEqual([]);
    expect(fitting({ ...OUTDATED, deviceType: 'device' })).toEqual(['start']);
    expect(fitting(OUTDATED, 'vic-admin')).toEqual(['start']);
    expect(fitting(OUTDATED, 'endpoint-user')).toEqual([]);
    expect(fitting(ONLINE, 'endpoint-user')).toEqual([]);
  });

  it('[GU-17, PLUS-10] fits without a connection too: that is said once for all of them', () => {
    expect(listFitting(select([ONLINE], 'account-owner', { isConnected: false }), 'stop')).toHaveLength(1);
  });

  it('[GC-10, PLUS-10] is offered unless the role can never give it to any of them', () => {
    const offered = (selected: readonly SelectedDevice[]) =>
      ([...BULK_COMMANDS, 'move'] as const).filter((action) => isBulkOffered(selected, action));
    const trial = subjectFor({ roles: ['account-owner'], planType: 'trial', customerStatus: 'B2C' });
    expect(offered(select([ONLINE]))).toEqual(['start', 'stop', 'upgrade', 'move']);
    expect(offered(select([ONLINE], '', { subject: trial }))).toEqual(['start', 'stop', 'upgrade', 'move']);
    expect(offered(select([ONLINE], 'vic-admin'))).toEqual(['start', 'stop']);
    expect(offered(select([ONLINE], 'endpoint-user'))).toEqual([]);
    expect(isBulkOffered([...select([ONLINE], 'vic-admin'), ...select([OFFLINE])], 'move')).toBe(true);
  });

  it('[PLUS-10] can be given as long as it fits one of them', () => {
    const mixed = select([ONLINE, OUTDATED]);
    expect(BULK_COMMANDS.map((command) => bulkCommandRefusal(mixed, command))).toEqual([null, null, null]);
  });

  it('[PLUS-7, PLUS-10] that fits none says so, or names the right that all of them lack', () => {
    const offline = select([OFFLINE, OFFLINE]);
    expect(bulkCommandRefusal(offline, 'stop')).toEqual(FITS_NONE);
    expect(bulkCommandRefusal(offline, 'upgrade')).toEqual(FITS_NONE);
    expect(bulkCommandRefusal(select([ONLINE]), 'start')).toEqual(FITS_NONE);
    const forbidden = select([ONLINE, OUTDATED], 'endpoint-user');
    for (const command of BULK_COMMANDS) {
      expect(bulkCommandRefusal(forbidden, command), command).toEqual(NO_RIGHT);
    }
    // Different reasons: no right, and already offline.
    const own = select([OFFLINE]);
    expect(bulkCommandRefusal([...own, ...forbidden.slice(0, 1)], 'stop')).toEqual(FITS_NONE);
    expect(bulkCommandRefusal([...forbidden.slice(0, 1), ...own], 'stop')).toEqual(FITS_NONE);
  });
});

describe('a move of many devices', () => {
  it('[PLUS-7, ROLE-35] is open within one workspace, for who may take devices from it, as long as there is another', () => {
    const devices = select([OFFLINE, ONLINE]);
    expect(bulkMoveRefusal(devices, 1)).toBe(null);
    expect(bulkMoveRefusal(devices, 0)).toEqual({ by: 'selection', reason: 'no-target' });
    expect(bulkMoveRefusal(select([OFFLINE, ONLINE], 'vic-admin'), 1)).toEqual(NO_RIGHT);
  });

  it('[PLUS-7] takes devices of one workspace only, and says that before it says that there is nowhere to go', () => {
    const several = { by: 'selection', reason: 'several-workspaces' };
    const here = select([OFFLINE]);
    expect(bulkMoveRefusal([...here, ...select([OFFLINE], 'account-owner', { workspaceId: 2 })], 0)).toEqual(
      several,
    );
    const forbidden = select([OFFLINE], 'vic-admin', { workspaceId: 2 });
    expect(bulkMoveRefusal([...here, ...forbidden], 1)).toEqual(several);
    expect(bulkMoveRefusal([...forbidden, ...here], 1)).toEqual(several);
  });
});
