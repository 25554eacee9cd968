import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accept, startTestReceiver, type TestReceiver } from '../testing/alert-rules.ts';
import { caller } from '../testing/call.ts';
import { FAULT_ROUNDS } from '../testing/fault-rounds.ts';
import { freePort, startApiProcess, type RunningProgram } from '../testing/processes.ts';
import { insertAccount, insertInstance, insertRow, type AccountRow } from '../testing/rows.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { signedByHost, snapshotOf, startTestHost, type TestHost } from '../testing/test-host.ts';
import { startTestIssuer, type TestIssuer } from '../testing/test-issuer.ts';
import { until } from '../testing/until.ts';

/** Each restarts the API. */
const KILLS = Math.ceil(FAULT_ROUNDS / 2);

let folder: string;
let test: TestDatabase;
let issuer: TestIssuer;
let host: TestHost;
let receiver: TestReceiver;
let account: AccountRow;
let url: string;
let startApi: () => Promise<RunningProgram>;
let running: RunningProgram | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partyline-alert-'));
  [test, issuer, host, receiver] = await Promise.all([
    createTestDatabase(),
    startTestIssuer(),
    startTestHost(),
    startTestReceiver(),
  ]);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const wish = {
    port,
    databaseUrl: test.url,
    issuer,
    hostUrl: host.url,
    cacheDir: join(folder, 'cache'),
    webhookLocalOrigin: receiver.origin,
  };
  startApi = async () => (running = await startApiProcess(wish));
  account = await insertAccount(test.database);
});
afterAll(async () => {
  await running?.kill();
  await Promise.all([receiver.stop(), host.stop(), issuer.stop(), test.drop()]);
  await rm(folder, { recursive: true, force: true });
});

function insertRule(): Promise<number> {
  return insertRow<number>(
    test.database,
    'alert_rules',
    {
      account_id: account.accountId,
      workspace_id: account.defaultWorkspaceId,
      name: 'Night watch',
      is_on: true,
      delay_minutes: 0,
      tells_recovery: true,
      mail_to: 'nobody',
      webhook_url: `${receiver.origin}/hook`,
      has_quiet_hours: false,
      quiet_from: '',
      quiet_to: '',
      time_zone: '',
    },
    'id',
  );
}

async function reportOutage(): Promise<void> {
  const vicUuid = await insertInstance(test.database, {
    account_id: account.accountId,
    workspace_id: account.defaultWorkspaceId,
    state: 'online',
    status: 'healthy',
  });
  const instance = snapshotOf(vicUuid, {
    sequence: 2,
    state: 'offline',
    occurredAt: new Date().toISOString(),
  });
  const rawBody = JSON.stringify({ deliveryId: randomUUID(), instance });
  const headers = {
    'content-type': 'application/json',
    ...signedByHost('/api/webhooks/instance-host', rawBody),
  };
  const answer = await caller(url)('instanceHostWebhook', { rawBody, headers });
  expect(answer.data).toEqual({ applied: true });
}

async function deliveries() {
  const { rows } = await test.database.query<{ id: string; state: string }>(
    'SELECT id, state FROM app.alert_deliveries',
  );
  return rows;
}

it(
  '[PLUS-16] sends the webhook of an outage under one id, killed again and again before the receiver has answered',
  { timeout: 120_000 + FAULT_ROUNDS * 20_000 },
  async () => {
    await insertRule();
    receiver.answer = null;
    await startApi();
    await reportOutage();
    for (let kill = 0; kill < KILLS; kill += 1) {
      await until(`attempt ${kill + 1}`, () => receiver.hooks.length > kill);
      await running?.kill();
      if (kill === KILLS - 1) receiver.answer = accept;
      await startApi();
    }
    await until('the delivery', async () => (await deliveries()).some(({ state }) => state === 'delivered'));
    const [delivery, ...others] = await deliveries();
    expect(others).toEqual([]);
    expect(new Set(receiver.hooks.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([delivery?.id]),
    );
    expect(receiver.hooks).toHaveLength(KILLS + 1);
  },
);
