import { DECIDED_REFUSALS } from '@partyline/texts';
import { STORED_ROLES, type StoredRole } from '@partyline/roles';
import { insertAccount, insertMember, insertWorkspace } from '@partyline/rows/testing';
import { describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';
import { startApi } from '../../../testing/start-api.ts';
import { until } from '../../../testing/until.ts';

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertTestAccount(api));

async function rename(uid: string, body: object, id = testAccount.workspaceId) {
  return api.call('renameWorkspace', {
    token: await testAccount.tokenOf(uid),
    params: { id: String(id) },
    body,
  });
}

const byOwner = (body: object, id?: number) => rename(testAccount.ownerUid, body, id);

async function nameOf(id: number) {
  const { rows } = await api.db.query<{ name: string }>('SELECT name FROM app.workspaces WHERE id = $1', [
    id,
  ]);
  return rows[0]?.name;
}

describe('who may rename', () => {
  const RENAMERS: readonly StoredRole[] = STORED_ROLES.filter(
    (role) => role !== 'endpoint-user' && role !== 'vic-admin',
  );

  it.each(RENAMERS)(
    '[API-52, WS-15, DASH-14, GW-19] lets a %s, audits it and sends the event',
    async (role) => {
      const uid = await testAccount.member(role);
      const told = await testAccount.told();
      expect(await rename(uid, { name: '  Studio\u0301 7 ' })).toMatchObject({
        status: 200,
        data: { id: testAccount.workspaceId, name: 'Studi\u00f3 7', rowVersion: 2 },
      });
      expect(await nameOf(testAccount.workspaceId)).toBe('Studi\u00f3 7');
      expect(await testAccount.auditOf(String(testAccount.workspaceId))).toEqual(['workspace.rename done']);
      expect((await testAccount.told()).slice(told.length)).toEqual([
        `workspace update ${testAccount.workspaceId}`,
      ]);
      const list = await api.call('listInstances', {
        token: await testAccount.tokenOf(testAccount.ownerUid),
      });
      expect(list.data?.find(({ id }) => id === testAccount.workspaceId)).toMatchObject({
        name: 'Studi\u00f3 7',
        rowVersion: 2,
      });
    },
  );

  it.each(['vic-admin', 'endpoint-user'] as const)(
    '[DASH-14, ROLE-38, PLUS-7, PLUS-22] refuses a %s with the reason, and audits it',
    async (role) => {
      const uid = await testAccount.member(role);
      expect(await rename(uid, { name: 'Mine' })).toMatchObject({
        status: 403,
        failure: 'forbidden',
        reason: 'no-right',
        message: 'Your role does not allow this.',
      });
      expect(await nameOf(testAccount.workspaceId)).not.toBe('Mine');
      expect(await testAccount.auditOf(String(testAccount.workspaceId))).toEqual([
        'workspace.rename refused no-right',
      ]);
    },
  );

  it('[GC-5] refuses every role in a trial', async () => {
    const { accountId, ownerUid, defaultWorkspaceId } = await insertAccount(api.db, { productKind: 'trial' });
    const token = await api.tokenFor({ uid: ownerUid, accountId });
    const params = { id: String(defaultWorkspaceId) };
    expect(await api.call('renameWorkspace', { token, params, body: { name: 'Mine' } })).toMatchObject({
      status: 403,
      reason: 'trial',
      message: 'Not available in the trial',
    });
  });

  it('[GC-14] answers a foreign workspace like an unknown one', async () => {
    const other = await insertTestAccount(api);
    const { accountId } = testAccount;
    const elsewhere = await insertWorkspace(api.db, { account_id: accountId });
    const uid = await insertMember(api.db, { accountId, workspaceId: elsewhere, role: 'workspace-owner' });
    const gone = await insertWorkspace(api.db, { account_id: accountId, deleted_at: new Date() });
    const answers = [
      await byOwner({ name: 'Mine' }, other.workspaceId),
      await byOwner({ name: 'Mine' }, 999_999_999),
      await byOwner({ name: 'Mine' }, gone),
      await rename(uid, { name: 'Mine' }),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 404, errorCode: 2001, reason: null });
  });

  it('[GW-5] renames the default workspace too', async () => {
    expect(await byOwner({ name: 'House' }, testAccount.defaultWorkspaceId)).toMatchObject({ status: 200 });
  });
});

describe('a name', () => {
  it.each([
    ['', 'workspace-name-required', 'Workspace name is required.'],
    ['  ', 'workspace-name-required', 'Workspace name is required.'],
    ['x'.repeat(31), 'workspace-name-too-long', 'Workspace name must be at most 30 characters.'],
    ['Studio #1', 'workspace-name-special-characters', 'Special characters are not allowed: #'],
  ])('[WS-5, WS-6, WS-7, GW-2] %j is refused at its field: %s', async (name, code, message) => {
    const answer = await byOwner({ name });
    expect(answer).toMatchObject({ status: 400, failure: 'request-not-proper', reason: code, message });
    expect(answer.issues).toEqual([{ path: 'body.name', code, message }]);
  });

  it('[WS-6] is accepted with 30 characters', async () => {
    expect(await byOwner({ name: 'x'.repeat(30) })).toMatchObject({ status: 200 });
  });

  it('[GW-4] is refused if taken in the account, in any letter case, but not if its own or of a deleted one', async () => {
    const { accountId } = testAccount;
    await insertWorkspace(api.db, { account_id: accountId, name: 'OB Van' });
    await insertWorkspace(api.db, { account_id: accountId, name: 'Old Van', deleted_at: new Date() });
    expect(await byOwner({ name: 'ob van' })).toMatchObject({
      status: 400,
      reason: 'workspace-name-taken',
      message: 'A workspace with this name already exists.',
    });
    expect(await byOwner({ name: 'old van' })).toMatchObject({ status: 200 });
    expect(await byOwner({ name: 'OLD VAN' })).toMatchObject({ status: 200, data: { name: 'OLD VAN' } });
  });

  it('[GW-4] is compared by the database as by the rule, in every script', async () => {
    await insertWorkspace(api.db, { account_id: testAccount.accountId, name: 'istanbul' });
    await insertWorkspace(api.db, { account_id: testAccount.accountId, name: 'ΟΔΌΣ' });
    expect(await byOwner({ name: 'οδός' })).toMatchObject({ reason: 'workspace-name-taken' });
    expect(await byOwner({ name: '\u0130stanbul' })).toMatchObject({ status: 200 });
  });

  it('[GW-4] goes to one of two concurrent renames', async () => {
    const second = await insertWorkspace(api.db, { account_id: testAccount.accountId });
    // Holds both writes back until both calls are under way.
    const holder = await api.db.connect();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE app.audit IN SHARE MODE');
    const both = Promise.all([byOwner({ name: 'Truck' }), byOwner({ name: 'TRUCK' }, second)]);
    await until('both wait', async () => {
      // Not on `holder`: a transaction sees one snapshot of all sessions.
      const { rowCount } = await api.db.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return (rowCount ?? 0) >= 2;
    });
    await holder.query('COMMIT');
    holder.release();
    expect((await both).map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('changes nothing and sends no event when unchanged', async () => {
    const name = await nameOf(testAccount.workspaceId);
    expect(await byOwner({ name })).toMatchObject({ status: 200, data: { name, rowVersion: 1 } });
    expect(await testAccount.auditOf(String(testAccount.workspaceId))).toEqual([]);
    expect(await testAccount.told()).toEqual([]);
  });
});

it('[GX-13] refuses a rename based on an older version, and writes nothing', async () => {
  expect(await byOwner({ name: 'First', rowVersion: 1 })).toMatchObject({ status: 200 });
  expect(await byOwner({ name: 'Second', rowVersion: 1 })).toMatchObject({
    status: 400,
    errorCode: 2409,
    message: DECIDED_REFUSALS.stale,
  });
  expect(await nameOf(testAccount.workspaceId)).toBe('First');
  expect(await byOwner({ name: 'Second', rowVersion: 2 })).toMatchObject({ status: 200 });
});

it.each([
  {},
  { name: 7 },
  { name: null },
  { name: 'x'.repeat(301) },
  { name: 'x', rowVersion: '1' },
  { name: 'x', isDefault: true },
])('[GX-10] refuses a body with %j', async (body) => {
  expect(await byOwner(body)).toMatchObject({ status: 400, failure: 'request-not-proper' });
});

it.each(['0', '-1', 'x', '1.5', '99999999999999999'])('[GX-10] refuses the number %j', async (id) => {
  const token = await testAccount.tokenOf(testAccount.ownerUid);
  expect(await api.call('renameWorkspace', { token, params: { id }, body: { name: 'x' } })).toMatchObject({
    failure: 'request-not-proper',
  });
});
