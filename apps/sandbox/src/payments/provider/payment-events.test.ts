import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePrice, stripeClient, WEBHOOK_SECRET } from '../../testing/payment-clients.ts';
import { startPaymentHarness, type PaymentHarness } from '../../testing/payment-harness.ts';
import { startSandbox } from '../../testing/running-sandbox.ts';
import { until } from '../../testing/until.ts';

let harness: PaymentHarness;

beforeEach(async () => {
  harness = await startPaymentHarness();
});
afterEach(() => harness.dispose());

const control = (method: string, path: string, body?: object) =>
  harness.sandbox.call<{ held: string[] }>(method, `/control/payments/${path}`, body);
const addFault = (fault: object) =>
  harness.sandbox.call('POST', '/control/faults', { target: 'payment-events', ...fault });
const LAST = 'checkout.session.completed';
const allCame = () => harness.received(LAST);
const idsOf = () => harness.webhook.events.map(({ id }) => id);

describe('an event', () => {
  it('is retried with the same id until it is accepted', async () => {
    harness.webhook.answerWith(500);
    await harness.subscribe();
    const { id } = await harness.received('invoice.created');
    await until('a retry', () => idsOf().filter((one) => one === id).length > 1);
    expect((await harness.stripe.events.retrieve(id)).pending_webhooks).toBe(1);
    harness.webhook.answerWith(200);
    await until('it is taken', async () => (await harness.stripe.events.retrieve(id)).pending_webhooks === 0);
    const { data } = await harness.stripe.events.list({ type: 'invoice.created' });
    expect(data.map((event) => event.id)).toEqual([id]);
  });

  it('is signed with both secrets while one replaces the other', async () => {
    const second = 'whsec_the_next_one';
    await control('PUT', 'webhooks', { secrets: [second, WEBHOOK_SECRET] });
    await harness.subscribe();
    await allCame();
    const [header = '', body = ''] = [harness.webhook.headers[0], harness.webhook.bodies[0]];
    const timestamp = /^t=(\d+),/.exec(header)?.[1] ?? '';
    const sign = (secret: string) =>
      createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    expect(header).toBe(`t=${timestamp},v1=${sign(second)},v1=${sign(WEBHOOK_SECRET)}`);
  });

  it('is sent twice by a fault, and again by hand', async () => {
    await addFault({ kind: 'duplicate', match: 'invoice.paid', times: 1 });
    await harness.subscribe();
    const { id } = await harness.received('invoice.paid');
    await until('the copy', () => idsOf().filter((one) => one === id).length === 2);
    await control('POST', `events/${id}/send`);
    await until('the third', () => idsOf().filter((one) => one === id).length === 3);
  });

  it('delayed by a fault is overtaken, and comes when the faults are cleared', async () => {
    await addFault({ kind: 'delay', delayMs: 600_000, match: 'invoice.created', times: 1 });
    await harness.subscribe();
    await allCame();
    expect(harness.types()).not.toContain('invoice.created');
    await harness.sandbox.call('DELETE', '/control/faults');
    await harness.received('invoice.created');
    expect(harness.types().at(-1)).toBe('invoice.created');
  });
});

describe('events together', () => {
  it('are held back and come in the reverse order', async () => {
    await control('PUT', 'webhooks', { mode: 'hold' });
    await harness.subscribe();
    expect((await control('GET', 'webhooks')).body.held).toHaveLength(5);
    expect(harness.types()).toEqual([]);
    await control('PUT', 'webhooks', { mode: 'send', reversed: true });
    await harness.received('invoice.created');
    expect(harness.types()).toEqual([
      'checkout.session.completed',
      'customer.subscription.created',
      'invoice.paid',
      'invoice.finalized',
      'invoice.created',
    ]);
  });

  it('are dropped on request, and can still be read', async () => {
    await control('PUT', 'webhooks', { mode: 'discard' });
    const { id } = await harness.subscribe();
    await control('PUT', 'webhooks', { mode: 'send' });
    await harness.stripe.subscriptions.cancel(id);
    await harness.received('customer.subscription.deleted');
    expect(harness.types()).toEqual(['customer.subscription.deleted']);
    expect((await harness.stripe.events.list({ type: LAST })).data).toHaveLength(1);
  });

  it('survive a restart and are delivered then', async () => {
    harness.webhook.answerWith(500);
    const subscription = await harness.subscribe();
    await harness.advance(3600);
    await harness.received('invoice.created');
    await harness.sandbox.stop();
    harness.webhook.events.length = 0;
    harness.webhook.answerWith(200);
    const again = await startSandbox({
      dataDir: harness.sandbox.dataDir,
      paymentsWebhookUrl: harness.webhook.url,
      paymentsWebhookSecrets: [WEBHOOK_SECRET],
    });
    try {
      const stripe = stripeClient(again.url);
      expect(await stripe.subscriptions.retrieve(subscription.id)).toEqual(subscription);
      await harness.received('checkout.session.completed');
      expect(new Set(idsOf()).size).toBe(5);
      const price = await makePrice(stripe, 'another');
      expect(price.created).toBeGreaterThan(Date.now() / 1000 + 3500);
    } finally {
      await again.stop();
    }
  });
});
