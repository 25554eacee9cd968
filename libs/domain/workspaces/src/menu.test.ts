import { can, subjectFor, type WorkspaceTarget } from '@partyline/permissions';
import { STORED_ROLES } from '@partyline/roles';
import { expect, expectTypeOf, it, describe } from 'vitest';
import {
  WORKSPACE_MENU,
  WORKSPACE_MENU_ENTRIES,
  listWorkspaceMenu,
  CRUD_EVENTS,
  nextCrudState,
  type WorkspaceMenuEntry,
  type CrudEvent,
} from './menu.ts';

const SHARED: WorkspaceTarget = { kind: 'workspace', roleType: 'shared', isDefault: false, isDirty: false };
const menuOf = (role: string, workspace = SHARED, planType: 'paid' | 'trial' = 'paid') =>
  listWorkspaceMenu(subjectFor({ roles: [role], planType, customerStatus: 'B2C' }), workspace);
const entriesOf = (role: string, workspace = SHARED) => menuOf(role, workspace).map(({ entry }) => entry);

it('[GW-16] asks each entry for its right', () => {
  expect(
    WORKSPACE_MENU_ENTRIES.map((entry) => (entry === 'schedules' ? 'start and stop' : WORKSPACE_MENU[entry])),
  ).toEqual([
    'invite',
    'list',
    'start and stop',
    'add-instances',
    'rename',
    'askWorkspaceOwnership',
    'transferOwnership',
    'delete',
  ]);
  expectTypeOf<(typeof WORKSPACE_MENU_ENTRIES)[number]>().toEqualTypeOf<WorkspaceMenuEntry>();
});

it('[OWN-16, OWN-17, GW-16] leaves out what a role can never do there', () => {
  const orphanage = { ...SHARED, roleType: 'orphanage' } as const;
  expect(entriesOf('account-owner')).toEqual([
    'invite',
    'manage',
    'schedules',
    'add-device',
    'rename',
    'request-ownership',
    'delete',
  ]);
  expect(entriesOf('account-owner', orphanage)).toEqual([
    ...['invite', 'manage', 'schedules', 'add-device', 'rename', 'transfer-ownership'],
    'delete',
  ]);
  expect(entriesOf('workspace-owner')).toEqual([
    'invite',
    'manage',
    'schedules',
    'add-device',
    'rename',
    'transfer-ownership',
  ]);
  expect(entriesOf('workspace-admin')).toEqual([
    'invite',
    'manage',
    'schedules',
    'add-device',
    'rename',
    'request-ownership',
  ]);
  expect(entriesOf('vic-admin')).toEqual(['invite', 'manage', 'schedules']);
  expect(entriesOf('endpoint-user')).toEqual([]);
  expect(entriesOf('janitor')).toEqual([]);
});

it('[OWN-16, OWN-17] shows a ownership transfer disabled, with the reason, while the workspace is dirty', () => {
  const dirty = { ...SHARED, isDirty: true };
  expect(menuOf('workspace-owner', dirty).at(-1)).toEqual({
    entry: 'transfer-ownership',
    decision: { allowed: false, reason: 'dirty' },
  });
  expect(menuOf('workspace-admin', dirty).at(-1)).toEqual({
    entry: 'request-ownership',
    decision: { allowed: false, reason: 'dirty' },
  });
});

it('[GC-5, GC-10] shows the same entries in a trial, all disabled but the lists of people and schedules', () => {
  for (const role of STORED_ROLES) {
    expect(menuOf(role, SHARED, 'trial').map(({ entry }) => entry)).toEqual(entriesOf(role));
    for (const { entry, decision } of menuOf(role, SHARED, 'trial'))
      expect(decision).toEqual(
        entry === 'manage' || entry === 'schedules' ? { allowed: true } : { allowed: false, reason: 'trial' },
      );
  }
});

it('[PLUS-15] offers the schedules to a role that may start and stop devices, and to no other', () => {
  for (const role of STORED_ROLES) {
    const subject = subjectFor({ roles: [role], planType: 'paid', customerStatus: 'B2C' });
    const mayBoth = (['start', 'stop'] as const).every(
      (action) =>
        can(subject, action, { kind: 'instance', isRunning: true, isSubscriptionExpired: false }).allowed,
    );
    expect(entriesOf(role).includes('schedules'), role).toBe(mayBoth);
  }
  expect(entriesOf('vic-admin')).toContain('schedules');
  expect(entriesOf('endpoint-user')).not.toContain('schedules');
});

describe('crud state', () => {
  const STATES = ['not initiated', 'loading', 'done'] as const;

  it('[GW-12] follows the state diagram for each state and event', () => {
    expect(STATES.map((state) => CRUD_EVENTS.map((event) => nextCrudState(state, event)))).toEqual([
      ['loading', 'not initiated', 'not initiated', 'not initiated'],
      ['loading', 'done', 'not initiated', 'not initiated'],
      ['loading', 'done', 'done', 'not initiated'],
    ]);
  });

  it.each(['constructor', 'toString', '__proto__'])('[GW-12] ignores %j, which is no event', (name) => {
    // External values may not be events.
    const event = name as CrudEvent;
    expect(STATES.map((state) => nextCrudState(state, event))).toEqual(STATES);
  });
});
