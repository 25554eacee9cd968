import { IN_PROGRESS_STATUSES, isRunning } from '@partyline/device-state';
import { subjectFor } from '@partyline/permissions';
import { STORED_ROLES } from '@partyline/roles';
import fc from 'fast-check';
import { expect, expectTypeOf, it } from 'vitest';
import {
  WORKSPACE_DELETION_CODES,
  WORKSPACE_DELETION_REFUSALS,
  computeWorkspaceDeletion,
  deletionRight,
  listDevicesToStop,
  listWorkspaceDeletionBlockers,
  workspaceDeletionRefusalOf,
} from './deletion.ts';
import type { DeletableWorkspace, WorkspaceDeletionRefusal } from './deletion.ts';
import { anyRows, row } from './device.fixture.ts';

const EMPTY: DeletableWorkspace = {
  isDefault: false,
  haveWorkspaceOwner: false,
  vicList: [],
  lqDevicesList: [],
};
const ONLINE = row('a', { state: 'online', status: 'healthy' });

it('[WS-18, GW-10] refuses to delete a workspace that has an owner', () => {
  expect(listWorkspaceDeletionBlockers({ ...EMPTY, haveWorkspaceOwner: true })).toEqual(['has-owner']);
});

it('[WS-19, GW-10] refuses to delete a workspace with a running device, in whichever of its lists', () => {
  expect(listWorkspaceDeletionBlockers({ ...EMPTY, vicList: [row('b'), ONLINE] })).toEqual([
    'devices-running',
  ]);
  expect(listWorkspaceDeletionBlockers({ ...EMPTY, lqDevicesList: [ONLINE] })).toEqual(['devices-running']);
  expect(
    listWorkspaceDeletionBlockers({
      ...EMPTY,
      vicList: [row('a')],
      lqDevicesList: [{ ...ONLINE, vicUuid: 'a' }],
    }),
  ).toEqual(['devices-running']);
});

it.each(IN_PROGRESS_STATUSES)('[WS-19, GW-10] counts an offline device that is %s as running', (status) => {
  expect(listWorkspaceDeletionBlockers({ ...EMPTY, vicList: [row('a', { status })] })).toEqual([
    'devices-running',
  ]);
});

it('[GW-9, GW-10] deletes a workspace whose devices have stopped, and names those that move to the default one', () => {
  const stopped = { ...EMPTY, vicList: [row('a'), row('b')], lqDevicesList: [row('b'), row('c')] };
  expect(computeWorkspaceDeletion(stopped)).toEqual({ ok: true, value: ['a', 'b', 'c'] });
  expect(computeWorkspaceDeletion(EMPTY)).toEqual({ ok: true, value: [] });
});

it('[GW-5] refuses to delete the default workspace', () => {
  expect(listWorkspaceDeletionBlockers({ ...EMPTY, isDefault: true })).toEqual(['default-workspace']);
});

it('[GW-10] lists all blockers at once: the owner, the running devices, the default one', () => {
  const worst = { isDefault: true, haveWorkspaceOwner: true, vicList: [ONLINE], lqDevicesList: [] };
  expect(computeWorkspaceDeletion(worst)).toEqual({
    ok: false,
    error: ['has-owner', 'devices-running', 'default-workspace'],
  });
});

it('[WS-19] names every device that has to be stopped, each once', () => {
  const running = { state: 'online', status: 'healthy' } as const;
  const workspace = {
    vicList: [ONLINE, row('b'), row('c', running)],
    lqDevicesList: [row('c', running), row('d', { status: 'init' })],
  };
  expect(listDevicesToStop(workspace)).toEqual(['a', 'c', 'd']);
  expect(listDevicesToStop(EMPTY)).toEqual([]);
});

it('[GW-5, GW-10] gives the right to the default workspace exactly to users who may delete another', () => {
  const allowed = (roleType: 'default' | 'shared' | 'invited', planType: 'paid' | 'trial' = 'paid') =>
    STORED_ROLES.filter((role) => {
      const subject = subjectFor({ roles: [role], planType, customerStatus: 'B2C' });
      const isDefault = roleType === 'default';
      return deletionRight(subject, { kind: 'workspace', roleType, isDefault, isDirty: false }).allowed;
    });
  expect(allowed('default')).toEqual(['account-owner', 'account-admin']);
  expect(allowed('shared')).toEqual(allowed('default'));
  expect(allowed('invited')).toEqual([]);
  expect(allowed('default', 'trial')).toEqual([]);
});

it('[WS-20, GX-3] reads the response code 1001 as the shared workspace, and each other refusal by its own code', () => {
  expect(workspaceDeletionRefusalOf(1001)).toBe('has-owner');
  expect(WORKSPACE_DELETION_CODES).toEqual({
    'has-owner': 1001,
    'devices-running': 2011,
    'default-workspace': 2012,
  });
  for (const refusal of WORKSPACE_DELETION_REFUSALS)
    expect(workspaceDeletionRefusalOf(WORKSPACE_DELETION_CODES[refusal])).toBe(refusal);
});

it.each([0, 1002, '1001', null, undefined, NaN, {}])('[WS-20] reads no refusal into the code %j', (code) => {
  expect(workspaceDeletionRefusalOf(code)).toBeNull();
});

it('[WS-18, WS-19, GW-5, GW-10] is deleted exactly if nothing holds, and loses and doubles no device', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.boolean(),
      anyRows,
      anyRows,
      (isDefault, isOwned, vicList, lqDevicesList) => {
        const workspace = { isDefault, haveWorkspaceOwner: isOwned, vicList, lqDevicesList };
        const deletion = computeWorkspaceDeletion(workspace);
        const all = [...vicList, ...lqDevicesList];
        expect(deletion.ok).toBe(!isDefault && !isOwned && !all.some(isRunning));
        if (deletion.ok) {
          expect(new Set(deletion.value)).toEqual(new Set(all.map(({ vicUuid }) => vicUuid)));
          expect(new Set(deletion.value).size).toBe(deletion.value.length);
        }
      },
    ),
  );
  expectTypeOf<WorkspaceDeletionRefusal>().toEqualTypeOf<
    'has-owner' | 'devices-running' | 'default-workspace'
  >();
});
