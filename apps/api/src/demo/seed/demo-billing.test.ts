import type { BillingRow, SubscriptionRow } from '@partyline/contract';
import type { Stripe } from 'stripe';
import { beforeAll, expect, it } from 'vitest';
import { createStripe } from '../../providers/payments/stripe-client.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import { SANDBOX_KEY, startSandboxShop } from '../../testing/payments/sandbox-shop.ts';
import { prepareDemo, syncCatalogue, type DemoStack } from '../../testing/processes/run-demo.ts';
import { startSandbox } from '../../testing/processes/processes.ts';
import { until } from '../../testing/until.ts';

const OWNERS = ['demo-owner', 'harbour-owner', 'northlight-owner'];

const shop = oncePerFile(startSandboxShop);
const emptySandbox = oncePerFile(() => startSandbox(0, { PAYMENTS_SECRET_KEY: SANDBOX_KEY }));

const stackAt = (sandboxUrl: string): DemoStack => ({
  sandboxUrl,
  databaseUrl: shop.api.databaseUrl,
  portalUrl: 'http://127.0.0.1:9',
  secretKey: SANDBOX_KEY,
});

beforeAll(async () => {
  await syncCatalogue(stackAt(shop.sandbox.url));
  await prepareDemo(stackAt(shop.sandbox.url));
});

async function tokenOf(uid: string): Promise<string> {
  const { rows } = await shop.api.db.query<{ id: number }>(
    `SELECT m.account_id AS id FROM app.active_memberships m JOIN app.roles r ON r.id = m.role_id
     WHERE m.user_uid = $1 AND r.name = 'account-owner'`,
    [uid],
  );
  return shop.api.tokenFor({ uid, accountId: rows[0]?.id ?? 0 });
}

interface Demo {
  readonly hasBillingPortal: boolean;
  /** Of both product lines, without trials. */
  readonly paid: readonly SubscriptionRow[];
  readonly bills: readonly BillingRow[];
}

async function readDemo(uid: string): Promise<Demo> {
  const token = await tokenOf(uid);
  const { data } = await shop.api.call('accountSubscriptions', { token });
  const all = [...(data?.subscriptions ?? []), ...(data?.skyPortSubscriptions ?? [])];
  return {
    hasBillingPortal: data?.hasBillingPortal ?? false,
    paid: all.filter(({ productKind }) => productKind !== 'trial'),
    bills: (await shop.api.call('listBilling', { token })).data ?? [],
  };
}

type AtProvider = Stripe.Subscription & { latest_invoice: Stripe.Invoice; customer: Stripe.Customer };

async function providerIdOf({ subscriptionId }: SubscriptionRow): Promise<string> {
  const { rows } = await shop.api.db.query<{ id: string | null }>(
    'SELECT provider_subscription_id AS id FROM app.subscriptions WHERE id = $1',
    [Number(subscriptionId)],
  );
  return rows[0]?.id ?? '';
}

/** What a row must say, from the provider's subscription. */
function told({ status, items, cancel_at_period_end, ended_at, latest_invoice }: AtProvider) {
  const [item] = items.data;
  const { current_period_start: start = 0, current_period_end: end = 0, price } = item ?? {};
  const isOver = status === 'canceled';
  const isDue = status === 'past_due';
  // A missing payment leaves the paid period as the last one.
  const periodEnd = instant(isOver ? (ended_at ?? 0) : isDue ? start : end);
  const renews = !isOver && !cancel_at_period_end;
  return {
    subscriptionStatus: isOver ? 'Not Subscribed' : isDue ? 'Past-Due' : 'Subscribed',
    cancelStatus: !renews,
    current_period_end: periodEnd,
    autoRenewalDate: renews ? periodEnd : null,
    expirationDate: renews ? null : periodEnd,
    interval: price?.recurring?.interval,
    price: price?.unit_amount,
    pastDueSince: isDue ? periodEnd : null,
    amountDue: isDue ? latest_invoice.amount_remaining : null,
    payUrl: isDue ? latest_invoice.hosted_invoice_url : null,
    isBilled: true,
  };
}

function instant(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

it.each(OWNERS)('has nothing but what the payment provider sold, for %s', async (uid) => {
  const stripe = createStripe({ url: shop.sandbox.url, secretKey: SANDBOX_KEY });
  const { hasBillingPortal, paid, bills } = await readDemo(uid);
  expect(hasBillingPortal).toBe(true);
  expect(paid.length).toBeGreaterThan(10);
  const customers = new Set<string>();
  for (const row of paid) {
    const sold = (await stripe.subscriptions.retrieve(await providerIdOf(row), {
      expand: ['latest_invoice', 'customer'],
    })) as unknown as AtProvider; // as expanded
    expect([row.deviceName, row]).toMatchObject([row.deviceName, told(sold)]);
    const graceDays = (Date.parse(row.graceEndsAt ?? '') - Date.parse(row.pastDueSince ?? '')) / 86_400_000;
    expect([row.deviceName, graceDays]).toEqual([
      row.deviceName,
      row.subscriptionStatus === 'Past-Due' ? 7 : Number.NaN,
    ]);
    customers.add(sold.customer.id);
    expect(sold.customer.invoice_settings.default_payment_method).not.toBeNull();
    const invoices = await stripe.invoices.list({ subscription: sold.id, limit: 100 });
    expect(bills.filter(({ subscriptionId }) => subscriptionId === row.subscriptionId)).toMatchObject(
      invoices.data.map((invoice) => ({
        invoiceId: invoice.number,
        plan: row.subscription,
        users: row.noOfUsers,
        interval: row.interval,
        status: invoice.status === 'paid' ? 'Paid' : 'Past-Due',
        amount: row.price,
        amountDue: row.price,
        issuedAt: instant(invoice.created),
        renewalDate: instant(invoice.lines.data[0]?.period.end ?? 0),
        url: invoice.hosted_invoice_url,
      })),
    );
    expect([row.deviceName, invoices.data.length > 0]).toEqual([row.deviceName, true]);
  }
  expect(customers.size).toBe(1);
  expect(bills.filter(({ subscriptionId }) => subscriptionId === null)).toEqual([]);
});

it('[HZ-6] bills the partner for what it pays for a customer, and not the customer', async () => {
  const { paid, bills, hasBillingPortal } = await readDemo('guildhall-owner');
  expect(paid).toHaveLength(4);
  expect(paid.every(({ paidByPartner, price }) => paidByPartner && price === null)).toBe(true);
  expect([bills, hasBillingPortal]).toEqual([[], false]);
  const ofPartner = (await readDemo('northlight-owner')).bills.map(({ subscriptionId }) => subscriptionId);
  expect(paid.filter(({ subscriptionId }) => !ofPartner.includes(subscriptionId))).toEqual([]);
  const token = await tokenOf('northlight-owner');
  const { data: customers } = await shop.api.call('listPartnerCustomers', { token });
  expect(customers?.filter(({ kind }) => kind === 'account')).toMatchObject([
    { company: 'Guildhall Concerts', subscriptions: 4, health: 'ok' },
    { company: 'Old Mill Arts', subscriptions: 0, health: 'none' },
  ]);
});

it('lets its owner manage the billing, pay what is past due, change, cancel and resubscribe', async () => {
  const token = await tokenOf('demo-owner');
  const { data: portal } = await shop.api.call('createBillingSession', { token });
  expect((await fetch(portal?.url ?? '')).status).toBe(200);

  const due = (await readDemo('demo-owner')).paid.find(({ deviceName }) => deviceName === 'Gate control');
  expect(Date.parse(due?.graceEndsAt ?? '')).toBeGreaterThan(Date.now());
  expect(await (await fetch(`${due?.payUrl ?? ''}/pay`, { method: 'POST' })).text()).toContain('paid');
  const { subscriptionId: id = '', vicUuid = '' } = due ?? {};
  const rowOf = async () => (await shop.api.call('readSubscription', { token, params: { id } })).data;
  const paid = await until('it is paid', async () => {
    const row = await rowOf();
    return row?.subscriptionStatus === 'Subscribed' ? row : undefined;
  });
  expect(Date.parse(paid.current_period_end ?? '')).toBeGreaterThan(Date.now());
  expect(paid).toMatchObject({ amountDue: null, payUrl: null, graceEndsAt: null, cancelStatus: false });

  const { data: list } = await shop.api.call('priceList', { token, query: { subscriptionType: 'upgrade' } });
  const premium = list?.products
    .find(({ title }) => title === 'Premium')
    ?.prices.find(({ interval }) => interval === 'month');
  const body = {
    priceId: premium?.priceId ?? '',
    subscriptionType: 'upgrade' as const,
    vicUuid: vicUuid ?? '',
  };
  const { data: preview } = await shop.api.call('previewPurchase', { token, body });
  expect(preview?.amountDue).toBeGreaterThan(0);
  const { amountDue = -1, prorationAt = 0 } = preview ?? {};
  const confirmed = { amountDue, prorationAt };
  const changed = await shop.api.call('createCheckoutSession', { token, body: { ...body, confirmed } });
  expect(changed.failure).toBeNull();
  expect(await rowOf()).toMatchObject({ subscription: 'Premium', noOfUsers: premium?.users });

  expect(
    (await shop.api.call('cancelSubscription', { token, body: { subscriptionId: id } })).failure,
  ).toBeNull();
  expect(await rowOf()).toMatchObject({ cancelStatus: true, autoRenewalDate: null });
  expect((await shop.api.call('resubscribe', { token, params: { id } })).failure).toBeNull();
  expect(await rowOf()).toMatchObject({ cancelStatus: false, expirationDate: null });
});

async function countBilled() {
  const { rows } = await shop.api.db.query<Record<'billed' | 'bought' | 'invoices', number>>(
    `SELECT (SELECT count(*)::int FROM app.subscriptions WHERE provider_subscription_id IS NOT NULL) AS billed,
      (SELECT count(*)::int FROM app.checkouts WHERE proration_at IS NULL) AS bought, (SELECT count(*)::int FROM app.invoices) AS invoices`,
  );
  const stripe = createStripe({ url: shop.sandbox.url, secretKey: SANDBOX_KEY });
  const sold = stripe.subscriptions.list({ status: 'all', limit: 100 });
  return { ...rows[0], sold: (await sold.autoPagingToArray({ limit: 1000 })).length };
}

it('buys nothing twice: not on the next start, and not after one that was interrupted', async () => {
  const before = await countBilled();
  expect(before.sold).toBeGreaterThan(50);
  await prepareDemo(stackAt(shop.sandbox.url));
  expect(await countBilled()).toEqual(before);
  // Bought at the provider, and not yet written here.
  await shop.api.db.query(
    `DELETE FROM app.invoices; DELETE FROM app.checkouts;
     UPDATE app.subscriptions SET provider_subscription_id = NULL, provider_price_id = NULL;
     UPDATE app.accounts SET provider_customer_id = NULL`,
  );
  await prepareDemo(stackAt(shop.sandbox.url));
  expect(await countBilled()).toEqual(before);
});

it('bills older demo data, which were never sold at the provider', async () => {
  await shop.api.db.query(
    `DELETE FROM app.invoices; DELETE FROM app.checkouts;
     UPDATE app.subscriptions SET provider_subscription_id = NULL, provider_price_id = NULL, users = 10,
       past_due_since = now() - interval '20 days', grace_ends_at = NULL, status = 'Past-Due'
       WHERE instance_id = (SELECT id FROM app.instances WHERE device_name = 'Stage manager' AND link_role = 'Leader');
     UPDATE app.subscriptions SET provider_subscription_id = NULL, provider_price_id = NULL;
     UPDATE app.accounts SET provider_customer_id = NULL`,
  );
  await syncCatalogue(stackAt(emptySandbox.url));
  await prepareDemo(stackAt(emptySandbox.url));
  const { paid, bills, hasBillingPortal } = await readDemo('demo-owner');
  expect(hasBillingPortal).toBe(true);
  expect(paid.filter(({ isBilled }) => !isBilled)).toEqual([]);
  const healed = paid.find(({ deviceName }) => deviceName === 'Stage manager');
  expect(healed).toMatchObject({ subscriptionStatus: 'Past-Due', noOfUsers: 24, amountDue: healed?.price });
  expect(Date.parse(healed?.graceEndsAt ?? '')).toBeGreaterThan(Date.now());
  expect(bills.length).toBeGreaterThanOrEqual(paid.length);
});
