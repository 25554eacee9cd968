import { insertAccount, insertAlertRule, insertInstance } from '@partyline/rows/testing';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { accept, startTestReceiver } from '../outside/test-receiver.ts';
import { FAULT_ROUNDS, withinRounds } from '../processes/fault-rounds.ts';
import { oncePerFile } from '../fixtures.ts';
import { signedByHost, snapshotOf, startTestHost } from '../outside/test-host.ts';
import { until } from '../until.ts';
import { apiProcess } from '../processes/restartable-api.ts';

/** Each restarts the API. */
const KILLS = Math.ceil(FAULT_ROUNDS / 2);

const host = oncePerFile(startTestHost);
const receiver = oncePerFile(startTestReceiver);
const { test, node } = apiProcess(() => ({ hostUrl: host.url, webhookLocalOrigin: receiver.origin }));
const account = oncePerFile(() => insertAccount(test.database));

function insertRule(): Promise<number> {
  const workspace = { accountId: account.accountId, workspaceId: account.defaultWorkspaceId };
  const webhookUrl = `${receiver.origin}/hook`;
  return insertAlertRule(test.database, workspace, { mailTo: 'nobody', webhookUrl });
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
  const answer = await node.call('instanceHostWebhook', { rawBody, headers });
  expect(answer.data).toEqual({ applied: true });
}

async function deliveries() {
  const { rows } = await test.database.query<{ id: string; state: string }>(
    'SELECT id, state FROM app.alert_deliveries',
  );
  return rows;
}

it(
  "[PLUS-16] sends an outage's webhook under one id when killed repeatedly before the receiver answers",
  { timeout: withinRounds(FAULT_ROUNDS) },
  async () => {
    await insertRule();
    receiver.answer = null;
    await node.start();
    await reportOutage();
    for (let kill = 0; kill < KILLS; kill += 1) {
      await until(`attempt ${kill + 1}`, () => receiver.hooks.length > kill);
      await node.kill();
      if (kill === KILLS - 1) receiver.answer = accept;
      await node.start();
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
