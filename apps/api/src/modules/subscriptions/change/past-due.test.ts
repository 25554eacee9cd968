import { CATALOGUE } from '@partyline/catalog';
import { describe, expect, it } from 'vitest';
import { oncePerFile } from '../../../testing/fixtures.ts';
import { startPastDueShop } from '../../../testing/payments/past-due-shop.ts';
import { until } from '../../../testing/until.ts';
import { syncSubscription } from '../../payments/sync/sync-subscription.ts';
import { endSubscriptions } from '../ends/end-subscriptions.ts';

const DAY_S = 86_400;

const shop = oncePerFile(startPastDueShop);

describe('a subscription whose payment is missing', () => {
  it('[PLUS-19, HZ-3] tells what is to be paid and where, also when no event about its invoice arrived', async () => {
    const unpaid = await shop.pastDue();
    const invoice = await shop.invoiceOf(unpaid.providerId);
    const row = await shop.rowOf(unpaid);
    expect(row).toMatchObject({ amountDue: invoice.amount_due, payUrl: invoice.hosted_invoice_url });
    expect(invoice).toMatchObject({ status: 'open' });
  });

  it('[HZ-3] is cancelled to the end of its grace period, without a credit, and does not end before', async () => {
    const unpaid = await shop.pastDue();
    const { data } = await shop.cancel(unpaid);
    expect(data).toMatchObject({
      subscriptionStatus: 'Past-Due',
      cancelStatus: true,
      expirationDate: unpaid.graceEndsAt,
    });
    const there = await shop.atProvider(unpaid.providerId);
    expect(there.cancel_at).toBe(Math.ceil(Date.parse(unpaid.graceEndsAt) / 1000));
    await endSubscriptions(shop.api.db, new Date());
    await syncSubscription(shop.deps, unpaid.providerId);
    expect(await shop.rowOf(unpaid)).toMatchObject({ subscriptionStatus: 'Past-Due', cancelStatus: true });

    // The provider ends it at that date; then nothing can be paid for it, and nothing was credited.
    await shop.age(unpaid.providerId, 8 * DAY_S);
    await shop.held(unpaid, 'it is over', (row) => row.subscriptionStatus === 'Not Subscribed');
    const invoice = await until('its invoice is void', async () => {
      const found = await shop.invoiceOf(unpaid.providerId);
      return found.status === 'void' ? found : undefined;
    });
    expect(invoice.amount_paid).toBe(0);
    expect((await shop.atProvider(unpaid.providerId)).customer).toMatchObject({ balance: 0 });
  });

  it('[HZ-3, GB-32] is resubscribed until its grace period ends, and paid', async () => {
    const unpaid = await shop.pastDue();
    await shop.cancel(unpaid);
    const { data } = await shop.resubscribe(unpaid);
    expect(data).toMatchObject({ subscriptionStatus: 'Past-Due', cancelStatus: false, expirationDate: null });
    expect(await shop.atProvider(unpaid.providerId)).toMatchObject({ cancel_at: null, status: 'past_due' });
    expect(data?.graceEndsAt).toBe(unpaid.graceEndsAt);
    await shop.pay(unpaid, data?.payUrl);
    const paid = await shop.held(unpaid, 'it is paid', (row) => row.subscriptionStatus === 'Subscribed');
    expect(paid).toMatchObject({ graceEndsAt: null, amountDue: null, payUrl: null, cancelStatus: false });
    expect((await shop.atProvider(unpaid.providerId)).customer).toMatchObject({ balance: 0 });
  });

  it('[HZ-3] that is cancelled and then paid ends with the paid period', async () => {
    const unpaid = await shop.pastDue();
    await shop.cancel(unpaid);
    await shop.pay(unpaid, (await shop.rowOf(unpaid))?.payUrl);
    const there = await until('the provider ends it with its period', async () => {
      const found = await shop.atProvider(unpaid.providerId);
      return found.cancel_at === found.items.data[0]?.current_period_end ? found : undefined;
    });
    const end = new Date((there.cancel_at ?? 0) * 1000).toISOString();
    const row = await shop.held(unpaid, 'the row says so', ({ expirationDate }) => expirationDate === end);
    expect(row).toMatchObject({ subscriptionStatus: 'Subscribed', cancelStatus: true });
    expect((await shop.atProvider(unpaid.providerId)).customer).toMatchObject({ balance: 0 });
  });

  it('[HZ-3] refuses a change of its plan, and buying the same, until it is paid; nothing is credited', async () => {
    const unpaid = await shop.pastDue();
    const { token, vicUuid, providerId } = unpaid;
    const before = await shop.atProvider(providerId);
    for (const { priceId } of CATALOGUE.upgrade.flatMap(({ prices }) => prices).slice(0, 4)) {
      const body = { priceId, subscriptionType: 'upgrade', vicUuid };
      for (const call of ['previewPurchase', 'createCheckoutSession'] as const) {
        const answer = await shop.api.call(call, { token, body });
        expect(answer).toMatchObject({ failure: 'subscription-refused', reason: 'past-due' });
      }
    }
    expect((await shop.atProvider(providerId)).items.data[0]?.price.id).toBe(before.items.data[0]?.price.id);
    expect((await shop.atProvider(providerId)).customer).toMatchObject({ balance: 0 });
  });

  it('[HZ-3] refuses to cancel, resume, preview and read it without the right', async () => {
    const unpaid = await shop.pastDue();
    const { testAccount, id, vicUuid } = unpaid;
    const token = await testAccount.tokenOf(await testAccount.member('workspace-owner'));
    const [priceId] = CATALOGUE.upgrade.flatMap(({ prices }) => prices).map((price) => price.priceId);
    const refused = { failure: 'forbidden' };
    expect(await shop.cancel({ ...unpaid, token })).toMatchObject(refused);
    expect(await shop.resubscribe({ ...unpaid, token })).toMatchObject(refused);
    const body = { priceId: priceId ?? '', subscriptionType: 'upgrade', vicUuid } as const;
    expect(await shop.api.call('previewPurchase', { token, body })).toMatchObject(refused);
    expect(await shop.api.call('readSubscription', { token, params: { id } })).toMatchObject(refused);
    expect(await shop.rowOf(unpaid)).toMatchObject({ subscriptionStatus: 'Past-Due', cancelStatus: false });
  });
});
