import type { Plan } from '@partyline/pricing';
import { expect, it } from 'vitest';
import { oncePerFile } from '../../../testing/fixtures.ts';
import { smallestPrice } from '../../../testing/payments/sandbox-shop.ts';
import { upgradeOf, startTaxShop, type Bought } from '../../../testing/payments/tax-shop.ts';

const shop = oncePerFile(startTaxShop);
const MONTH_S = 31 * 86_400;

async function changeOf(bought: Bought, plan?: Plan) {
  const { token } = bought;
  const body = upgradeOf(bought, plan);
  const { data } = await shop.api.call('previewPurchase', { token, body });
  if (data === null || data.prorationAt === null) throw new Error('There is no preview.');
  const { amountDue, prorationAt } = data;
  return { preview: data, confirm: () => pay({ amountDue, prorationAt }) };

  function pay(confirmed: { readonly amountDue: number; readonly prorationAt: number }) {
    return shop.api.call('createCheckoutSession', { token, body: { ...body, confirmed } });
  }
}

it('[GB-23, PLUS-18] tells net, tax and total before a change, and charges and renews at exactly that', async () => {
  const bought = await shop.buy({ country: 'DE' });
  const { price } = smallestPrice('month');
  const tax = Math.round(price * 0.19);
  const [first] = await shop.invoicesUpTo(bought, 1);
  expect(first).toMatchObject({
    net: price,
    tax,
    amount: price + tax,
    amountDue: price + tax,
    discount: null,
  });

  const { preview, confirm } = await changeOf(bought);
  const { net, total } = preview.totals;
  expect(preview.totals.tax).toBe(total - net);
  expect(total).toBe(preview.amountDue);
  expect(total - net).toBeGreaterThan(0);
  expect(preview.renewalTax).toBe(
    Math.round(((preview.renewalAmount ?? 0) - (preview.renewalTax ?? 0)) * 0.19),
  );
  expect((await confirm()).failure).toBeNull();
  const [change] = await shop.invoicesUpTo(bought, 2);
  expect(change).toMatchObject({ net, tax: total - net, amount: total, plan: 'Premium' });

  await shop.age(bought.providerId, MONTH_S);
  const [renewal] = await shop.invoicesUpTo(bought, 3);
  expect(renewal).toMatchObject({ amount: preview.renewalAmount, tax: preview.renewalTax, status: 'Paid' });
});

it('[PLUS-18] counts the tax of the other renewals that credit is expected to pay', async () => {
  const yearly = await shop.buy({ country: 'GB' }, { interval: 'year' });
  await shop.buy({ country: 'GB' }, { buyer: yearly, interval: 'month' });
  const { preview } = await changeOf(yearly, 'Essential');
  const [next] = preview.renewals;
  const other = Math.round(smallestPrice('month').price * 1.2);
  expect(next?.credit).toBe(preview.renewalAmount);
  expect(next?.left).toBe((preview.credit?.left ?? 0) - other - (next?.credit ?? 0));
});

it('[GB-23] leaves the tax of a new plan open until the address is known, and tells it afterwards', async () => {
  const buyer = await shop.newBuyer();
  const { priceId, price } = smallestPrice('month');
  const body = { priceId, subscriptionType: 'new' } as const;
  const unknown = await shop.api.call('previewPurchase', { token: buyer.token, body });
  expect(unknown.data).toMatchObject({ totals: { net: price, tax: null, total: price }, renewalTax: null });
  const bought = await shop.buy({ country: 'FR' });
  const known = await shop.api.call('previewPurchase', { token: bought.token, body });
  const tax = Math.round(price * 0.2);
  expect(known.data).toMatchObject({
    amountDue: price + tax,
    totals: { net: price, tax, total: price + tax },
    renewalAmount: price + tax,
  });
});

it('[GB-23] refuses a change without a tax location until the address is mended, and charges nothing', async () => {
  const bought = await shop.buy({ country: 'US', postal: '10001' });
  const { token } = bought;
  const { confirm } = await changeOf(bought);
  await shop.stripe.customers.update(bought.customerId, { address: { country: 'US' } });
  const refused = await shop.api.call('previewPurchase', { token, body: upgradeOf(bought) });
  expect(refused.failure).toBe('tax-location-missing');
  expect((await confirm()).failure).toBe('tax-location-missing');
  expect(await shop.invoicesOf(bought)).toHaveLength(1);
  await shop.stripe.customers.update(bought.customerId, { address: { country: 'US', postal_code: '10001' } });
  expect((await confirm()).failure).toBeNull();
});

it('[BILL-1] shows a promotion code in the first invoice with how long it lasts, and what the renewals come to', async () => {
  for (const [code, duration] of [
    ['ONCE50', { duration: 'once' }],
    ['TWO50', { duration: 'repeating', duration_in_months: 2 }],
    ['EVER50', { duration: 'forever' }],
  ] as const) {
    const coupon = await shop.stripe.coupons.create({ percent_off: 50, ...duration });
    await shop.stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: coupon.id }, code });
    const bought = await shop.buy({ country: 'JP', code });
    const { price } = smallestPrice('month');
    const half = Math.round(price / 2);
    const [first] = await shop.invoicesUpTo(bought, 1);
    expect(first).toMatchObject({
      amount: price - half,
      discount: { amount: half, duration: duration.duration },
    });
    expect(first?.discount?.endsAt === null).toBe(code !== 'TWO50');
    const { preview, confirm } = await changeOf(bought);
    expect(preview.renewalDiscount === null).toBe(code === 'ONCE50');
    expect((await confirm()).failure).toBeNull();
    await shop.invoicesUpTo(bought, 2);
    await shop.age(bought.providerId, MONTH_S);
    const [renewal] = await shop.invoicesUpTo(bought, 3);
    expect(renewal).toMatchObject({ amount: preview.renewalAmount, discount: preview.renewalDiscount });
  }
});
