import { CHECKOUT_REFUSAL_TEXTS } from '@partyline/texts';
import { describe, expect, it } from 'vitest';
import { startAskingShop } from '../../../testing/payments/asking-shop.ts';
import { oncePerFile } from '../../../testing/fixtures.ts';
import { until } from '../../../testing/until.ts';
import { syncCheckout } from '../sync/sync-checkout.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';

const shop = oncePerFile(startAskingShop);
const DAY_S = 86_400;

/** As the reconcile job reads what waits. */
async function reconcile(bought: Awaited<ReturnType<typeof shop.buy>>): Promise<void> {
  for (const { id } of await shop.changes(bought)) await syncCheckout(shop.deps, id);
}

describe('a change that the bank wants to have confirmed', () => {
  it('[PLUS-18] waits with its plan, amount and end, and applies once it is confirmed', async () => {
    const bought = await shop.buy();
    const { plan: before } = { plan: (await shop.row(bought)).subscription };
    const { amountDue, prorationAt } = await shop.previewed(bought, 'Premium');
    const answer = await shop.confirm(bought, 'Premium', { amountDue, prorationAt });
    const { confirmation } = answer.data ?? {};
    expect(confirmation).toMatchObject({ amountDue });
    expect(confirmation?.url).toContain('/invoices/');
    const row = await shop.row(bought);
    const end = (await shop.atProvider(bought.providerId)).pending_update?.expires_at ?? 0;
    expect(row).toMatchObject({ subscription: before, subscriptionStatus: 'Subscribed' });
    expect(row.pendingChange).toMatchObject({
      subscription: 'Premium',
      interval: 'month',
      amountDue,
      confirmUrl: confirmation?.url,
      expiresAt: new Date(end * 1000).toISOString(),
    });
    expect((await shop.changes(bought)).map(({ state }) => state)).toEqual(['open']);
    await shop.answer(confirmation?.url, 'confirm');
    expect(await shop.settled(bought, 'Premium')).toMatchObject({ subscriptionStatus: 'Subscribed' });
    await until('the change is settled', async () =>
      (await shop.changes(bought)).every(({ state }) => state === 'active'),
    );
    const audit = await bought.testAccount.auditOf(bought.id);
    expect(audit.filter((line) => line.startsWith('subscription.change'))).toEqual([
      'subscription.change done',
    ]);
  });

  it('refuses another change with the reason, and what it would cost, until it is decided', async () => {
    const bought = await shop.buy();
    const other = await shop.previewed(bought, 'Pro');
    await shop.change(bought, 'Premium');
    const refused = { failure: 'subscription-refused', reason: 'change-pending' };
    expect(await shop.preview(bought, 'Pro')).toMatchObject(refused);
    expect(await shop.confirm(bought, 'Pro', other)).toMatchObject({
      ...refused,
      message: CHECKOUT_REFUSAL_TEXTS['change-pending'],
    });
    expect((await shop.row(bought)).pendingChange).toMatchObject({ subscription: 'Premium' });
  });

  it('keeps one of two concurrent changes, with one open invoice', async () => {
    const bought = await shop.buy();
    const [premium, pro] = [await shop.previewed(bought, 'Premium'), await shop.previewed(bought, 'Pro')];
    const answers = await Promise.all([
      shop.confirm(bought, 'Premium', premium),
      shop.confirm(bought, 'Pro', pro),
    ]);
    const { pendingChange } = await shop.row(bought);
    expect(pendingChange).not.toBeNull();
    const kept = answers.filter(({ data }) => data?.confirmation?.url === pendingChange?.confirmUrl);
    expect(kept).toHaveLength(1);
    const open = await shop.stripe.invoices.list({ subscription: bought.providerId, status: 'open' });
    expect(open.data).toHaveLength(1);
    await shop.answer(pendingChange?.confirmUrl, 'confirm');
    await shop.settled(bought, pendingChange?.subscription ?? 'Trial');
  });

  it('[PLUS-27] notifies the buyer once for repeated reads of the subscription', async () => {
    const bought = await shop.buy();
    const { amountDue, prorationAt } = await shop.previewed(bought, 'Premium');
    await shop.withoutEvents(async () => {
      await shop.confirm(bought, 'Premium', { amountDue, prorationAt });
    });
    for (let time = 0; time < 3; time += 1) await syncSubscription(shop.deps, bought.providerId);
    const [message, ...others] = await shop.told(bought);
    expect(others).toEqual([]);
    expect(message).toMatch(/Your bank asks you to confirm the payment of USD [\d,.]+ for .*Premium/);
  });

  it('is gone when the bank refuses, and its invoice is void', async () => {
    const bought = await shop.buy();
    const { data } = await shop.change(bought, 'Premium');
    await shop.answer(data?.confirmation?.url, 'refuse');
    await until('nothing waits', async () => (await shop.row(bought)).pendingChange === null);
    expect((await shop.row(bought)).subscription).not.toBe('Premium');
    const after = await shop.atProvider(bought.providerId);
    expect(after.pending_update).toBeNull();
    expect((await shop.invoiceOf(bought.providerId)).status).toBe('void');
    await until('the change is over', async () =>
      (await shop.changes(bought)).every(({ state }) => state === 'expired'),
    );
  });

  it('is forgotten at its end, also where no event says so', async () => {
    const bought = await shop.buy();
    await shop.change(bought, 'Premium');
    await shop.withoutEvents(() => shop.age(bought.providerId, DAY_S));
    await reconcile(bought);
    expect(await shop.row(bought)).toMatchObject({ pendingChange: null });
    expect((await shop.row(bought)).subscription).not.toBe('Premium');
    expect((await shop.changes(bought)).map(({ state }) => state)).toEqual(['expired']);
  });

  it('applies where no event of the confirmation came', async () => {
    const bought = await shop.buy();
    const { data } = await shop.change(bought, 'Premium');
    await shop.withoutEvents(() => shop.answer(data?.confirmation?.url, 'confirm'));
    await reconcile(bought);
    expect(await shop.row(bought)).toMatchObject({ subscription: 'Premium', pendingChange: null });
  });

  it('changes nothing for an amount that is no longer right', async () => {
    const bought = await shop.buy();
    const { amountDue, prorationAt } = await shop.previewed(bought, 'Premium');
    expect(await shop.confirm(bought, 'Premium', { amountDue: amountDue + 1, prorationAt })).toMatchObject({
      failure: 'price-changed',
    });
    expect(
      await shop.confirm(bought, 'Premium', { amountDue, prorationAt: prorationAt - 20 * 60 }),
    ).toMatchObject({ failure: 'preview-required' });
    expect((await shop.atProvider(bought.providerId)).pending_update).toBeNull();
  });
});

describe('a change that the card declines', () => {
  it('[GB-23] changes nothing, voids its invoice at once, and works with another card', async () => {
    const bought = await shop.buy(shop.CARDS.worksOnce);
    const before = await shop.row(bought);
    expect(await shop.change(bought, 'Premium')).toMatchObject({
      failure: 'payment-failed',
      message: 'The payment failed. Nothing was changed; please check your card under billing.',
    });
    expect((await shop.invoiceOf(bought.providerId)).status).toBe('void');
    expect(await shop.row(bought)).toMatchObject({
      subscription: before.subscription,
      pendingChange: null,
      subscriptionStatus: 'Subscribed',
    });
    expect(await shop.told(bought)).toEqual([]);
    const { customer } = await shop.atProvider(bought.providerId);
    const id = typeof customer === 'string' ? customer : customer.id;
    await shop.control('PUT', `payments/customers/${id}/card`, { works: true });
    expect((await shop.change(bought, 'Premium')).data).toMatchObject({ confirmation: null });
    expect((await shop.row(bought)).subscription).toBe('Premium');
  });

  it('is withdrawn by the next read where a node was killed before it could', async () => {
    const bought = await shop.buy(shop.CARDS.worksOnce);
    const { stripe } = shop;
    const held = await stripe.subscriptions.retrieve(bought.providerId);
    const { id: product } = await stripe.products.create({ name: 'Larger' });
    const price = await stripe.prices.create({
      currency: 'usd',
      unit_amount: 99_900,
      recurring: { interval: 'month' },
      product,
    });
    await stripe.subscriptions.update(bought.providerId, {
      items: [{ id: held.items.data[0]?.id ?? '', price: price.id }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    });
    await syncSubscription(shop.deps, bought.providerId);
    expect((await shop.atProvider(bought.providerId)).pending_update).toBeNull();
    expect((await shop.invoiceOf(bought.providerId)).status).toBe('void');
  });
});
