import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { idOf, sendForm } from '../../testing/payment-clients.ts';
import { DAY_S, startPaymentHarness, type PaymentHarness } from '../../testing/payment-harness.ts';

let harness: PaymentHarness;
let stripe: Stripe;

beforeEach(async () => {
  harness = await startPaymentHarness();
  ({ stripe } = harness);
});
afterEach(() => harness.dispose());

const RETURN = 'http://localhost:4200/myaccount';
const pageOf = async (url: string) => (await fetch(url)).text();
const invoiceOf = ({ latest_invoice: invoice }: Stripe.Subscription) => idOf(invoice);

describe('the billing portal', () => {
  it('cancels a renewal and resumes it', async () => {
    const { id, customer } = await harness.subscribe();
    const { url } = await stripe.billingPortal.sessions.create({
      customer: idOf(customer),
      return_url: RETURN,
    });
    expect(await pageOf(url)).toContain(`href="${RETURN}"`);
    await sendForm(`${url}/renewal`, { subscription: id, renews: 'no' });
    const ending = await stripe.subscriptions.retrieve(id);
    const end = ending.items.data[0]?.current_period_end;
    expect(ending).toMatchObject({ cancel_at: end, cancel_at_period_end: false });
    expect(await pageOf(url)).toContain('Renew subscription');
    await sendForm(`${url}/renewal`, { subscription: id, renews: 'yes' });
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at: null });
  });

  it('sets a date, which the flag does not take back, and which ends the subscription', async () => {
    const { id, customer } = await harness.subscribe();
    const { url } = await stripe.billingPortal.sessions.create({ customer: idOf(customer) });
    await sendForm(`${url}/renewal`, { subscription: id, renews: 'no' });
    const { cancel_at: end } = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect(end).not.toBeNull();
    await expect(
      stripe.subscriptions.update(id, { cancel_at: '', cancel_at_period_end: false }),
    ).rejects.toMatchObject({ statusCode: 400 });
    await harness.advance(32 * DAY_S);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled', ended_at: end });
  });

  it('opens the cancellation of one subscription and returns', async () => {
    const { id, customer } = await harness.subscribe();
    const { url } = await stripe.billingPortal.sessions.create({
      customer: idOf(customer),
      return_url: RETURN,
      flow_data: {
        type: 'subscription_cancel',
        subscription_cancel: { subscription: id },
        after_completion: { type: 'redirect', redirect: { return_url: `${RETURN}?done` } },
      },
    });
    expect(await pageOf(url)).not.toContain('Payment method');
    const answer = await sendForm(`${url}/renewal`, { subscription: id, renews: 'no' });
    expect(answer.headers.get('location')).toBe(`${RETURN}?done`);
  });

  it('replaces a card that fails, so that the next attempt works', async () => {
    const { id, customer } = await harness.subscribe({ card: '4000000000000341' });
    await harness.advance(32 * DAY_S);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'past_due' });
    const { url } = await stripe.billingPortal.sessions.create({
      customer: idOf(customer),
      flow_data: { type: 'payment_method_update' },
    });
    expect(await (await sendForm(`${url}/card`, { card: '4000000000000002' })).text()).toContain('declined');
    await sendForm(`${url}/card`, { card: '5555 5555 5555 4444' });
    await harness.advance(3 * DAY_S);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
  });

  it('hides the subscriptions of other customers', async () => {
    const mine = await harness.subscribe();
    const other = await stripe.customers.create({ email: 'bob@example.test' });
    const { url } = await stripe.billingPortal.sessions.create({ customer: other.id });
    const answer = await sendForm(`${url}/renewal`, { subscription: mine.id, renews: 'no' });
    expect(answer.status).toBe(404);
    await expect(
      stripe.billingPortal.sessions.create({
        customer: other.id,
        flow_data: { type: 'subscription_cancel', subscription_cancel: { subscription: mine.id } },
      }),
    ).rejects.toMatchObject({ statusCode: 400 });
  });

  it('refuses forms of other origins', async () => {
    const { id, customer } = await harness.subscribe();
    const { url } = await stripe.billingPortal.sessions.create({ customer: idOf(customer) });
    const answer = await fetch(`${url}/renewal`, {
      method: 'POST',
      headers: { origin: 'http://evil.test' },
      body: new URLSearchParams({ subscription: id, renews: 'no' }),
    });
    expect(answer.status).toBe(403);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at_period_end: false });
  });
});

describe('an invoice', () => {
  it('has a page, where an open one can be paid once the card works', async () => {
    const subscription = await harness.subscribe({ card: '4000000000000341' });
    await harness.advance(32 * DAY_S);
    const { data } = await stripe.invoices.list({ customer: idOf(subscription.customer), status: 'open' });
    const url = data[0]?.hosted_invoice_url ?? '';
    expect(await pageOf(url)).toContain('Pay $39.00');
    expect(await (await sendForm(`${url}/pay`, {})).text()).toContain('Your card was declined.');
    const card = `/control/payments/customers/${idOf(subscription.customer)}/card`;
    await harness.sandbox.call('PUT', card, { works: true });
    expect(await (await sendForm(`${url}/pay`, {})).text()).toContain('paid');
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' });
  });
});

describe('money', () => {
  it('is refunded in parts, never more than was paid', async () => {
    const subscription = await harness.subscribe();
    const { data } = await stripe.invoicePayments.list({ invoice: invoiceOf(subscription) });
    const intent = idOf(data[0]?.payment.payment_intent);
    const first = await stripe.refunds.create({ payment_intent: intent, amount: 1000 });
    expect(await stripe.refunds.retrieve(first.id, { expand: ['charge'] })).toMatchObject({
      amount: 1000,
      charge: { amount_refunded: 1000, refunded: false, customer: subscription.customer },
    });
    expect((await harness.received('charge.refunded')).data.object).toMatchObject({ amount_refunded: 1000 });
    await expect(stripe.refunds.create({ payment_intent: intent, amount: 3000 })).rejects.toMatchObject({
      param: 'amount',
    });
    await stripe.refunds.create({ payment_intent: intent });
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  it('is disputed at the bank', async () => {
    const subscription = await harness.subscribe();
    const path = `/control/payments/invoices/${invoiceOf(subscription)}/dispute`;
    expect((await harness.sandbox.call('POST', path)).status).toBe(200);
    const { data } = await harness.received('charge.dispute.created');
    const { id } = data.object as Stripe.Dispute;
    expect(await stripe.disputes.retrieve(id, { expand: ['charge'] })).toMatchObject({
      status: 'needs_response',
      amount: 3900,
      charge: { disputed: true, customer: subscription.customer },
    });
  });
});
