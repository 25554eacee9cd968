import { ROUTES, type ErrorName, type Route, type RouteName } from '@partyline/contract';
import { can, subjectFor } from '@partyline/permissions';
import { ROLES } from '@partyline/roles';
import {
  DAILY_START,
  insertAlertRule,
  insertInstance,
  insertMember,
  insertRow,
  insertScheduleRow,
  insertWorkspace,
  MAIL_RULE,
} from '@partyline/rows/testing';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallWish } from '../../testing/call.ts';
import { startApi } from '../../testing/start-api.ts';
import { insertStudio, type Studio } from '../../testing/accounts/studio.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import { routeNames } from './register-routes.ts';

/*
 * Every workspace and instance route: refused to each role that lacks the right, allowed to the account owner with the
 * same request. A contract route without an example here does not compile.
 */

type PlaceRoute = {
  [Name in RouteName]: (typeof ROUTES)[Name]['permission']['kind'] extends 'workspace' | 'instance'
    ? Name
    : never;
}[RouteName];

interface World {
  readonly studio: Studio;
  readonly workspaceOwner: string;
  readonly otherWorkspaceId: number;
  readonly vicUuid: string;
  readonly deviceUuid: string;
  readonly lqUuid: string;
  readonly invitationId: string;
  readonly alertId: number;
  readonly scheduleId: number;
}

const byAlert = ({ studio, alertId }: World): CallWish => ({ params: { id: studio.workspaceId, alertId } });
const bySchedule = ({ studio, scheduleId }: World): CallWish => ({
  params: { id: studio.workspaceId, scheduleId },
});
const QUIET = { isOn: true, quietFrom: '19:00', quietTo: '23:00', timeZone: 'Europe/Berlin' };
const byId = (id: string): CallWish => ({ params: { id } });

/** A request per route that the account owner may make. */
const EXAMPLES: Readonly<Record<PlaceRoute, (world: World) => CallWish>> = {
  commandInstance: ({ vicUuid }) => ({ body: { action: 'start', vicUuid } }),
  setFavorite: ({ vicUuid }) => ({ ...byId(vicUuid), body: { isFavorite: 1 } }),
  upgradeInstance: ({ vicUuid }) => byId(vicUuid),
  instanceHistory: ({ vicUuid }) => byId(vicUuid),
  managementUrl: ({ vicUuid }) => byId(vicUuid),
  addDevice: ({ studio }) => ({ body: { code: 'ABCD-1234', workspaceId: studio.workspaceId } }),
  removeDevice: ({ deviceUuid }) => byId(deviceUuid),
  removeLqDevice: ({ lqUuid }) => ({ params: { vicUuid: lqUuid } }),
  createOrMove: ({ otherWorkspaceId, vicUuid }) => ({
    body: { action: 'move', workspaceId: otherWorkspaceId, vicUuids: [vicUuid] },
  }),
  moveInstances: ({ otherWorkspaceId, vicUuid }) => ({
    body: { workspaceId: otherWorkspaceId, vicUuids: [vicUuid] },
  }),
  renameWorkspace: ({ studio }) => ({ ...byId(String(studio.workspaceId)), body: { name: 'Mine' } }),
  deleteWorkspace: ({ studio }) => byId(String(studio.workspaceId)),
  listAlerts: ({ studio }) => byId(String(studio.workspaceId)),
  createAlert: ({ studio }) => ({ ...byId(String(studio.workspaceId)), body: MAIL_RULE }),
  changeAlert: (world) => ({ ...byAlert(world), body: MAIL_RULE }),
  deleteAlert: byAlert,
  testAlert: byAlert,
  rotateAlertSecret: byAlert,
  listAlertDeliveries: byAlert,
  listSchedules: ({ studio }) => byId(String(studio.workspaceId)),
  createSchedule: ({ studio }) => ({ ...byId(String(studio.workspaceId)), body: DAILY_START }),
  changeSchedule: (world) => ({ ...bySchedule(world), body: DAILY_START }),
  pauseSchedule: bySchedule,
  resumeSchedule: bySchedule,
  deleteSchedule: bySchedule,
  listScheduleRuns: bySchedule,
  changeScheduleQuietHours: ({ studio }) => ({ ...byId(String(studio.workspaceId)), body: QUIET }),
  requestOwnership: ({ studio }) => ({ body: { workspaceId: studio.workspaceId } }),
  sendInvitation: ({ studio }) => ({
    body: {
      email: 'guest@example.test',
      roleName: 'endpoint-user',
      permissionName: ROLES['endpoint-user'].displayName,
      workspaceId: studio.workspaceId,
    },
  }),
  uploadInvitations: ({ studio }) =>
    csvOf('email,role,workspace\nguest@example.test,endpoint-user,\n', studio.workspaceId),
  resendInvitation: ({ invitationId }) => ({ body: { id: invitationId } }),
  copyInvitationLink: ({ invitationId }) => ({ body: { id: invitationId } }),
  revokeAccess: ({ invitationId }) => ({ body: { id: invitationId } }),
  changeAccess: ({ invitationId }) => ({ ...byId(invitationId), body: { roleName: 'vic-admin' } }),
};

function csvOf(text: string, workspaceId: number): CallWish {
  const boundary = 'a-boundary-of-the-test';
  const part = (head: string, body: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
  return {
    rawBody: `${part('name="workspaceId"', String(workspaceId))}${part('name="file"; filename="a.csv"\r\ncontent-type: text/csv', text)}--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

const PLACE_ROUTES = routeNames().filter(isPlaceRoute);
function isPlaceRoute(name: RouteName): name is PlaceRoute {
  const { kind } = ROUTES[name].permission;
  return kind === 'workspace' || kind === 'instance';
}

/** Whether an endpoint user has the right: favorites are their own. */
function mayEndpointUser(name: PlaceRoute): boolean {
  const { permission }: Route = ROUTES[name];
  if (permission.kind !== 'instance' || permission.action === 'by-body-action') return false;
  const subject = subjectFor({ planType: 'paid', customerStatus: 'B2C', roles: ['endpoint-user'] });
  const target = { kind: 'instance', isRunning: false, isSubscriptionExpired: false } as const;
  return can(subject, permission.action, target).allowed;
}

const api = oncePerFile(startApi);
let world: World;
beforeEach(async () => {
  const studio = await insertStudio(api);
  const { accountId, workspaceId } = studio;
  // The account owner can request the ownership from this one.
  const workspaceOwner = await studio.member('workspace-owner');
  const invitation = { account_id: accountId, workspace_id: workspaceId, email: 'open@example.test' };
  const expires_at = new Date(Date.now() + 60_000);
  world = {
    studio,
    workspaceOwner,
    otherWorkspaceId: await insertWorkspace(api.db, { account_id: accountId }),
    vicUuid: await insertInstance(api.db, {
      account_id: accountId,
      workspace_id: workspaceId,
      version: '1.0.0',
      available_version: '1.1.0',
    }),
    alertId: await insertAlertRule(api.db, studio, { webhookUrl: 'https://hooks.example.org/' }),
    scheduleId: await insertScheduleRow(api.db, studio),
    deviceUuid: await studio.device(),
    lqUuid: await studio.device({ is_lq: true, link_role: 'Member' }),
    invitationId: `i${await insertRow<number>(
      api.db,
      'invitations',
      { ...invitation, role_id: ROLES['endpoint-user'].id, invited_by: studio.ownerUid, expires_at },
      'id',
    )}`,
  };
});

async function callAs(name: PlaceRoute, token: string) {
  return api.call(name, { ...EXAMPLES[name](world), token });
}

async function doneBy(uid: string) {
  const { rows } = await api.db.query<{ action: string }>(
    `SELECT action FROM app.audit WHERE account_id = $1 AND actor_uid = $2 AND outcome = 'done'`,
    [world.studio.accountId, uid],
  );
  return rows;
}

const REFUSALS: readonly (ErrorName | null)[] = [
  'forbidden',
  'start-not-allowed',
  'not-found',
  'request-not-proper',
  'email-not-verified',
  'unauthenticated',
  'internal',
];

describe.each(PLACE_ROUTES)('[ROLE-38, GC-14] %s', (name) => {
  it('is open to the account owner with the request of this test', async () => {
    const { studio } = world;
    const answer = await callAs(name, await studio.tokenOf(studio.ownerUid));
    expect(REFUSALS).not.toContain(answer.failure);
  });

  it(`is ${mayEndpointUser(name) ? 'open' : 'refused'} to an endpoint user of the workspace`, async () => {
    const uid = await world.studio.member('endpoint-user');
    const { failure } = await callAs(name, await world.studio.tokenOf(uid));
    if (mayEndpointUser(name)) {
      expect(failure).toBeNull();
      return;
    }
    // An invisible workspace is answered as not existing.
    expect(['forbidden', 'start-not-allowed', 'not-found']).toContain(failure);
    expect(await doneBy(uid)).toEqual([]);
  });

  it('finds nothing for a member of another workspace of the account', async () => {
    const { accountId } = world.studio;
    const elsewhere = { accountId, workspaceId: world.otherWorkspaceId, role: 'workspace-admin' } as const;
    const uid = await insertMember(api.db, elsewhere);
    expect(await callAs(name, await world.studio.tokenOf(uid))).toMatchObject({ failure: 'not-found' });
    expect(await doneBy(uid)).toEqual([]);
  });

  it('finds nothing for the owner of another account', async () => {
    const other = await insertStudio(api);
    const token = await other.tokenOf(other.ownerUid);
    expect(await callAs(name, token)).toMatchObject({ failure: 'not-found' });
    expect(await doneBy(other.ownerUid)).toEqual([]);
  });

  it('is refused to a user whose e-mail is not verified', async () => {
    const { accountId } = world.studio;
    const user = { email_proved_at: null };
    const uid = await insertMember(api.db, { accountId, role: 'account-admin', user });
    const token = await api.tokenFor({ uid, accountId, workspaceId: null, emailVerified: false });
    expect(await callAs(name, token)).toMatchObject({ status: 403, failure: 'email-not-verified' });
    expect(await doneBy(uid)).toEqual([]);
  });

  it('is refused to a stranger with a token of the account', async () => {
    const token = await api.tokenFor({ uid: randomUUID(), accountId: world.studio.accountId });
    expect(await callAs(name, token)).toMatchObject({ failure: 'forbidden', reason: 'no-membership' });
  });
});

it("[ROLE-38] creating a workspace is refused without the account's right", async () => {
  const body = { action: 'create', name: 'Mine' };
  const roles = ['endpoint-user', 'vic-admin', 'workspace-admin'] as const;
  const members = await Promise.all(roles.map((role) => world.studio.member(role)));
  for (const uid of [...members, world.workspaceOwner]) {
    const token = await world.studio.tokenOf(uid);
    expect(await api.call('createOrMove', { token, body })).toMatchObject({ failure: 'forbidden' });
    expect(await doneBy(uid)).toEqual([]);
  }
});
