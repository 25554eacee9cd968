import type { Instance, Workspace } from '@partyline/contract';
import { subjectFor } from '@partyline/permissions';
import type { StoredRole } from '@partyline/roles';
import { permissionRefusalText, screens } from '@partyline/texts';
import { describe, expect, it } from 'vitest';
import { instanceOf, uuidOf, workspaceOf, viewsOf } from '../testing/instance-of.ts';
import {
  BULK_COMMANDS,
  bulkMoveRefusal,
  bulkRefusal,
  fits,
  isBulkOffered,
  type SelectedDevice,
} from './bulk-run.ts';

const words = screens.deviceCare;
const NO_RIGHT = permissionRefusalText('no-right', { purchase: 'ask-owner', accountName: null });
const NOW_MS = Date.parse('2026-11-20T14:00:00.000Z');

interface Given {
  workspace?: Partial<Workspace>;
  role?: StoredRole;
  planType?: 'paid' | 'trial';
}

function select(
  devices: readonly Partial<Instance>[],
  { workspace = {}, role = 'account-owner', planType = 'paid' }: Given = {},
): SelectedDevice[] {
  const vicList = devices.map((more, index) => instanceOf({ vicUuid: uuidOf(index + 1), ...more }));
  const place = workspaceOf({ roles: [role], vicList, ...workspace });
  const [view] = viewsOf([place], NOW_MS);
  if (view === undefined) throw new Error('a workspace has a view');
  const subject = subjectFor({ roles: [role], planType, customerStatus: 'B2C' });
  const access = { subject, workspaceId: place.id, isSubscriptionExpired: false, isConnected: true };
  return view.devices.map((device) => ({ device, view, access }));
}

const ONLINE = { state: 'online' } as const;
const OFFLINE = { state: 'offline' } as const;
const OUTDATED = { ...OFFLINE, hasUpgradeAvailable: true } as const;

function fitting(device: Partial<Instance>, given: Given = {}): string[] {
  const [one] = select([device], given);
  return BULK_COMMANDS.filter((command) => one !== undefined && fits(one, command));
}

describe('a command to many devices', () => {
  it('[PLUS-10] fits those that it would fit alone: by their state, and by the right to it', () => {
    expect(fitting(ONLINE)).toEqual(['stop']);
    expect(fitting(OFFLINE)).toEqual(['start']);
    expect(fitting(OUTDATED)).toEqual(['start', 'upgrade']);
    expect(fitting({ ...ONLINE, status: 'stopping' })).toEqual([]);
    expect(fitting({ ...OUTDATED, deviceType: 'device' })).toEqual(['start']);
    expect(fitting(OUTDATED, { role: 'vic-admin' })).toEqual(['start']);
    expect(fitting(OUTDATED, { role: 'endpoint-user' })).toEqual([]);
    expect(fitting(ONLINE, { role: 'endpoint-user' })).toEqual([]);
  });

  it('[GC-10, PLUS-10] is offered unless the role can never give it to any of them', () => {
    const offered = (role: StoredRole, planType: 'paid' | 'trial' = 'paid') =>
      ([...BULK_COMMANDS, 'move'] as const).filter((action) =>
        isBulkOffered(select([ONLINE], { role, planType }), action),
      );
    expect(offered('account-owner')).toEqual(['start', 'stop', 'upgrade', 'move']);
    expect(offered('account-owner', 'trial')).toEqual(['start', 'stop', 'upgrade', 'move']);
    expect(offered('vic-admin')).toEqual(['start', 'stop']);
    expect(offered('endpoint-user')).toEqual([]);
    const both = [...select([ONLINE], { role: 'vic-admin' }), ...select([OFFLINE])];
    expect(isBulkOffered(both, 'move')).toBe(true);
  });

  it('[PLUS-10] can be given as long as it fits one of them', () => {
    const mixed = select([ONLINE, OUTDATED]);
    expect(BULK_COMMANDS.map((command) => bulkRefusal(mixed, command))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('[PLUS-7, PLUS-10] that fits none says so, or names the right that all of them lack', () => {
    const offline = select([OFFLINE, OFFLINE]);
    expect(bulkRefusal(offline, 'stop')).toBe(words.none.stop);
    expect(bulkRefusal(offline, 'upgrade')).toBe(words.none.upgrade);
    expect(bulkRefusal(select([ONLINE]), 'start')).toBe(words.none.start);
    const forbidden = select([ONLINE, OUTDATED], { role: 'endpoint-user' });
    for (const command of BULK_COMMANDS) {
      expect(bulkRefusal(forbidden, command), command).toBe(NO_RIGHT);
    }
    // Different reasons: no right, and already offline.
    const [own] = select([OFFLINE]);
    const [foreign] = forbidden;
    if (own === undefined || foreign === undefined) throw new Error('both are selected');
    for (const both of [
      [own, foreign],
      [foreign, own],
    ]) {
      expect(bulkRefusal(both, 'stop')).toBe(words.none.stop);
    }
  });
});

describe('a move of many devices', () => {
  it('[PLUS-7, ROLE-35] is open within one workspace, for who may take devices from it, as long as there is another', () => {
    const devices = select([OFFLINE, ONLINE]);
    expect(bulkMoveRefusal(devices, 1)).toBeUndefined();
    expect(bulkMoveRefusal(devices, 0)).toBe(screens.dashboard.noTarget);
    const forbidden = select([OFFLINE, ONLINE], { role: 'vic-admin' });
    expect(bulkMoveRefusal(forbidden, 1)).toBe(NO_RIGHT);
  });

  it('[PLUS-7] takes devices of one workspace only, and says that before it says that there is nowhere to go', () => {
    const here = select([OFFLINE]);
    const there = select([OFFLINE], { workspace: { id: 2, name: 'Studio B' } });
    expect(bulkMoveRefusal([...here, ...there], 0)).toBe(words.oneWorkspace);
    const forbidden = select([OFFLINE], { role: 'vic-admin' });
    expect(bulkMoveRefusal([...here, ...forbidden], 1)).toBe(words.oneWorkspace);
    expect(bulkMoveRefusal([...forbidden, ...here], 1)).toBe(words.oneWorkspace);
  });
});
