import {
  insertAccount,
  insertTransfer,
  insertInvitation,
  insertMember,
  insertMembership,
  insertRow,
  insertScheduleRow,
  insertUser,
  insertWorkspace,
} from '@partyline/rows/testing';
import type { CodedNotification } from '@partyline/notifications';
import { expect, it } from 'vitest';
import { countStatements } from '../../testing/database/counting-database.ts';
import { insertPersonalRows } from '../../testing/accounts/personal-rows.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import { startApi } from '../../testing/start-api.ts';
import { writeAudit } from '../../records/audit/write-audit.ts';
import { listBlockers } from './deletion-blockers.ts';
import { notifyUsers } from '../../records/notifications/notify-users.ts';
import { readOwnData } from './own-data.repository.ts';

const api = oncePerFile(startApi);

const KINDS = [
  'person',
  'memberships',
  'sessions',
  'apiTokens',
  'favorites',
  'notifications',
  'notificationsSwitchedOff',
  'notificationMarks',
  'invitationsReceived',
  'invitationsSent',
  'accessRequests',
  'accessRequestsReceived',
  'ownershipActions',
  'leads',
  'contactRequests',
  'feedback',
  'announcementMarks',
  'registeredDevices',
  'commands',
  'deviceHistory',
  'purchases',
  'schedules',
  'auditLog',
];

it('[PLUS-24] returns everything stored about the user, by kind', async () => {
  const {
    accountId,
    defaultWorkspaceId,
    ownerUid: accountOwner,
  } = await insertAccount(api.db, { name: 'House' });
  const email = 'Export.Me@example.test';
  const uid = await insertMember(api.db, {
    accountId,
    role: 'account-admin',
    user: {
      email,
      first_name: 'Ex',
      last_name: 'Port',
      country: 'USA',
      us_state: 'NY',
      market_code: { value: 'a', label: 'b' },
    },
  });
  const { vicUuid, notificationId, announcementId } = await insertPersonalRows(api.db, {
    ...{ uid, accountId, workspaceId: defaultWorkspaceId },
    name: 'you',
  });
  await insertScheduleRow(api.db, { accountId, workspaceId: defaultWorkspaceId, ownerUid: uid });
  const named = { silent: false, message: 'another user asks', names_uid: accountOwner };
  await insertRow(api.db, 'notifications', { account_id: accountId, user_uid: uid, ...named }, 'id');
  const mute = { user_uid: uid, kind: 'device-failed', channel: 'feed' };
  await insertRow(api.db, 'notification_mutes', mute, 'kind');
  const role = 'account-admin';
  await insertInvitation(api.db, { accountId, role, email: email.toLowerCase() });
  await insertInvitation(api.db, {
    accountId,
    role,
    email: 'friend@example.test',
    columns: { invited_by: uid },
  });
  await insertTransfer(api.db, { account_id: accountId, from_uid: 'third-person', to_uid: uid });
  const body = {
    firstName: 'Ex',
    lastName: 'Port',
    company: 'House',
    marketCode: { value: 'a', label: 'b' },
    country: 'GBR',
    state: '',
    dataUsage: true,
    email,
    contactConsent: true,
  };
  await api.call('sendLead', { body });
  const written = { name: 'Ex Port', email, user_uid: null };
  await insertRow(api.db, 'contact_requests', { ...written, message: 'It hums.' }, 'id');
  const rating = { rating: 5, categories: ['performance'], message: 'Fast.', page: '/', app_version: '1' };
  await insertRow(
    api.db,
    'feedback',
    { ...rating, name: 'Ex', email: 'else@example.test', user_uid: uid },
    'id',
  );
  await writeAudit(api.db, {
    accountId,
    actor: { kind: 'user', uid },
    action: 'x.y',
    object: { kind: 'user', id: 'another-person' },
    outcome: 'done',
    details: { email: 'friend@example.test' },
  });

  const { data } = await api.call('exportOwnData', { token: await api.tokenFor({ uid, accountId }) });
  expect(Object.keys(data ?? {}).toSorted()).toEqual(KINDS.toSorted());
  const iso: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(data).toMatchObject({
    person: { uid, email, firstName: 'Ex', lastName: 'Port', country: 'USA', state: 'NY', createdAt: iso },
    memberships: [{ accountId, accountName: 'House', role: 'account-admin', since: iso, removedAt: null }],
    sessions: [
      { browser: 'Firefox', address: '203.0.113.7', signedInAt: '1970-01-02T00:00:00.000Z', endedAt: null },
    ],
    favorites: [{ vicUuid }],
    notifications: [{ message: 'For you alone' }, { message: null }],
    notificationsSwitchedOff: [{ kind: 'device-failed', channel: 'feed' }],
    notificationMarks: [{ notificationId }],
    invitationsReceived: [{ email: email.toLowerCase(), role: 'account-admin', status: 'pending' }],
    invitationsSent: [{ role: 'account-admin', status: 'pending' }],
    accessRequests: [{ act: 'instance.start', role: 'vic-admin', state: 'open', requestedAt: iso }],
    accessRequestsReceived: [{ act: 'instance.start', state: 'given', answeredByMe: true }],
    ownershipActions: [{ kind: 'transfer', fromMe: false }],
    leads: [{ email, company: 'House', contactConsent: true }],
    contactRequests: [{ name: 'Ex Port', email, message: 'It hums.', createdAt: iso }],
    feedback: [{ rating: 5, categories: ['performance'], message: 'Fast.', page: '/' }],
    announcementMarks: [{ announcementId, seenAt: iso, dismissedAt: null }],
    registeredDevices: [{ vicUuid }],
    commands: [{ vicUuid, action: 'start', at: iso }],
    deviceHistory: [{ vicUuid, kind: 'command' }],
    purchases: [{ accountId, plan: 'Pro', users: 12, interval: 'month', state: 'open', at: iso }],
    schedules: [{ accountId, name: 'Morning', action: 'start', recurrence: 'weekly', createdAt: iso }],
    auditLog: [{ action: 'x.y', objectId: null, byMe: true }],
  });
  for (const others of ['friend@example.test', 'another-person', 'third-person']) {
    expect(JSON.stringify(data)).not.toContain(others);
  }
  const exports = await api.db.query(
    `SELECT action FROM app.audit WHERE actor_uid = $1 ORDER BY id DESC LIMIT 1`,
    [uid],
  );
  expect(exports.rows).toEqual([{ action: 'person.export' }]);
});

it('[HZ-16, PLUS-24] words notifications in the language of the user, and keeps the names of others out', async () => {
  const { accountId } = await insertAccount(api.db);
  const uid = await insertMember(api.db, { accountId, role: 'account-admin' });
  const other = await insertMember(api.db, { accountId, role: 'account-admin' });
  await api.db.query(`UPDATE app.users SET language = 'de' WHERE uid = $1`, [uid]);
  const row = { account_id: accountId, user_uid: uid, silent: false };
  await insertRow(api.db, 'notifications', { ...row, message: 'Before.', language: 'en' }, 'id');
  const tell = (coded: CodedNotification, named: object = {}) =>
    notifyUsers(api.db, [uid], { ...coded, ...named, accountId, workspaceId: null });
  await tell({ code: 'workspace-deleted', params: { workspace: 'Truck' } });
  const place = { account: 'Nord', workspace: null };
  await tell(
    { code: 'invitation-accepted', params: { ...place, email: 'secret@b.test' } },
    { namesUid: other },
  );
  const { data } = await api.call('exportOwnData', { token: await api.tokenFor({ uid, accountId }) });
  expect(data?.['notifications']).toMatchObject([
    { message: 'Before.', language: 'en', code: null, params: null },
    {
      message: 'Der Arbeitsbereich Truck wurde gelöscht.',
      language: null,
      code: 'workspace-deleted',
      params: { workspace: 'Truck' },
    },
    { message: null, language: null, code: 'invitation-accepted', params: null },
  ]);
  expect(JSON.stringify(data)).not.toContain('secret@b.test');
});

it('[PLUS-24] has empty lists where nothing is stored, also for an empty address', async () => {
  await insertUser(api.db, { email: '' });
  const uid = await insertUser(api.db, { email: '' });
  const { data } = await api.call('exportOwnData', { token: await api.tokenFor({ uid }) });
  for (const kind of KINDS.slice(1)) expect(data?.[kind]).toEqual([]);
});

it('does not reveal current names of workspaces the user left', async () => {
  const { accountId } = await insertAccount(api.db, { name: 'Secret since' });
  const workspaceId = await insertWorkspace(api.db, { account_id: accountId, name: 'Secret room' });
  const uid = await insertMember(api.db, {
    accountId,
    workspaceId,
    role: 'vic-admin',
    columns: { removed_at: new Date() },
  });
  const { data } = await api.call('exportOwnData', { token: await api.tokenFor({ uid }) });
  expect(data?.['memberships']).toMatchObject([
    { accountId, workspaceId, accountName: null, workspaceName: null },
  ]);
  expect(JSON.stringify(data)).not.toContain('Secret');
});

it('reads everything in one statement, and blockers in two', async () => {
  const { accountId, ownerUid: uid } = await insertAccount(api.db);
  for (let index = 0; index < 6; index += 1) {
    const workspaceId = await insertWorkspace(api.db, { account_id: accountId });
    await insertMember(api.db, { accountId, workspaceId, role: 'workspace-owner' });
    const other = await insertAccount(api.db);
    await insertMembership(api.db, { uid, accountId: other.accountId, role: 'account-admin' });
  }
  const counting = countStatements(api.db);
  await readOwnData(counting.database, uid, 'en');
  expect(counting.statements()).toBe(1);
  expect(await listBlockers(counting.database, uid)).toHaveLength(8);
  expect(counting.statements()).toBe(3);
});
