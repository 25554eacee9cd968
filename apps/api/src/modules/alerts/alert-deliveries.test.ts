import type { HostSnapshot } from '@partyline/contract';
import { OLD_SECRET_MS } from '@partyline/alerts';
import { insertAlertRule } from '@partyline/rows/testing';
import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, it } from 'vitest';
import { accept, startTestReceiver } from '../../testing/outside/test-receiver.ts';
import { oncePerFile, oncePerTest } from '../../testing/fixtures.ts';
import { startApi, TEST_INVITATION_SECRET } from '../../testing/start-api.ts';
import { insertTestAccount } from '../../testing/accounts/test-account.ts';
import { signedByHost, snapshotOf } from '../../testing/outside/test-host.ts';
import { startTestSmtp } from '../../testing/outside/test-smtp.ts';
import { until } from '../../testing/until.ts';
import { createWebhookSender } from '../../providers/webhooks/webhook-sender.ts';
import { checkAlerts, checkDueAlerts } from './check-alerts.ts';
import { deliverWebhook } from './deliver-webhook.ts';
import { webhookSecret } from './webhook-secret.ts';
import { millisecondsInHour } from 'date-fns/constants';

const smtp = oncePerFile(startTestSmtp);
const receiver = oncePerFile(startTestReceiver);
const api = oncePerFile(() => startApi({ SMTP_URL: smtp.url, WEBHOOK_LOCAL_ORIGIN: receiver.origin }));
const testAccount = oncePerTest(() => insertTestAccount(api));
let hook: string;
beforeEach(async () => {
  receiver.answer = accept;
  await api.db.query(`UPDATE app.workspaces SET name = 'Arena' WHERE id = $1`, [testAccount.workspaceId]);
  hook = `${receiver.origin}/${testAccount.accountId}`;
});

const hooks = () => receiver.hooks.filter(({ path }) => path.startsWith(`/${testAccount.accountId}`));
const types = () => hooks().map(({ body }) => (JSON.parse(body) as { type: string }).type);

let sequence = 1;
async function report(vicUuid: string, change: Partial<HostSnapshot>): Promise<void> {
  sequence += 1;
  const snapshot = snapshotOf(vicUuid, {
    epoch: 2,
    sequence,
    occurredAt: new Date().toISOString(),
    deviceName: 'Stage',
    ...change,
  });
  const rawBody = JSON.stringify({ deliveryId: randomUUID(), instance: snapshot });
  const headers = {
    'content-type': 'application/json',
    ...signedByHost('/api/webhooks/instance-host', rawBody),
  };
  expect(await api.call('instanceHostWebhook', { rawBody, headers })).toMatchObject({
    data: { applied: true },
  });
}

const ONLINE = { state: 'online', status: 'healthy' } as const;
const OFFLINE = { state: 'offline', status: 'healthy' } as const;
const onlineInstance = () =>
  testAccount.instance({ state: 'online', status: 'healthy', device_name: 'Stage' });

/** Waits until no due check or delivery is left. */
function jobsAreDone(): Promise<unknown> {
  return until('no alert job is due', async () => {
    const { rowCount } = await api.db.query(
      `SELECT FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
        WHERE t.identifier IN ('check-alerts', 'deliver-webhook') AND j.run_at <= now()
        UNION ALL SELECT FROM app.waiting_mails WHERE retry_at IS NULL`,
    );
    return rowCount === 0;
  });
}

async function log(alertId: number) {
  const token = await testAccount.tokenOf(testAccount.ownerUid);
  const page = await api.call('listAlertDeliveries', {
    token,
    params: { id: testAccount.workspaceId, alertId },
  });
  return page.data?.deliveries ?? [];
}

async function emailOf(uid: string): Promise<string> {
  const { rows } = await api.db.query<{ email: string }>('SELECT email FROM app.users WHERE uid = $1', [uid]);
  return rows[0]?.email ?? '';
}

const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to.includes(email));

const age = (vicUuid: string, minutes: number) =>
  api.db.query(
    `UPDATE app.outages SET since = since - $2 * interval '1 minute', ended_at = ended_at - $2 * interval '1 minute'
      WHERE instance_id = (SELECT id FROM app.instances WHERE vic_uuid = $1)`,
    [vicUuid, minutes],
  );

async function check(vicUuid: string): Promise<void> {
  const instanceId = Number((await testAccount.rowOf(vicUuid))['id']);
  await Promise.all([1, 2, 3].map(() => checkAlerts(api.db, { instanceId })));
  await jobsAreDone();
}

describe('a device that goes offline', () => {
  it('[PLUS-16] is sent by signed webhook and by mail, and its recovery too, each once', async () => {
    const manager = await emailOf(await testAccount.member('workspace-admin'));
    const operator = await emailOf(await testAccount.member('vic-admin'));
    const id = await insertAlertRule(api.db, testAccount, { webhookUrl: hook });
    const device = await onlineInstance();
    await report(device, { ...OFFLINE, failureReason: '' });
    await until('the webhook', () => types().length === 1);
    await smtp.mailTo(manager);
    await report(device, ONLINE);
    await until('the recovery', () => types().length === 2);
    await smtp.mailTo(manager, 2);
    await check(device);

    expect(types()).toEqual(['outage.started', 'outage.ended']);
    expect(mailsTo(manager).map(({ subject }) => subject)).toEqual([
      'Stage went offline (Arena)',
      'Stage has recovered (Arena)',
    ]);
    expect(mailsTo(operator)).toEqual([]);
    const [first] = hooks();
    const signed = new Webhook(webhookSecret(TEST_INVITATION_SECRET, id, 1));
    const headers = first?.headers as Record<string, string>;
    expect(signed.verify(first?.body ?? '', headers)).toMatchObject({
      type: 'outage.started',
      data: {
        alert: { id, name: 'Night watch' },
        workspace: { id: testAccount.workspaceId, name: 'Arena' },
        device: { vicUuid: device, name: 'Stage' },
        outage: { kind: 'offline', endedAt: null },
      },
    });
    expect(() => signed.verify(`${first?.body} `, headers)).toThrow('No matching signature');
    const entries = (await log(id)).filter(({ channel }) => channel === 'webhook');
    expect(entries).toMatchObject([
      {
        message: 'recovery',
        deviceName: 'Stage',
        state: 'delivered',
        attempts: 1,
        statusCode: 204,
        target: hook,
      },
      { message: 'outage', state: 'delivered', failure: null, nextAttemptAt: null },
    ]);
    expect(entries[1]?.id).toBe(headers['webhook-id']);
  });

  it('[PLUS-16] is not sent when a user stopped the device, and sent when it fails', async () => {
    await insertAlertRule(api.db, testAccount, { webhookUrl: hook, mailTo: 'nobody' });
    const stopped = await onlineInstance();
    await report(stopped, { ...ONLINE, status: 'stopping', runningCommand: 'stop' });
    await report(stopped, { ...OFFLINE, runningCommand: 'stop' });
    const failed = await onlineInstance();
    await report(failed, { state: 'offline', status: 'failed', failureReason: 'No capacity' });
    await until('the webhook', () => types().length === 1);
    await check(stopped);
    expect(types()).toEqual(['outage.started']);
    expect(JSON.parse(hooks()[0]?.body ?? '')).toMatchObject({
      data: { device: { vicUuid: failed }, outage: { kind: 'failed', reason: 'No capacity' } },
    });
  });

  it('[PLUS-16] is sent only after the delay, and not at all when it flaps faster', async () => {
    await insertAlertRule(api.db, testAccount, { webhookUrl: hook, mailTo: 'nobody', delayMinutes: 5 });
    const device = await onlineInstance();
    for (let times = 0; times < 3; times += 1) {
      await report(device, OFFLINE);
      await age(device, 4);
      await check(device);
      await report(device, ONLINE);
    }
    await check(device);
    expect(types()).toEqual([]);
    await report(device, OFFLINE);
    await age(device, 5);
    await check(device);
    expect(types()).toEqual(['outage.started']);
    await report(device, ONLINE);
    await check(device);
    await report(device, OFFLINE);
    await age(device, 6);
    await check(device);
    expect(types()).toEqual(['outage.started']);
  });

  it('[PLUS-16] is held in quiet hours, sent at their end if it lasts, and dropped if it is over', async () => {
    const clock = (hours: number) =>
      new Date(Date.now() + hours * millisecondsInHour).toISOString().slice(11, 16);
    const quiet = { hasQuietHours: true, quietFrom: clock(-1), quietTo: clock(1), timeZone: 'UTC' };
    const id = await insertAlertRule(api.db, testAccount, { webhookUrl: hook, mailTo: 'nobody', ...quiet });
    const [lasting, over] = [await onlineInstance(), await onlineInstance()];
    await report(lasting, OFFLINE);
    await report(over, OFFLINE);
    await check(lasting);
    await check(over);
    expect(types()).toEqual([]);
    await report(over, ONLINE);
    await api.db.query('UPDATE app.alert_rules SET has_quiet_hours = false WHERE id = $1', [id]);
    await checkDueAlerts(api.db);
    await until('the held webhook', () => types().length > 0);
    await check(over);
    expect(hooks().map(({ body }) => JSON.parse(body) as object)).toMatchObject([
      { type: 'outage.started', data: { device: { vicUuid: lasting } } },
    ]);
  });

  it('[PLUS-16] is not sent by a disabled rule or one of another workspace', async () => {
    const off = await insertAlertRule(api.db, testAccount, { webhookUrl: hook, isOn: false });
    const other = await insertAlertRule(api.db, testAccount, { webhookUrl: hook });
    await api.db.query('UPDATE app.alert_rules SET workspace_id = $2 WHERE id = $1', [
      other,
      testAccount.defaultWorkspaceId,
    ]);
    const device = await onlineInstance();
    await report(device, OFFLINE);
    await check(device);
    await checkDueAlerts(api.db);
    await jobsAreDone();
    expect(types()).toEqual([]);
    expect(await log(off)).toEqual([]);
  });

  it('[PLUS-16] is not mailed to former members', async () => {
    const uid = await testAccount.member('workspace-admin');
    const id = await insertAlertRule(api.db, testAccount, {});
    await smtp.stop();
    const device = await onlineInstance();
    await report(device, OFFLINE);
    await until('a failed mail', async () => {
      const { rowCount } = await api.db.query(
        `SELECT FROM app.waiting_mails WHERE kind = 'device-alert' AND failures > 0`,
      );
      return (rowCount ?? 0) > 0;
    });
    await api.db.query('UPDATE app.memberships SET removed_at = now() WHERE user_uid = $1', [uid]);
    await smtp.start();
    await until('all mails', async () => (await log(id)).every(({ state }) => state !== 'pending'));
    expect((await log(id)).map(({ state, failure }) => `${state} ${failure}`).toSorted()).toEqual([
      'delivered null',
      'failed no-access',
    ]);
    expect(mailsTo(await emailOf(uid))).toEqual([]);
  });
});

describe('a webhook', () => {
  const deps = () => ({
    database: api.db,
    webhooks: createWebhookSender({ localOrigin: receiver.origin }),
    webhookSecret: TEST_INVITATION_SECRET,
    log: { warn: () => undefined, info: () => undefined, error: () => undefined },
  });

  it('[PLUS-16] that is refused is retried under the same id with a new signature', async () => {
    receiver.answer = (response) => void response.writeHead(503).end();
    const id = await insertAlertRule(api.db, testAccount, { webhookUrl: hook, mailTo: 'nobody' });
    await report(await onlineInstance(), OFFLINE);
    await until('a failed attempt', async () => (await log(id))[0]?.attempts === 1);
    expect(await log(id)).toMatchObject([{ state: 'pending', failure: 'status', statusCode: 503 }]);
    receiver.answer = accept;
    await until('the second attempt', async () => (await log(id))[0]?.state === 'delivered');
    const [first, second] = hooks();
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.headers['webhook-signature']).not.toBe(first?.headers['webhook-signature']);
    expect(second?.body).toBe(first?.body);
  });

  it('[PLUS-16] is sent again under the same id when the process died before it stored the answer', async () => {
    const id = await insertAlertRule(api.db, testAccount, { webhookUrl: hook, mailTo: 'nobody' });
    await report(await onlineInstance(), OFFLINE);
    await until('the delivery', async () => (await log(id))[0]?.state === 'delivered');
    const deliveryId = (await log(id))[0]?.id ?? '';
    await api.db.query(
      `UPDATE app.alert_deliveries SET state = 'pending', settled_at = NULL, attempts = 0 WHERE id = $1`,
      [deliveryId],
    );
    await deliverWebhook(deps(), { id: deliveryId });
    await deliverWebhook(deps(), { id: deliveryId });
    expect(hooks().map(({ headers }) => headers['webhook-id'])).toEqual([deliveryId, deliveryId]);
  });

  it('[PLUS-16] is signed with the old secret too for a day after a rotation', async () => {
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    const id = await insertAlertRule(api.db, testAccount, { webhookUrl: hook, mailTo: 'nobody' });
    const call = { token, params: { id: testAccount.workspaceId, alertId: id } };
    const { data } = await api.call('rotateAlertSecret', call);
    const verifies = async (count: number, secret: string) => {
      const [last] = await until('a test', () => hooks().length === count && hooks().slice(-1));
      try {
        new Webhook(secret).verify(last?.body ?? '', last?.headers as Record<string, string>);
        return true;
      } catch {
        return false;
      }
    };
    const old = webhookSecret(TEST_INVITATION_SECRET, id, 1);
    await api.call('testAlert', call);
    expect([await verifies(1, old), await verifies(1, data?.secret ?? '')]).toEqual([true, true]);
    await api.db.query('UPDATE app.alert_rules SET secret_rotated_at = $2 WHERE id = $1', [
      id,
      new Date(Date.now() - OLD_SECRET_MS),
    ]);
    await api.call('testAlert', call);
    expect([await verifies(2, old), await verifies(2, data?.secret ?? '')]).toEqual([false, true]);
  });

  it('[PLUS-16] never connects to an internal address, however it was stored', async () => {
    const id = await insertAlertRule(api.db, testAccount, {
      webhookUrl: `http://localhost:${new URL(receiver.origin).port}/${testAccount.accountId}`,
      mailTo: 'nobody',
    });
    await report(await onlineInstance(), OFFLINE);
    await until('the outcome', async () => (await log(id))[0]?.state === 'failed');
    expect(await log(id)).toMatchObject([{ attempts: 1, failure: 'target-refused', statusCode: null }]);
    expect(hooks()).toEqual([]);
  });
});

describe('a test', () => {
  it('[PLUS-16] goes once to the webhook and to the requesting user, and the log has the outcome', async () => {
    const uid = await testAccount.member('workspace-owner');
    const token = await testAccount.tokenOf(uid);
    receiver.answer = (response) => void response.writeHead(302, { location: hook }).end();
    const id = await insertAlertRule(api.db, testAccount, { webhookUrl: hook });
    const call = { token, params: { id: testAccount.workspaceId, alertId: id } };
    const answer = await api.call('testAlert', call);
    expect(answer.data?.deliveryIds).toHaveLength(2);
    await until('both outcomes', async () => (await log(id)).every(({ state }) => state !== 'pending'));
    const email = await emailOf(uid);
    expect((await log(id)).toSorted((a, b) => a.channel.localeCompare(b.channel))).toMatchObject([
      { channel: 'mail', message: 'test', state: 'delivered', target: email },
      {
        channel: 'webhook',
        state: 'failed',
        failure: 'redirect',
        statusCode: 302,
        attempts: 1,
        nextAttemptAt: null,
      },
    ]);
    expect(mailsTo(email)).toMatchObject([{ subject: 'Test of the alert “Night watch” (Arena)' }]);
    expect(await testAccount.auditOf(String(id))).toEqual(['alert.test done']);
  });

  it('[PLUS-16] is limited to five a minute', async () => {
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    const id = await insertAlertRule(api.db, testAccount, { webhookUrl: hook, mailTo: 'nobody' });
    const call = { token, params: { id: testAccount.workspaceId, alertId: id } };
    for (let times = 0; times < 5; times += 1)
      expect(await api.call('testAlert', call)).toMatchObject({ status: 200 });
    const refused = await api.call('testAlert', call);
    expect(refused).toMatchObject({ failure: 'too-many-requests' });
    expect(refused.headers.get('retry-after')).toBe('60');
  });
});

it('[PLUS-16] pages the log, newest first', async () => {
  const token = await testAccount.tokenOf(testAccount.ownerUid);
  const id = await insertAlertRule(api.db, testAccount, { webhookUrl: hook, mailTo: 'nobody' });
  const params = { id: testAccount.workspaceId, alertId: id };
  const made: string[] = [];
  for (let times = 0; times < 3; times += 1)
    made.push(...((await api.call('testAlert', { token, params })).data?.deliveryIds ?? []));
  const first = await api.call('listAlertDeliveries', { token, params, query: { limit: '2' } });
  const cursor = first.data?.nextCursor ?? '';
  const rest = await api.call('listAlertDeliveries', { token, params, query: { limit: '2', cursor } });
  const ids = [first, rest].flatMap(({ data }) => data?.deliveries.map((entry) => entry.id) ?? []);
  expect(ids).toEqual(made.toReversed());
  expect(rest.data?.nextCursor).toBeNull();
});
