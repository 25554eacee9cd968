import { STORED_ROLES } from '@partyline/roles';
import { insertAccount, insertInstance, insertMember, type Columns } from '@partyline/rows/testing';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { snapshotOf, startTestHost } from '../../../testing/outside/test-host.ts';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';

const host = oncePerFile(startTestHost);
const api = oncePerFile(() =>
  startApi({ INSTANCE_HOST_URL: host.url, INSTANCE_ORIGINS: 'http://localhost:4400' }),
);
const account = oncePerTest(() => insertAccount(api.db));

beforeEach(() => {
  host.instead = null;
});

const READY = {
  state: 'online',
  status: 'healthy',
  dns_status: 'ready',
  ccmurl: 'http://localhost:4400/manager/1',
} as const;

async function instance(columns: Columns = READY): Promise<string> {
  const vicUuid = await insertInstance(api.db, {
    account_id: account.accountId,
    workspace_id: account.defaultWorkspaceId,
    ...columns,
  });
  host.instances.set(vicUuid, snapshotOf(vicUuid));
  return vicUuid;
}

async function open(id: string | number, uid = account.ownerUid) {
  const token = await api.tokenFor({ uid, accountId: account.accountId });
  return api.call('managementUrl', { token, params: { id } });
}

it("[API-39, DEV-43] returns the host's address, and audits who opened it", async () => {
  const vicUuid = await instance();
  expect(await open(vicUuid)).toMatchObject({
    status: 200,
    data: `http://localhost:4400/manager/${vicUuid}?ticket=once`,
  });
  // Beside the calls of the comparison with the host, which runs by its own clock.
  expect(host.calls).toContainEqual(
    expect.objectContaining({
      method: 'POST',
      path: `/instance-host/v1/instances/${vicUuid}/manager-session`,
    }),
  );
  const { rows } = await api.db.query(
    'SELECT actor_uid, action, outcome FROM app.audit WHERE object_id = $1',
    [vicUuid],
  );
  expect(rows).toEqual([{ actor_uid: account.ownerUid, action: 'instance.open', outcome: 'done' }]);
});

it('[API-39, GX-12] accepts the row id as well as the vicUuid, in any letter case', async () => {
  const vicUuid = await instance();
  const { rows } = await api.db.query<{ id: number }>('SELECT id FROM app.instances WHERE vic_uuid = $1', [
    vicUuid,
  ]);
  expect(await open(rows[0]!.id)).toMatchObject({ status: 200 });
  expect(await open(vicUuid.toUpperCase())).toMatchObject({ status: 200 });
});

it.each(STORED_ROLES.filter((role) => role !== 'account-owner'))(
  '[API-39, ROLE-38] answers a %s by the ccm right',
  async (role) => {
    const vicUuid = await instance();
    const workspaceId = role === 'account-admin' ? null : account.defaultWorkspaceId;
    const uid = await insertMember(api.db, { accountId: account.accountId, workspaceId, role });
    const answer = await open(vicUuid, uid);
    if (role === 'endpoint-user') {
      expect(answer).toMatchObject({ status: 403, failure: 'forbidden', reason: 'no-right' });
    } else {
      expect(answer).toMatchObject({ status: 200 });
    }
  },
);

it("answers alike for an unknown id, another account's, and a malformed one", async () => {
  const other = await insertAccount(api.db);
  const foreign = await insertInstance(api.db, {
    account_id: other.accountId,
    workspace_id: other.defaultWorkspaceId,
    ...READY,
  });
  const { rows } = await api.db.query<{ id: number }>('SELECT id FROM app.instances WHERE vic_uuid = $1', [
    foreign,
  ]);
  const ids = [randomUUID(), foreign, rows[0]!.id, 999_999_999_999_999, '-'.repeat(36), '0'.repeat(36)];
  const answers = await Promise.all(ids.map((id) => open(id)));
  for (const { status, errorCode, message } of answers) {
    expect([status, errorCode, message]).toEqual([404, 2001, answers[0]!.message]);
  }
  for (const id of ['0', '-1', '1e3', 'Infinity', '../x', "1' OR 1=1"]) {
    expect(await open(id)).toMatchObject({ status: 400, failure: 'request-not-proper' });
  }
});

it.each([
  ['offline', { ...READY, state: 'offline' }, 'offline'],
  ['without DNS', { ...READY, dns_status: '' }, 'initialising'],
  ['while DNS is being prepared', { ...READY, dns_status: 'initiated' }, 'initialising'],
  ['when DNS failed', { ...READY, dns_status: 'error' }, 'dns-error'],
  ['when it is deleted', { ...READY, status: 'deleted' }, 'deleted'],
  ['without an address of its manager', { ...READY, ccmurl: '' }, 'no-address'],
  ['at a hostile address', { ...READY, ccmurl: 'javascript:alert(1)' }, 'address-not-allowed'],
  ['at an address elsewhere', { ...READY, ccmurl: 'https://evil.example/1' }, 'address-not-allowed'],
])('refuses to open %s, with the reason', async (_when, columns, reason) => {
  expect(await open(await instance(columns))).toMatchObject({
    status: 400,
    failure: 'command-not-possible',
    reason,
    message: expect.stringMatching(/.{10,}/) as string,
  });
});

describe('a host that gives no address', () => {
  const UNAVAILABLE = { status: 502, failure: 'instance-host-unavailable' };

  it('[DEV-44, ERR-29] is answered with our own text', async () => {
    const vicUuid = await instance();
    const answers = [
      { status: 500, body: { secret: 'stack trace' } },
      { status: 404, body: {} },
      { status: 409, body: {} },
      { status: 200, body: { address: 'elsewhere' } },
      { status: 200, body: 'no json object' },
      { status: 302, body: {} },
    ];
    for (const instead of answers) {
      host.instead = instead;
      const answer = await open(vicUuid);
      expect(answer).toMatchObject(UNAVAILABLE);
      expect(answer.message).toBe('The data center does not answer. Please try again in a moment.');
    }
  });

  it('does not pass on an address outside the allowed origins', async () => {
    const vicUuid = await instance();
    for (const url of [
      'http://evil.test/manager',
      'javascript:alert(1)',
      'http://localhost:4400@evil.test/',
      '',
    ]) {
      host.instead = { status: 200, body: { url } };
      expect(await open(vicUuid)).toMatchObject(UNAVAILABLE);
    }
    const { rows } = await api.db.query('SELECT FROM app.audit WHERE object_id = $1', [vicUuid]);
    expect(rows).toEqual([]);
  });
});
