import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  makePrice,
  sendForm,
  startWebhook,
  stripeClient,
  WEBHOOK_SECRET,
  type WebhookReceiver,
} from '../../testing/payment-clients.ts';
import { startSandbox, type RunningSandbox } from '../../testing/running-sandbox.ts';
import { until } from '../../testing/until.ts';

let sandbox: RunningSandbox;
let webhook: WebhookReceiver;
let stripe: Stripe;

beforeEach(async () => {
  webhook = await startWebhook();
  sandbox = await startSandbox({
    paymentsWebhookUrl: webhook.url,
    paymentsWebhookSecrets: [WEBHOOK_SECRET],
  });
  stripe = stripeClient(sandbox.url);
});

afterEach(async () => {
  await sandbox.dispose();
  await webhook.close();
});

async function openCheckout(more: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const price = await makePrice(stripe);
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: price.id, quantity: 2 }],
    success_url: 'http://localhost:4200/dashboard?payment=success&session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:4200/dashboard?payment=cancel',
    client_reference_id: 'account-7',
    metadata: { account: '7' },
    subscription_data: { metadata: { vic: 'v1' } },
    ...more,
  });
}

const typesOf = (received: WebhookReceiver) => received.events.map(({ type }) => type);

describe('a checkout', () => {
  it('is paid on its page: customer, subscription, invoice and signed events', async () => {
    const { id, url } = await openCheckout({ customer_email: 'ada@example.test' });
    expect(await (await fetch(url ?? '')).text()).toContain('Pay $78.00');

    const answer = await sendForm(url ?? '', { card: '4242 4242 4242 4242' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      `http://localhost:4200/dashboard?payment=success&session=${id}`,
    );

    const session = await stripe.checkout.sessions.retrieve(id, {
      expand: ['subscription', 'customer', 'line_items', 'invoice'],
    });
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      client_reference_id: 'account-7',
      metadata: { account: '7' },
      customer: { email: 'ada@example.test' },
      subscription: { status: 'active', metadata: { vic: 'v1' } },
      line_items: { data: [{ quantity: 2, price: { lookup_key: 'intercom-essential-4-month' } }] },
      invoice: { status: 'paid', amount_paid: 7800, billing_reason: 'subscription_create' },
    });
    await until('the last event', () => typesOf(webhook).includes('checkout.session.completed'));
    expect(typesOf(webhook)).toEqual([
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'customer.subscription.created',
      'checkout.session.completed',
    ]);
  });

  it('is declined on its page and can be paid with another card', async () => {
    const { id, url } = await openCheckout({ customer_email: 'ada@example.test' });
    const answer = await sendForm(url ?? '', { card: '4000000000000002' });
    expect(await answer.text()).toContain('Your card was declined.');
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open', subscription: null });
    expect((await sendForm(url ?? '', { card: '4242424242424242' })).status).toBe(303);
  });

  it('asks for a second step where the card does, which may fail', async () => {
    const { id, url } = await openCheckout({ customer_email: 'ada@example.test' });
    const card = '4000002500003155';
    expect(await (await sendForm(url ?? '', { card })).text()).toContain('3-D Secure');
    const refused = await sendForm(`${url}/confirm`, { card, answer: 'refuse' });
    expect(await refused.text()).toContain('unable to authenticate');
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' });
    expect((await sendForm(`${url}/confirm`, { card, answer: 'confirm' })).status).toBe(303);
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'complete' });
  });

  it('redirects back when cancelled, and stays open', async () => {
    const { id, url } = await openCheckout();
    expect(await (await fetch(url ?? '')).text()).toContain(
      'href="http://localhost:4200/dashboard?payment=cancel"',
    );
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' });
  });

  it('is expired on request, once, and cannot be paid any more', async () => {
    const { id, url } = await openCheckout();
    expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
    const answer = await sendForm(url ?? '', { card: '4242424242424242' });
    expect(await answer.text()).toContain('has expired');
    await until('the event', () => typesOf(webhook).includes('checkout.session.expired'));
    expect(await stripe.subscriptions.list({ limit: 1 })).toMatchObject({ data: [] });
  });

  it('begins a trial without a payment', async () => {
    const customer = await stripe.customers.create({ email: 'ada@example.test' });
    const { id, url } = await openCheckout({
      customer: customer.id,
      subscription_data: { trial_period_days: 14 },
    });
    await sendForm(url ?? '', { card: '4242424242424242' });
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] });
    expect(session).toMatchObject({
      payment_status: 'no_payment_required',
      customer: customer.id,
      subscription: { status: 'trialing' },
    });
    const { data } = await stripe.subscriptions.list({ customer: customer.id });
    expect(data[0]?.trial_end).toBe((data[0]?.trial_start ?? 0) + 14 * 86_400);
  });
});
