import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startReceiver, type EventReceiver } from '../testing/event-receiver.ts';
import { startSandbox, type RunningSandbox } from '../testing/running-sandbox.ts';
import { until } from '../testing/until.ts';

let sandbox: RunningSandbox;
let receiver: EventReceiver;
beforeEach(async () => {
  sandbox = await startSandbox();
  receiver = await startReceiver();
});
afterEach(async () => {
  await receiver.close();
  await sandbox.dispose();
});

/** Changes an instance through control, which sends an event. */
async function change(vicUuid: string, fields: object = {}): Promise<void> {
  const answer = await sandbox.call('PUT', `/control/instances/${vicUuid}`, {
    callbackUrl: receiver.url,
    ...fields,
  });
  expect(answer.status).toBe(200);
}

async function isUndelivered(vicUuid: string): Promise<boolean> {
  const { body } = await sandbox.call<{ undelivered: boolean }>('GET', `/control/instances/${vicUuid}`);
  return body.undelivered;
}

const fault = (fields: object): Promise<unknown> =>
  sandbox.call('POST', '/control/faults', { target: 'events', ...fields });
const sequences = (): number[] => receiver.deliveries.map(({ event }) => event.instance.sequence);

describe('events', () => {
  it('are signed over path, query and body', async () => {
    await change(randomUUID());
    const delivery = await until('a delivery', () => receiver.deliveries[0]);
    expect(delivery.rightlySigned).toBe(true);
  });

  it('are retried until a 2xx, each attempt with a new signature and the same delivery id', async () => {
    const vicUuid = randomUUID();
    receiver.answerWith(500);
    await change(vicUuid);
    await until('several attempts', () => receiver.deliveries.length >= 4);
    receiver.answerWith(204);
    await until('it has arrived', async () => !(await isUndelivered(vicUuid)));
    expect(receiver.deliveries.every((delivery) => delivery.rightlySigned)).toBe(true);
    expect(new Set(receiver.deliveries.map(({ event }) => event.deliveryId)).size).toBe(1);
    expect(
      new Set(receiver.deliveries.map(({ headers }) => headers['x-partyline-timestamp'])).size,
    ).toBeGreaterThan(1);
    expect(
      receiver.deliveries.map(({ answered }) => answered).filter((status) => status === 204),
    ).toHaveLength(1);
  });

  it('treat a redirect as no answer', async () => {
    receiver.answerWith(302);
    await change(randomUUID());
    await until('a second attempt', () => receiver.deliveries.length >= 2);
  });

  it('arrive when the receiver is back, with the newest state only', async () => {
    const vicUuid = randomUUID();
    const { port } = new URL(receiver.url);
    await receiver.close();
    for (const deviceName of ['One', 'Two', 'Three']) await change(vicUuid, { deviceName });
    receiver = await startReceiver(Number(port));
    const delivery = await until('a delivery', () => receiver.deliveries[0]);
    expect(delivery.event.instance).toMatchObject({ deviceName: 'Three', sequence: 3 });
    await until('it has arrived', async () => !(await isUndelivered(vicUuid)));
    expect(receiver.deliveries).toHaveLength(1);
  });

  it('survive a restart of the host', async () => {
    const vicUuid = randomUUID();
    receiver.answerWith(503);
    await change(vicUuid, { deviceName: 'Before' });
    await until('an attempt', () => receiver.deliveries.length > 0);
    await sandbox.stop();
    receiver.deliveries.length = 0;
    receiver.answerWith(200);
    sandbox = await startSandbox({ dataDir: sandbox.dataDir, port: Number(new URL(sandbox.url).port) });
    const delivery = await until('a delivery', () => receiver.deliveries[0]);
    expect(delivery.event.instance).toMatchObject({ vicUuid, deviceName: 'Before', sequence: 1 });
  });

  it('report the manager’s new URL when the host restarts on another port', async () => {
    const vicUuid = randomUUID();
    await change(vicUuid);
    await until('a delivery', () => receiver.deliveries.length > 0);
    const first = sandbox.url;
    await sandbox.stop();
    sandbox = await startSandbox({ dataDir: sandbox.dataDir });
    expect(sandbox.url).not.toBe(first);
    const delivery = await until('the new address', () =>
      receiver.deliveries.find(({ event }) => event.instance.ccmurl.startsWith(sandbox.url)),
    );
    expect(delivery.event.instance.sequence).toBe(2);
  });

  it('are not sent for silent changes', async () => {
    const vicUuid = randomUUID();
    await change(vicUuid, { silent: true });
    await change(vicUuid, { silent: true, deviceName: 'Two' });
    expect(await isUndelivered(vicUuid)).toBe(false);
    await change(vicUuid, { deviceName: 'Three' });
    await until('a delivery', () => receiver.deliveries.length > 0);
    expect(sequences()).toEqual([3]);
  });
});

describe('faults of events', () => {
  it('drop: an attempt is lost on the way, the next one arrives', async () => {
    await fault({ kind: 'drop', times: 2 });
    await change(randomUUID());
    await until('a delivery', () => receiver.deliveries.length > 0);
    const { body } = await sandbox.call<{ requests: { status: number | null }[] }>(
      'GET',
      '/control/requests?target=events',
    );
    expect(body.requests.map((request) => request.status)).toEqual([null, null, 204]);
  });

  it('fail: it arrives, its answer counts as a refusal, it arrives again', async () => {
    await fault({ kind: 'fail', times: 1 });
    await change(randomUUID());
    await until('two deliveries', () => receiver.deliveries.length === 2);
    expect(sequences()).toEqual([1, 1]);
  });

  it('duplicate: it arrives twice', async () => {
    await fault({ kind: 'duplicate', times: 1 });
    const vicUuid = randomUUID();
    await change(vicUuid);
    await until('it has arrived', async () => !(await isUndelivered(vicUuid)));
    expect(sequences()).toEqual([1, 1]);
  });

  it('delay: a newer one overtakes it, and it arrives after that', async () => {
    const vicUuid = randomUUID();
    await fault({ kind: 'delay', times: 1, delayMs: 400, match: vicUuid });
    await change(vicUuid, { deviceName: 'Old' });
    await change(vicUuid, { deviceName: 'New' });
    await until('both have arrived', () => receiver.deliveries.length === 2);
    expect(sequences()).toEqual([2, 1]);
    expect(await isUndelivered(vicUuid)).toBe(false);
  });

  it('delay: without a newer one it arrives late', async () => {
    await fault({ kind: 'delay', times: 1, delayMs: 300 });
    const start = Date.now();
    await change(randomUUID());
    await until('a delivery', () => receiver.deliveries.length > 0);
    expect(Date.now() - start).toBeGreaterThanOrEqual(290);
  });

  it('hang: nothing arrives until the fault is cleared', async () => {
    await fault({ kind: 'hang' });
    await change(randomUUID());
    await until('it strikes', async () => {
      const { body } = await sandbox.call<{ faults: object[] }>('GET', '/control/faults');
      return body.faults.length === 1;
    });
    expect(receiver.deliveries).toHaveLength(0);
    await sandbox.call('DELETE', '/control/faults');
    await until('a delivery', () => receiver.deliveries.length > 0);
  });
});
