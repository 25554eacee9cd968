import { ROLES } from '@partyline/roles';
import {
  DAILY_START,
  insertAlertRule,
  insertInstance,
  insertRow,
  insertScheduleRow,
  insertWorkspace,
  MAIL_RULE,
} from '@partyline/rows/testing';
import type { ObjectRoute } from '../../http/authorization/rights-of-call.ts';
import { insertOpenCommand } from '../accounts/open-command.ts';
import { insertTestAccount, type TestAccount } from '../accounts/test-account.ts';
import type { CallOptions } from '../call.ts';
import type { TestApi } from '../start-api.ts';

/** An account with one of everything that these routes act on. */
export interface ObjectWorld {
  readonly testAccount: TestAccount;
  readonly workspaceOwner: string;
  readonly otherWorkspaceId: number;
  readonly vicUuid: string;
  readonly failedUuid: string;
  readonly startingUuid: string;
  readonly deviceUuid: string;
  readonly lqUuid: string;
  readonly invitationId: string;
  readonly alertId: number;
  readonly scheduleId: number;
  /** Of a client user, sent to the account owner. */
  readonly accessRequestId: string;
}

const byAlert = ({ testAccount, alertId }: ObjectWorld): CallOptions => ({
  params: { id: testAccount.workspaceId, alertId },
});
const bySchedule = ({ testAccount, scheduleId }: ObjectWorld): CallOptions => ({
  params: { id: testAccount.workspaceId, scheduleId },
});
const QUIET = { isOn: true, quietFrom: '19:00', quietTo: '23:00', timeZone: 'Europe/Berlin' };
const byId = (id: string): CallOptions => ({ params: { id } });

/** A request per route that the account owner may make; a contract route without one does not compile. */
export const OBJECT_ROUTE_CALLS: Readonly<Record<ObjectRoute, (world: ObjectWorld) => CallOptions>> = {
  commandInstance: ({ vicUuid }) => ({ body: { action: 'start', vicUuid } }),
  acknowledgeProblem: ({ failedUuid }) => ({ ...byId(failedUuid), body: { isOnIt: true } }),
  withdrawCommand: ({ startingUuid }) => byId(startingUuid),
  setFavorite: ({ vicUuid }) => ({ ...byId(vicUuid), body: { isFavorite: 1 } }),
  upgradeInstance: ({ vicUuid }) => byId(vicUuid),
  instanceHistory: ({ vicUuid }) => byId(vicUuid),
  managementUrl: ({ vicUuid }) => byId(vicUuid),
  addDevice: ({ testAccount }) => ({ body: { code: 'ABCD-1234', workspaceId: testAccount.workspaceId } }),
  removeDevice: ({ deviceUuid }) => byId(deviceUuid),
  removeLqDevice: ({ lqUuid }) => ({ params: { vicUuid: lqUuid } }),
  createOrMove: ({ otherWorkspaceId, vicUuid }) => ({
    body: { action: 'move', workspaceId: otherWorkspaceId, vicUuids: [vicUuid] },
  }),
  moveInstances: ({ otherWorkspaceId, vicUuid }) => ({
    body: { workspaceId: otherWorkspaceId, vicUuids: [vicUuid] },
  }),
  renameWorkspace: ({ testAccount }) => ({
    ...byId(String(testAccount.workspaceId)),
    body: { name: 'Mine' },
  }),
  deleteWorkspace: ({ testAccount }) => byId(String(testAccount.workspaceId)),
  listAlerts: ({ testAccount }) => byId(String(testAccount.workspaceId)),
  createAlert: ({ testAccount }) => ({ ...byId(String(testAccount.workspaceId)), body: MAIL_RULE }),
  changeAlert: (world) => ({ ...byAlert(world), body: MAIL_RULE }),
  deleteAlert: byAlert,
  testAlert: byAlert,
  rotateAlertSecret: byAlert,
  listAlertDeliveries: byAlert,
  listSchedules: ({ testAccount }) => byId(String(testAccount.workspaceId)),
  createSchedule: ({ testAccount }) => ({ ...byId(String(testAccount.workspaceId)), body: DAILY_START }),
  changeSchedule: (world) => ({ ...bySchedule(world), body: DAILY_START }),
  pauseSchedule: bySchedule,
  resumeSchedule: bySchedule,
  deleteSchedule: bySchedule,
  listScheduleRuns: bySchedule,
  changeScheduleQuietHours: ({ testAccount }) => ({
    ...byId(String(testAccount.workspaceId)),
    body: QUIET,
  }),
  answerAccessRequest: ({ accessRequestId }) => ({
    ...byId(accessRequestId),
    body: { answer: 'decline', version: 1, from: 'endpoint-user' },
  }),
  requestOwnership: ({ testAccount }) => ({ body: { workspaceId: testAccount.workspaceId } }),
  sendInvitation: ({ testAccount }) => ({
    body: {
      email: 'guest@example.test',
      roleName: 'endpoint-user',
      permissionName: ROLES['endpoint-user'].displayName,
      workspaceId: testAccount.workspaceId,
    },
  }),
  uploadInvitations: ({ testAccount }) =>
    csvOf('email,role,workspace\nguest@example.test,endpoint-user,\n', testAccount.workspaceId),
  resendInvitation: ({ invitationId }) => ({ body: { id: invitationId } }),
  copyInvitationLink: ({ invitationId }) => ({ body: { id: invitationId } }),
  revokeAccess: ({ invitationId }) => ({ body: { id: invitationId } }),
  changeAccess: ({ invitationId }) => ({ ...byId(invitationId), body: { roleName: 'vic-admin' } }),
};

function csvOf(text: string, workspaceId: number): CallOptions {
  const boundary = 'a-boundary-of-the-test';
  const part = (head: string, body: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
  return {
    rawBody: `${part('name="workspaceId"', String(workspaceId))}${part('name="file"; filename="a.csv"\r\ncontent-type: text/csv', text)}--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** Inserts what the calls act on. */
export async function insertObjectWorld(api: TestApi): Promise<ObjectWorld> {
  const testAccount = await insertTestAccount(api);
  const { accountId, workspaceId } = testAccount;
  // The account owner can request the ownership from this one.
  const workspaceOwner = await testAccount.member('workspace-owner');
  const invitation = { account_id: accountId, workspace_id: workspaceId, email: 'open@example.test' };
  const expires_at = new Date(Date.now() + 60_000);
  const accessRequestId = await insertRow<string>(
    api.db,
    'access_requests',
    {
      account_id: accountId,
      workspace_id: workspaceId,
      user_uid: await testAccount.member('endpoint-user'),
      act: 'instance.start',
      role_id: ROLES['vic-admin'].id,
    },
    'id',
  );
  await insertRow(
    api.db,
    'access_request_receivers',
    { request_id: accessRequestId, user_uid: testAccount.ownerUid },
    'id',
  );
  const startingUuid = await testAccount.instance();
  await insertOpenCommand(api.db, startingUuid, 'start');
  return {
    testAccount,
    workspaceOwner,
    otherWorkspaceId: await insertWorkspace(api.db, { account_id: accountId }),
    vicUuid: await insertInstance(api.db, {
      account_id: accountId,
      workspace_id: workspaceId,
      version: '1.0.0',
      available_version: '1.1.0',
    }),
    failedUuid: await testAccount.instance({ status: 'failed' }),
    startingUuid,
    accessRequestId,
    alertId: await insertAlertRule(api.db, testAccount, { webhookUrl: 'https://hooks.example.org/' }),
    scheduleId: await insertScheduleRow(api.db, testAccount),
    deviceUuid: await testAccount.device(),
    lqUuid: await testAccount.device({ is_lq: true, link_role: 'Member' }),
    invitationId: `i${await insertRow<number>(
      api.db,
      'invitations',
      { ...invitation, role_id: ROLES['endpoint-user'].id, invited_by: testAccount.ownerUid, expires_at },
      'id',
    )}`,
  };
}
