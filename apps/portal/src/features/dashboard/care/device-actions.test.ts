import type { Instance, Workspace } from '@partyline/contract';
import { subjectFor } from '@partyline/permissions';
import type { StoredRole } from '@partyline/roles';
import {
  COMMAND_REFUSAL_TEXTS,
  MOVE_REFUSAL_TEXTS,
  PERMISSION_REFUSAL_TEXTS,
  REMOVAL_REFUSAL_TEXTS,
  screens,
  VERSION_UPGRADE_REFUSAL_TEXTS,
} from '@partyline/texts';
import { describe, expect, it } from 'vitest';
import { createViewBuilder } from '../model/build-views.ts';
import { instanceOf, uuidOf, workspaceOf } from '../testing/instance-of.ts';
import { listDeviceActions } from './device-actions.ts';

interface Given {
  device?: Partial<Instance>;
  workspace?: Partial<Workspace>;
  role?: StoredRole;
  planType?: 'paid' | 'trial';
  isConnected?: boolean;
  moveTargets?: readonly Workspace[];
  others?: readonly Instance[];
}

const NOW_MS = Date.parse('2026-11-20T14:00:00.000Z');
const ELSEWHERE = [workspaceOf({ id: 2, name: 'Studio B' })];

/** What is offered, in order; what is refused with its reason. */
function offered({
  device: more = {},
  workspace = {},
  role = 'account-owner',
  planType = 'paid',
  isConnected = true,
  moveTargets = ELSEWHERE,
  others = [],
}: Given = {}) {
  const device = instanceOf({ movable: true, ...more });
  const place = workspaceOf({ roles: [role], vicList: [device, ...others], ...workspace });
  const [view] = createViewBuilder()([place], NOW_MS);
  const subject = subjectFor({ roles: [role], planType, customerStatus: 'B2C' });
  const access = { subject, workspaceId: 1, isSubscriptionExpired: false, isConnected };
  const actions = listDeviceActions({ device, view: view!, access, moveTargets });
  return Object.fromEntries(actions.map(({ action, refusal }) => [action, refusal ?? 'offered']));
}

const ALL = { details: 'offered', select: 'offered', edit: 'offered', move: 'offered' };

describe('the actions on a device', () => {
  it('[GP-14, GD-45] are an upgrade for a virtual instance and an unregistration for a physical device', () => {
    expect(offered({ device: { hasUpgradeAvailable: true, state: 'offline' } })).toEqual({
      ...ALL,
      upgrade: 'offered',
    });
    expect(offered({ device: { deviceType: 'device', state: 'offline' } })).toEqual({
      ...ALL,
      unregister: 'offered',
    });
  });

  it('stand in the order of the menu', () => {
    const order = Object.keys(offered({ device: { deviceType: 'device' } }));
    expect(order).toEqual(['details', 'select', 'edit', 'move', 'unregister']);
  });

  it.each<StoredRole>(['account-owner', 'account-admin', 'workspace-owner', 'workspace-admin'])(
    'are all there for the role %s',
    (role) => {
      expect(Object.keys(offered({ role }))).toEqual(['details', 'select', 'edit', 'upgrade', 'move']);
    },
  );

  it('[GC-10] leave out what a role can never do', () => {
    expect(Object.keys(offered({ role: 'vic-admin' }))).toEqual(['details', 'select']);
    expect(offered({ role: 'endpoint-user' })).toEqual({ details: 'offered', select: 'offered' });
  });
});

describe('an action refused now says why', () => {
  it('[PLUS-7, GW-14] a move: without a place to go to, and what the device itself says against it', () => {
    expect(offered({ device: { state: 'offline' }, moveTargets: [] })).toMatchObject({
      move: screens.deviceCare.noTarget,
    });
    expect(offered()).toMatchObject({ move: MOVE_REFUSAL_TEXTS.running });
    expect(offered({ device: { movable: false, state: 'offline' } })).toMatchObject({
      move: MOVE_REFUSAL_TEXTS['not-movable'],
    });
  });

  it('[GD-27] an upgrade: where there is none', () => {
    expect(offered()).toMatchObject({ upgrade: VERSION_UPGRADE_REFUSAL_TEXTS['no-newer-version'] });
  });

  it('an edit: of a device that is being started, and of one that is gone', () => {
    const device = { state: 'offline', status: 'init' } as const;
    expect(offered({ device })).toMatchObject({ edit: COMMAND_REFUSAL_TEXTS['in-progress'] });
    expect(offered({ device: { ...device, status: 'deleted' } })).toMatchObject({
      edit: COMMAND_REFUSAL_TEXTS.deleted,
    });
  });

  it('[GD-45, DEV-49] an unregistration: of a device that runs, and of a leader that has members', () => {
    const leader = { vicUuid: uuidOf(1), deviceType: 'device', linkRole: 'Leader' } as const;
    const member = instanceOf({
      vicUuid: uuidOf(2),
      deviceType: 'device',
      linkRole: 'Member',
      leaderuuid: uuidOf(1),
    });
    const given = { ...leader, state: 'offline' as const, members: [uuidOf(2)] };
    expect(offered({ device: given, others: [member] })).toMatchObject({
      unregister: REMOVAL_REFUSAL_TEXTS['leader-with-members'],
    });
    expect(offered({ device: { deviceType: 'device' } })).toMatchObject({
      unregister: REMOVAL_REFUSAL_TEXTS.running,
    });
  });

  it('[GU-17] whatever needs the service waits for the connection, looking and selecting do not', () => {
    const device = { hasUpgradeAvailable: true, state: 'offline' } as const;
    const offline = screens.dashboard.offlineRefusal;
    expect(offered({ device, isConnected: false })).toEqual({
      details: 'offered',
      select: 'offered',
      edit: offline,
      upgrade: offline,
      move: offline,
    });
  });

  it('[GC-5, GC-10] a move while the account pays for nothing: told, not hidden', () => {
    expect(offered({ device: { state: 'offline' }, planType: 'trial' })).toMatchObject({
      edit: 'offered',
      move: PERMISSION_REFUSAL_TEXTS.trial,
    });
  });
});
