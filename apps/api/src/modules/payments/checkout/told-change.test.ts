import { CATALOGUE } from '@partyline/catalog';
import type { BillingRow, PurchasePreview } from '@partyline/contract';
import { computeCharge, type Interval, type Plan } from '@partyline/pricing';
import { secondsInDay, secondsInWeek } from 'date-fns/constants';
import { beforeEach, describe, expect, it } from 'vitest';
import { oncePerFile } from '../../../testing/fixtures.ts';
import {
  CARDS,
  startSandboxShop,
  typeCard,
  type SandboxBuyer,
} from '../../../testing/payments/sandbox-shop.ts';
import { until } from '../../../testing/until.ts';

const shop = oncePerFile(startSandboxShop);
let buyer: SandboxBuyer;
beforeEach(async () => {
  buyer = await shop.newBuyer();
});

interface Sale {
  readonly plan: Plan;
  readonly users: number;
  readonly interval: Interval;
}
interface Held extends Sale {
  readonly id: number;
  readonly vicUuid: string;
  readonly providerId: string;
}

function priceOf(list: 'new' | 'upgrade', { plan, users, interval }: Sale) {
  const product = CATALOGUE[list].find(({ title }) => title === plan);
  const price = product?.prices.find((one) => one.users === users && one.interval === interval);
  if (price === undefined) throw new Error('There is no such price.');
  return price;
}

async function heldBy(providerId?: string): Promise<Held[]> {
  const { rows } = await shop.api.db.query<Held>(
    `SELECT s.id, s.plan, s.users, s.billing_interval AS "interval", i.vic_uuid AS "vicUuid",
        s.provider_subscription_id AS "providerId"
      FROM app.subscriptions s JOIN app.instances i ON i.id = s.instance_id
      WHERE s.account_id = $1 AND s.provider_subscription_id = coalesce($2, s.provider_subscription_id) ORDER BY s.id`,
    [buyer.testAccount.accountId, providerId ?? null],
  );
  return rows;
}

/** Buys on the provider's page; its events alone make the subscription. */
async function buy(sale: Sale): Promise<Held> {
  const before = (await heldBy()).length;
  const body = { priceId: priceOf('new', sale).priceId, subscriptionType: 'new' };
  const { data } = await shop.api.call('createCheckoutSession', { token: buyer.token, body });
  expect(await typeCard(data?.url ?? '', CARDS.works)).toBe(303);
  return until('the plan is active', async () => {
    const held = await heldBy();
    const isBilled = (await billing()).length > before;
    return held.length > before && isBilled ? held.at(-1) : undefined;
  });
}

async function billing(): Promise<BillingRow[]> {
  return [...((await shop.api.call('listBilling', { token: buyer.token })).data ?? [])];
}

/** The invoices that came after `known`, newest first. */
async function newInvoices(known: readonly BillingRow[], subscription: Held): Promise<BillingRow[]> {
  const ids = new Set(known.map(({ invoiceId }) => invoiceId));
  return until('the invoice is listed', async () => {
    const rows = (await billing()).filter(
      ({ invoiceId, status, subscriptionId }) =>
        !ids.has(invoiceId) && status === 'Paid' && subscriptionId === String(subscription.id),
    );
    return rows.length > 0 ? rows : undefined;
  });
}

const account = async () => (await shop.api.call('accountSubscriptions', { token: buyer.token })).data;

async function preview(held: Held, sale: Sale): Promise<PurchasePreview & { readonly body: object }> {
  const { priceId } = priceOf('upgrade', sale);
  const body = { priceId, subscriptionType: 'upgrade', vicUuid: held.vicUuid };
  const { data, failure } = await shop.api.call('previewPurchase', { token: buyer.token, body });
  if (data === null) throw new Error(`There is no preview: ${String(failure)}`);
  return { ...data, body };
}

async function confirm({ body, amountDue, prorationAt }: Awaited<ReturnType<typeof preview>>): Promise<void> {
  const confirmed = { amountDue, prorationAt };
  const { failure } = await shop.api.call('createCheckoutSession', {
    token: buyer.token,
    body: { ...body, confirmed },
  });
  expect(failure).toBeNull();
}

/** Renews at the provider: the subscription is made as old as its period is long. */
async function renew(held: Held): Promise<void> {
  const row = (await account())?.subscriptions.find(
    ({ subscriptionId }) => subscriptionId === String(held.id),
  );
  const end = Date.parse(row?.current_period_end ?? '') / 1000;
  await shop.age(held.providerId, Math.ceil(end - Date.now() / 1000) + 60);
}

const near = (told: string | null, shown: string | null | undefined): number =>
  Math.abs(Date.parse(told ?? '') - Date.parse(shown ?? '')) / 1000;

describe('a change of a plan', () => {
  it.each<[string, { from: Sale; to: Sale; days: number }]>([
    [
      'from a year to a week',
      {
        from: { plan: 'Pro', users: 16, interval: 'year' },
        to: { plan: 'Pro', users: 16, interval: 'week' },
        days: 100,
      },
    ],
    [
      'from a month to a year',
      {
        from: { plan: 'Pro', users: 16, interval: 'month' },
        to: { plan: 'Pro', users: 16, interval: 'year' },
        days: 10,
      },
    ],
    [
      'to fewer users',
      {
        from: { plan: 'Pro', users: 40, interval: 'month' },
        to: { plan: 'Pro', users: 12, interval: 'month' },
        days: 3,
      },
    ],
    [
      'to more users',
      {
        from: { plan: 'Pro', users: 12, interval: 'week' },
        to: { plan: 'Pro', users: 24, interval: 'week' },
        days: 2,
      },
    ],
    [
      'to a smaller plan',
      {
        from: { plan: 'Premium', users: 24, interval: 'year' },
        to: { plan: 'Essential', users: 8, interval: 'month' },
        days: 200,
      },
    ],
  ])(
    '[PLUS-18, BILL-2, BILL-4, BILL-5, GB-22] %s charges, credits and renews as previewed',
    async (_, change) => {
      const { from, to, days } = change;
      const held = await buy(from);
      await shop.age(held.providerId, days * secondsInDay);
      const bought = await billing();
      expect(bought).toMatchObject([{ ...from, amount: computeCharge(priceOf('new', from)) }]);

      const told = await preview(held, to);
      const price = computeCharge(priceOf('upgrade', to));
      const total = told.lines.reduce((sum, { amount }) => sum + amount, 0);
      expect(told).toMatchObject({
        amountDue: Math.max(0, total),
        renewalAmount: price,
        credit: { added: Math.max(0, -total), used: 0, left: Math.max(0, -total), carriedOver: 0 },
        instanceEffect: 'keeps-running',
      });
      // By the catalogue, since the provider's words name no plan.
      expect(told.lines.map(({ bills }) => bills)).toEqual([
        { part: 'unused', ...from },
        { part: from.interval === to.interval ? 'rest' : 'whole', ...to },
      ]);
      await confirm(told);
      const [charged] = await newInvoices(bought, held);
      // The provider's totals, and the price of the invoice's own billing line.
      expect(charged).toMatchObject({
        ...to,
        amount: total,
        amountDue: told.amountDue,
        creditAdded: told.credit?.added,
        creditUsed: told.credit?.used,
      });
      expect((await billing()).find(({ invoiceId }) => invoiceId === bought[0]?.invoiceId)).toMatchObject(
        from,
      );
      const row = await until('the change is followed', async () => {
        const found = (await account())?.subscriptions.find(
          ({ subscriptionId }) => subscriptionId === String(held.id),
        );
        return found?.noOfUsers === to.users && found.interval === to.interval ? found : undefined;
      });
      // A new period begins with the change, a moment after the preview.
      expect(near(told.renewalAt, row.autoRenewalDate)).toBeLessThan(
        to.interval === from.interval ? 0.001 : 30,
      );
      expect(near(told.renewalAt, charged?.renewalDate)).toBeLessThan(
        to.interval === from.interval ? 0.001 : 30,
      );
      expect((await account())?.credit).toBe(told.credit?.left);

      const known = await billing();
      await renew(held);
      const [renewed] = await newInvoices(known, held);
      expect(renewed).toMatchObject({
        ...to,
        amount: price,
        amountDue: told.renewals[0]?.due,
        creditUsed: told.renewals[0]?.credit,
        creditAdded: 0,
      });
      await until('the credit that is left is stored', async () => {
        const left = (told.credit?.left ?? 0) - (renewed?.creditUsed ?? 0);
        return (await account())?.credit === left ? true : undefined;
      });
    },
  );

  it('[PLUS-18] gives its renewal only the credit that earlier renewals of the account leave', async () => {
    const weekly = await buy({ plan: 'Premium', users: 24, interval: 'week' });
    const held = await buy({ plan: 'Pro', users: 16, interval: 'month' });
    const to = { plan: 'Essential', users: 4, interval: 'month' } as const;
    const told = await preview(held, to);
    const { price } = priceOf('new', weekly);
    expect(told.credit?.left).toBeGreaterThan(price);
    expect(told.credit?.left).toBeLessThan(2 * price);
    expect(told.renewals[0]).toMatchObject({ credit: 0, due: 3900, left: 0 });
    await confirm(told);
    const known = await billing();
    for (const times of [1, 2]) {
      await shop.age(weekly.providerId, secondsInWeek + 60);
      await until('the week is renewed', async () => {
        const rows = await newInvoices(known, weekly);
        return rows.length >= times ? true : undefined;
      });
    }
    const paid = (await newInvoices(known, weekly)).reduce((sum, { creditUsed }) => sum + creditUsed, 0);
    expect(paid).toBe(told.credit?.left);
    const before = await billing();
    await renew(held);
    expect(await newInvoices(before, held)).toMatchObject([{ amountDue: 3900, creditUsed: 0 }]);
  });
});
