import { CATALOGUE } from '@partyline/catalog';
import type { SubscriptionRow } from '@partyline/contract';
import { millisecondsInDay } from 'date-fns/constants';
import { describe, expect, it } from 'vitest';
import { idOf } from '../../../providers/payments/read-objects.ts';
import { stripePayments } from '../../../providers/payments/stripe-payments.ts';
import { oncePerFile } from '../../../testing/fixtures.ts';
import { startPastDueShop, type Unpaid } from '../../../testing/payments/past-due-shop.ts';
import { until } from '../../../testing/until.ts';
import { endUnpaidSubscription } from '../../payments/sync/end-unpaid.ts';
import { endSubscriptions } from './end-subscriptions.ts';

const MONTH_S = 31 * 86_400;

const shop = oncePerFile(startPastDueShop);

/** A read that came between the cancel and the voiding can end the row first. */
const isVoid = (unpaid: Unpaid) =>
  until('its invoice is void', async () => (await shop.invoiceOf(unpaid.providerId)).status === 'void');

const isOver = ({ subscriptionStatus }: SubscriptionRow) => subscriptionStatus === 'Not Subscribed';

describe('a grace period that ends unpaid', () => {
  it('[HZ-3] cancels at the provider without a credit, voids the invoice, and the instance is bought for again', async () => {
    const unpaid = await shop.pastDue();
    await shop.endGrace(unpaid);
    await endSubscriptions(shop.api.db, new Date());
    const row = await shop.held(unpaid, 'it is over', isOver);
    expect(row).toMatchObject({ graceEndsAt: null, payUrl: null });
    const there = await shop.atProvider(unpaid.providerId);
    expect(there).toMatchObject({ status: 'canceled', customer: { balance: 0 } });
    expect(there.latest_invoice).toMatchObject({ status: 'void', amount_paid: 0 });
    const [, other] = CATALOGUE.upgrade.flatMap(({ prices }) => prices);
    const body = {
      priceId: other?.priceId ?? '',
      subscriptionType: 'upgrade',
      vicUuid: unpaid.vicUuid,
    } as const;
    const again = await shop.api.call('previewPurchase', { token: unpaid.token, body });
    expect(again.data).toMatchObject({ chargedAt: 'checkout' });
    // A later retry takes nothing.
    await shop.age(unpaid.providerId, MONTH_S);
    expect(await shop.invoiceOf(unpaid.providerId)).toMatchObject({ status: 'void', amount_paid: 0 });
  });

  it('[HZ-3] ends once, also when the job runs twice, at the same time, and after the event', async () => {
    const unpaid = await shop.pastDue();
    await shop.endGrace(unpaid);
    const run = () => endUnpaidSubscription(shop.deps, unpaid.providerId);
    await Promise.all([run(), run()]);
    await run();
    await shop.held(unpaid, 'it is over', isOver);
    await run();
    const invoices = await shop.stripe.invoices.list({ subscription: unpaid.providerId });
    expect(invoices.data.map(({ status }) => status)).toEqual(['void', 'paid']);
    const { data: rows } = await shop.api.call('listBilling', { token: unpaid.token });
    expect(rows?.map(({ refunded }) => refunded)).toEqual([0, 0]);
  });

  it('[HZ-3] needs no event', async () => {
    const unpaid = await shop.pastDue();
    await shop.withoutEvents(async () => {
      await shop.endGrace(unpaid);
      await endSubscriptions(shop.api.db, new Date());
      await shop.held(unpaid, 'it is over', isOver);
      await isVoid(unpaid);
    });
  });

  it('[HZ-3] finishes what a killed node began: cancelled, but the invoice still open', async () => {
    const unpaid = await shop.pastDue();
    await shop.withoutEvents(async () => {
      await shop.endGrace(unpaid);
      await shop.stripe.subscriptions.cancel(unpaid.providerId);
      expect(await shop.invoiceOf(unpaid.providerId)).toMatchObject({ status: 'open' });
      await endSubscriptions(shop.api.db, new Date());
      await shop.held(unpaid, 'it is over', isOver);
      await isVoid(unpaid);
    });
  });

  it('[HZ-3] refunds a payment made after the end once, also when the job runs twice at the same time', async () => {
    const unpaid = await shop.pastDue();
    const { payUrl } = (await shop.rowOf(unpaid)) ?? {};
    await shop.withoutEvents(async () => {
      // Paid before the API knows of the end: its own job of every minute would void the invoice first.
      await shop.stripe.subscriptions.cancel(unpaid.providerId);
      await shop.pay(unpaid, payUrl);
      await shop.endGrace(unpaid);
      const { id, amount_paid: amount } = await shop.invoiceOf(unpaid.providerId);
      expect(amount).toBeGreaterThan(0);
      const run = () => endUnpaidSubscription(shop.deps, unpaid.providerId);
      await Promise.all([run(), run()]);
      const { data: payments } = await shop.stripe.invoicePayments.list({ invoice: id, status: 'paid' });
      const intent = idOf(payments[0]?.payment.payment_intent) ?? '';
      const { data: refunds } = await shop.stripe.refunds.list({ payment_intent: intent });
      expect(refunds.map((refund) => refund.amount)).toEqual([amount]);
      const { data: rows } = await shop.api.call('listBilling', { token: unpaid.token });
      expect(rows?.[0]).toMatchObject({ status: 'Paid', refunded: amount });
    });
  });

  it('[HZ-3] keeps a subscription that is paid at the last moment', async () => {
    const unpaid = await shop.pastDue();
    await shop.withoutEvents(async () => {
      await shop.pay(unpaid, (await shop.rowOf(unpaid))?.payUrl);
      await shop.endGrace(unpaid);
      await endSubscriptions(shop.api.db, new Date());
      await shop.held(unpaid, 'it is subscribed', (row) => row.subscriptionStatus === 'Subscribed');
      expect(await shop.atProvider(unpaid.providerId)).toMatchObject({ status: 'active' });
    });
  });

  it('[HZ-3] ends nothing while the provider is unavailable, and ends it afterwards', async () => {
    const unpaid = await shop.pastDue();
    await shop.endGrace(unpaid);
    const away = stripePayments({ ...shop.api.config.payments, url: 'http://127.0.0.1:1' });
    await expect(
      endUnpaidSubscription({ ...shop.deps, payments: away }, unpaid.providerId),
    ).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await shop.rowOf(unpaid)).toMatchObject({ subscriptionStatus: 'Past-Due' });
    await endUnpaidSubscription(shop.deps, unpaid.providerId);
    expect(await shop.rowOf(unpaid)).toMatchObject({ subscriptionStatus: 'Not Subscribed' });
  });

  it('[HZ-3] does not end what is paid, or has a new grace period, when its job runs late', async () => {
    const unpaid = await shop.pastDue();
    await endUnpaidSubscription(shop.deps, unpaid.providerId);
    expect(await shop.rowOf(unpaid)).toMatchObject({ subscriptionStatus: 'Past-Due' });
    expect(await shop.atProvider(unpaid.providerId)).toMatchObject({ status: 'past_due' });
    expect(Date.parse(unpaid.graceEndsAt) - Date.now()).toBeLessThanOrEqual(7 * millisecondsInDay);
  });
});
