import { describe, expect, it } from 'vitest';
import { startAskingShop } from '../../../testing/payments/asking-shop.ts';
import { oncePerFile } from '../../../testing/fixtures.ts';
import { until } from '../../../testing/until.ts';
import { syncCheckout } from '../sync/sync-checkout.ts';

const shop = oncePerFile(startAskingShop);
const MONTH_S = 31 * 86_400;

describe('withdrawing a change that waits', () => {
  it('voids its invoice and leaves the plan, which can be changed again', async () => {
    const bought = await shop.buy();
    const before = await shop.row(bought);
    const confirmed = await shop.previewed(bought, 'Premium');
    await shop.confirm(bought, 'Premium', confirmed);
    const answer = await shop.withdraw(bought);
    expect(answer).toMatchObject({
      status: 200,
      data: { subscription: before.subscription, pendingChange: null },
    });
    expect((await shop.atProvider(bought.providerId)).pending_update).toBeNull();
    expect((await shop.invoiceOf(bought.providerId)).status).toBe('void');
    expect((await shop.changes(bought)).map(({ state }) => state)).toEqual(['expired']);
    const audit = await bought.testAccount.auditOf(bought.id);
    expect(audit.filter((line) => line.includes('withdraw'))).toEqual(['subscription.withdraw-change done']);
    // The same amount, confirmed again, is another change.
    expect((await shop.confirm(bought, 'Premium', confirmed)).data?.confirmation).not.toBeNull();
  });

  it('is refused where nothing waits, and where it was confirmed meanwhile', async () => {
    const bought = await shop.buy();
    const refused = { failure: 'subscription-refused', reason: 'no-change-pending' };
    expect(await shop.withdraw(bought)).toMatchObject(refused);
    const { data } = await shop.change(bought, 'Premium');
    await shop.withoutEvents(() => shop.answer(data?.confirmation?.url, 'confirm'));
    expect(await shop.withdraw(bought)).toMatchObject(refused);
    expect(await shop.row(bought)).toMatchObject({ subscription: 'Premium', pendingChange: null });
  });

  it.each(['workspace-owner', 'vic-admin'] as const)('[GC-8] is refused to a %s', async (role) => {
    const bought = await shop.buy();
    await shop.change(bought, 'Premium');
    const token = await bought.testAccount.tokenOf(await bought.testAccount.member(role));
    expect(await shop.withdraw(bought, token)).toMatchObject({ failure: 'forbidden' });
    expect((await shop.row(bought)).pendingChange).not.toBeNull();
  });
});

describe('a change of a plan that was cancelled', () => {
  const cancel = ({ token, id }: Awaited<ReturnType<typeof shop.buy>>) =>
    shop.api.call('cancelSubscription', { token, body: { subscriptionId: id } });

  it('ends the cancellation once the change has applied', async () => {
    const bought = await shop.buy(shop.CARDS.works);
    await cancel(bought);
    expect((await shop.change(bought, 'Premium')).data).toMatchObject({ confirmation: null });
    expect(await shop.row(bought)).toMatchObject({ subscription: 'Premium', cancelStatus: false });
    expect(await shop.atProvider(bought.providerId)).toMatchObject({
      cancel_at_period_end: false,
      cancel_at: null,
    });
  });

  it('keeps the cancellation until the bank has the confirmation; the sync ends it where no event came', async () => {
    const bought = await shop.buy();
    await cancel(bought);
    const { data } = await shop.change(bought, 'Premium');
    expect(await shop.row(bought)).toMatchObject({
      cancelStatus: true,
      pendingChange: { subscription: 'Premium' },
    });
    await shop.withoutEvents(() => shop.answer(data?.confirmation?.url, 'confirm'));
    for (const { id } of await shop.changes(bought)) await syncCheckout(shop.deps, id);
    expect(await shop.row(bought)).toMatchObject({ subscription: 'Premium', cancelStatus: false });
  });

  it('keeps a cancellation made after the change was requested', async () => {
    const bought = await shop.buy();
    const { data } = await shop.change(bought, 'Premium');
    expect(await cancel(bought)).toMatchObject({
      data: { cancelStatus: true, pendingChange: { subscription: 'Premium' } },
    });
    await shop.answer(data?.confirmation?.url, 'confirm');
    expect(await shop.settled(bought, 'Premium')).toMatchObject({ cancelStatus: true });
    await until('the change is settled', async () =>
      (await shop.changes(bought)).every(({ state }) => state === 'active'),
    );
    expect(await shop.row(bought)).toMatchObject({ cancelStatus: true });
    expect((await shop.atProvider(bought.providerId)).cancel_at).not.toBeNull();
  });

  it('keeps a cancellation that was withdrawn and made again while the change waited', async () => {
    const bought = await shop.buy();
    await cancel(bought);
    const { data } = await shop.change(bought, 'Premium');
    const { token, id } = bought;
    await shop.api.call('resubscribe', { token, params: { id } });
    await cancel(bought);
    await shop.answer(data?.confirmation?.url, 'confirm');
    await shop.settled(bought, 'Premium');
    await until('the change is settled', async () =>
      (await shop.changes(bought)).every(({ state }) => state === 'active'),
    );
    expect(await shop.row(bought)).toMatchObject({ cancelStatus: true });
  });
});

describe('a renewal', () => {
  it('[PLUS-19, PLUS-27] ends a change that waits, at the price paid so far, and asks the buyer for itself', async () => {
    const bought = await shop.buy();
    const before = await shop.row(bought);
    await shop.change(bought, 'Premium');
    await shop.age(bought.providerId, MONTH_S);
    const row = await shop.held(bought, 'it is past due', (one) => one.subscriptionStatus === 'Past-Due');
    expect(row).toMatchObject({
      subscription: before.subscription,
      price: before.price,
      pendingChange: null,
    });
    const messages = await until('the buyer is asked for the renewal', async () => {
      const told = await shop.told(bought);
      return told.length > 1 ? told : undefined;
    });
    expect(messages).toHaveLength(2);
    expect(messages[1]).not.toContain('Premium');
    await shop.answer(row.payUrl, 'confirm');
    await shop.held(bought, 'it is paid', (one) => one.subscriptionStatus === 'Subscribed');
    const { rows } = await shop.api.db.query(
      'SELECT FROM app.payment_confirmations WHERE subscription_id = $1 AND closed_at IS NULL',
      [Number(bought.id)],
    );
    expect(rows).toEqual([]);
  });
});
