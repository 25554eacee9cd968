import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePrice, stripeClient, WEBHOOK_SECRET } from '../../testing/payment-clients.ts';
import { startPaymentStand, type PaymentStand } from '../../testing/payment-stand.ts';
import { startSandbox } from '../../testing/running-sandbox.ts';
import { until } from '../../testing/until.ts';

let stand: PaymentStand;

beforeEach(async () => {
  stand = await startPaymentStand();
});
afterEach(() => stand.dispose());

const control = (method: string, path: string, body?: object) =>
  stand.sandbox.call<{ held: string[] }>(method, `/control/payments/${path}`, body);
const addFault = (fault: object) =>
  stand.sandbox.call('POST', '/control/faults', { target: 'payment-events', ...fault });
const LAST = 'customer.subscription.created';
const allCame = () => stand.received(LAST);
const idsOf = () => stand.webhook.events.map(({ id }) => id);

describe('an event', () => {
  it('comes again with the same id until it is taken', async () => {
    stand.webhook.answerWith(500);
    await stand.subscribe();
    const { id } = await stand.received('invoice.created');
    await until('a retry', () => idsOf().filter((one) => one === id).length > 1);
    expect((await stand.stripe.events.retrieve(id)).pending_webhooks).toBe(1);
    stand.webhook.answerWith(200);
    await until('it is taken', async () => (await stand.stripe.events.retrieve(id)).pending_webhooks === 0);
    const { data } = await stand.stripe.events.list({ type: 'invoice.created' });
    expect(data.map((event) => event.id)).toEqual([id]);
  });

  it('is signed with both secrets while one replaces the other', async () => {
    const second = 'whsec_the_next_one';
    await control('PUT', 'webhooks', { secrets: [second, WEBHOOK_SECRET] });
    await stand.subscribe();
    await allCame();
    const [header = '', body = ''] = [stand.webhook.headers[0], stand.webhook.bodies[0]];
    const timestamp = /^t=(\d+),/.exec(header)?.[1] ?? '';
    const sign = (secret: string) =>
      createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    expect(header).toBe(`t=${timestamp},v1=${sign(second)},v1=${sign(WEBHOOK_SECRET)}`);
  });

  it('is sent twice by a fault, and again by hand', async () => {
    await addFault({ kind: 'duplicate', match: 'invoice.paid', times: 1 });
    await stand.subscribe();
    const { id } = await stand.received('invoice.paid');
    await until('the copy', () => idsOf().filter((one) => one === id).length === 2);
    await control('POST', `events/${id}/send`);
    await until('the third', () => idsOf().filter((one) => one === id).length === 3);
  });

  it('that a fault holds up is overtaken', async () => {
    await addFault({ kind: 'delay', delayMs: 200, match: 'invoice.created', times: 1 });
    await stand.subscribe();
    await stand.received('invoice.created');
    expect(stand.types().indexOf('invoice.created')).toBeGreaterThan(stand.types().indexOf('invoice.paid'));
  });
});

describe('events together', () => {
  it('are held back and come in the reverse order', async () => {
    await control('PUT', 'webhooks', { mode: 'hold' });
    await stand.subscribe();
    expect((await control('GET', 'webhooks')).body.held).toHaveLength(5);
    expect(stand.types()).toEqual([]);
    await control('PUT', 'webhooks', { mode: 'send', reversed: true });
    await stand.received('invoice.created');
    expect(stand.types()).toEqual([
      'checkout.session.completed',
      'customer.subscription.created',
      'invoice.paid',
      'invoice.finalized',
      'invoice.created',
    ]);
  });

  it('are lost for good where asked for, and can still be read', async () => {
    await control('PUT', 'webhooks', { mode: 'discard' });
    const { id } = await stand.subscribe();
    await control('PUT', 'webhooks', { mode: 'send' });
    await stand.stripe.subscriptions.cancel(id);
    await stand.received('customer.subscription.deleted');
    expect(stand.types()).toEqual(['customer.subscription.deleted']);
    expect((await stand.stripe.events.list({ type: LAST })).data).toHaveLength(1);
  });

  it('and everything else outlive a restart, and go out then', async () => {
    stand.webhook.answerWith(500);
    const subscription = await stand.subscribe();
    await stand.advance(3600);
    await stand.received('invoice.created');
    await stand.sandbox.stop();
    stand.webhook.events.length = 0;
    stand.webhook.answerWith(200);
    const again = await startSandbox({
      dataDir: stand.sandbox.dataDir,
      paymentsWebhookUrl: stand.webhook.url,
      paymentsWebhookSecrets: [WEBHOOK_SECRET],
    });
    try {
      const stripe = stripeClient(again.url);
      expect(await stripe.subscriptions.retrieve(subscription.id)).toEqual(subscription);
      await stand.received('checkout.session.completed');
      expect(new Set(idsOf()).size).toBe(5);
      const price = await makePrice(stripe, 'another');
      expect(price.created).toBeGreaterThan(Date.now() / 1000 + 3500);
    } finally {
      await again.stop();
    }
  });
});
