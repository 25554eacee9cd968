import { insertAccount, insertInstance } from '@partyline/rows/testing';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../fixtures.ts';
import { startApi } from '../start-api.ts';
import { snapshotOf, startTestHost } from '../outside/test-host.ts';
import { until } from '../until.ts';

const host = oncePerFile(startTestHost);
const api = oncePerFile(() => startApi({ INSTANCE_HOST_URL: host.url }));
const account = oncePerTest(() => insertAccount(api.db));
let vicUuid: string;
let token: string;

beforeAll(async () => {
  // Errors of a full disk, at a row's write or at the commit.
  await api.db.query(`CREATE FUNCTION app.disk_is_full() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`);
});
beforeEach(async () => {
  vicUuid = await insertInstance(api.db, {
    account_id: account.accountId,
    workspace_id: account.defaultWorkspaceId,
  });
  host.instances.set(vicUuid, snapshotOf(vicUuid));
  token = await api.tokenFor({ uid: account.ownerUid, accountId: account.accountId });
});

/** A start command's rows, by table. */
async function traces() {
  const { rows } = await api.db.query<Record<string, number>>(
    `SELECT (SELECT count(*)::int FROM app.instance_commands c JOIN app.instances i ON i.id = c.instance_id
        WHERE i.vic_uuid = $1) AS commands,
      (SELECT count(*)::int FROM app.audit WHERE object_id = $1::text) AS audit,
      (SELECT count(*)::int FROM app.notifications WHERE account_id = $2) AS notifications,
      (SELECT count(*)::int FROM app.idempotency_keys WHERE user_uid = $3) AS keys`,
    [vicUuid, account.accountId, account.ownerUid],
  );
  return rows[0];
}

it.each([
  ['at the last row of the change', 'BEFORE INSERT ON app.notifications', ''],
  ['at the commit', 'AFTER INSERT ON app.notifications', 'DEFERRABLE INITIALLY DEFERRED'],
])(
  'answers 503 when the disk is full %s, writes nothing partially, and accepts the same call later',
  async (_when, workspace, deferral) => {
    const constraint = deferral === '' ? '' : 'CONSTRAINT';
    await api.db.query(
      `CREATE ${constraint} TRIGGER disk_is_full ${workspace} ${deferral} FOR EACH ROW EXECUTE FUNCTION app.disk_is_full()`,
    );
    const headers = { 'idempotency-key': randomUUID() };
    const start = () => api.call('commandInstance', { token, headers, body: { action: 'start', vicUuid } });
    const before = await traces();
    const refused = await start();
    expect(refused).toMatchObject({ status: 503, failure: 'unavailable', errorCode: 2503 });
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await traces()).toEqual(before);
    expect((await api.call('listInstances', { token })).status).toBe(200);

    await api.db.query('DROP TRIGGER disk_is_full ON app.notifications');
    expect(await start()).toMatchObject({ status: 200 });
    expect(await start()).toMatchObject({ status: 200 });
    expect((await traces())?.['commands']).toBe(1);
    await until('the host takes the command', () => host.taken.some((taken) => taken.vicUuid === vicUuid));
  },
);
