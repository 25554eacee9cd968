import { CATALOGUE } from '@partyline/catalog';
import type { Interval, Plan } from '@partyline/pricing';
import { insertAccount, insertSubscription, type AccountRow } from '@partyline/rows/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stripePayments } from '../../../providers/payments/stripe-payments.ts';
import { oncePerFile } from '../../../testing/fixtures.ts';
import { idleWorker } from '../../../testing/idle-worker.ts';
import { startTestPayments, TEST_WEBHOOK_SECRETS } from '../../../testing/payments/test-payments.ts';
import {
  invoiceOf,
  lineOf,
  nowS,
  priceOf,
  subscriptionOf,
  type WireEvent,
} from '../../../testing/payments/wire-objects.ts';
import { startApi } from '../../../testing/start-api.ts';
import { keepCustomer } from '../sync/customer.repository.ts';
import { processEvent, receiveEvent } from './payment-event.ts';
import { reconcilePayments, syncPayment } from './reconcile.ts';

const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined };
const DAY_S = 86_400;

const provider = oncePerFile(startTestPayments);
const api = oncePerFile(() => {
  const webhookSecrets = TEST_WEBHOOK_SECRETS.join(',');
  const settings = { PAYMENTS_API_URL: provider.url, PAYMENTS_WEBHOOK_SECRETS: webhookSecrets };
  return startApi(settings, { startJobWorker: idleWorker });
});
let deps: Parameters<typeof syncPayment>[0];
beforeAll(() => {
  const payments = stripePayments(api.config.payments);
  deps = { database: api.db, payments, publicUrl: 'http://localhost:4200', log: QUIET };
});

function priceIdOf(plan: Plan, users: number, interval: Interval): string {
  const product = CATALOGUE.upgrade.find(({ title }) => title === plan);
  const price = product?.prices.find((one) => one.users === users && one.interval === interval);
  return `price_${price?.priceId ?? ''}`;
}
const OLD = priceIdOf('Premium', 40, 'year');
const NEW = priceIdOf('Pro', 16, 'week');

let account: AccountRow;
let customer: string;
let subscription: ReturnType<typeof subscriptionOf>;
let token: string;

/** An account that left a year of Premium for a week of Pro at the provider, of which nothing was heard here yet. */
beforeEach(async () => {
  account = await insertAccount(api.db);
  const { accountId, ownerUid: uid } = account;
  await api.db.query('DELETE FROM app.subscriptions WHERE account_id = $1', [accountId]);
  const facts = { accountId, createdAt: 1, name: 'A', email: 'a@example.test', replaces: null };
  customer = await keepCustomer(api.db, accountId, await deps.payments.createCustomer(facts));
  subscription = subscriptionOf({ customer, metadata: {}, price: priceOf(NEW) });
  provider.add('customer.subscription.created', subscription);
  await insertSubscription(api.db, {
    account_id: accountId,
    plan: 'Premium',
    users: 40,
    billing_interval: 'year',
    provider_subscription_id: subscription.id,
    provider_price_id: OLD.replace('price_', ''),
  });
  token = await api.tokenFor({ uid, accountId, workspaceId: null });
});

/** The invoice of the change: credits the year, bills the week. */
function changeInvoice(columns: Readonly<Record<string, unknown>> = {}) {
  const total = -500_000;
  const week = lineOf({ description: 'Pro', amount: 9200, price: NEW });
  const period = { start: nowS(), end: nowS() + 7 * DAY_S };
  const unused = lineOf({ description: 'Unused time', amount: total - 9200, price: OLD, isProration: true });
  const data = [
    { ...unused, period: { start: nowS(), end: nowS() + 365 * DAY_S } },
    { ...week, period },
  ];
  return {
    ...invoiceOf(subscription, total, NEW),
    amount_due: 0,
    ending_balance: total,
    lines: { object: 'list', has_more: false, data },
    ...columns,
  };
}

async function deliver(event: WireEvent): Promise<void> {
  await receiveEvent(api.db, event);
  await processEvent(deps, event.id);
}

const listed = async () => (await api.call('listBilling', { token })).data;
const jobsOf = async (id: string): Promise<number> =>
  (await api.db.query('SELECT FROM graphile_worker.jobs WHERE key = $1', [`invoice-${id}`])).rowCount ?? 0;

describe('the row of an invoice', () => {
  it.each(['before', 'after', 'twice around'] as const)(
    '[BILL-2, BILL-4, BILL-5, BILL-35] tells what it bills, its event processed %s that of its subscription',
    async (order) => {
      const invoice = changeInvoice();
      const billed = () => deliver(provider.add('invoice.paid', invoice));
      const changed = () => deliver(provider.add('customer.subscription.updated', subscription));
      if (order !== 'after') await billed();
      await changed();
      if (order !== 'before') await billed();
      expect(await listed()).toEqual([
        expect.objectContaining({
          plan: 'Pro',
          users: 16,
          interval: 'week',
          renewalDate: new Date((invoice.created + 7 * DAY_S) * 1000).toISOString(),
          issuedAt: new Date(invoice.created * 1000).toISOString(),
          status: 'Paid',
          amount: -500_000,
          amountDue: 0,
          creditAdded: 500_000,
          creditUsed: 0,
        }),
      ]);
    },
  );

  it('[BILL-2, BILL-4] keeps what it billed when the subscription has another plan by now', async () => {
    const invoice = invoiceOf(subscription, 684_000, OLD);
    await deliver(provider.add('invoice.paid', invoice));
    await deliver(provider.add('customer.subscription.updated', subscription));
    await deliver(provider.add('invoice.updated', { ...invoice, hosted_invoice_url: null }));
    expect(await listed()).toMatchObject([{ plan: 'Premium', users: 40, interval: 'year', url: null }]);
  });

  it("[BILL-2, BILL-4] names the plan of a retired price by the account's purchase, and none for an unknown price", async () => {
    const price = { ...priceOf(OLD), id: 'price_retired', lookup_key: 'retired' };
    provider.add('price.updated', price);
    await api.db.query(`UPDATE app.subscriptions SET provider_price_id = 'retired' WHERE account_id = $1`, [
      account.accountId,
    ]);
    await deliver(provider.add('invoice.paid', invoiceOf(subscription, 684_000, 'price_retired')));
    const unknown = { ...priceOf(OLD), id: 'price_unknown', lookup_key: 'unknown' };
    provider.add('price.updated', unknown);
    await deliver(provider.add('invoice.paid', invoiceOf(subscription, 100, 'price_unknown')));
    const rows = await listed();
    expect(rows?.find(({ amount }) => amount > 100)).toMatchObject({ plan: 'Premium', users: 40 });
    expect(rows?.find(({ amount }) => amount === 100)).toMatchObject({
      plan: null,
      users: null,
      interval: 'year',
    });
  });

  it('has no plan and no renewal date when it only credits', async () => {
    const [credit] = changeInvoice().lines.data;
    const lines = { object: 'list', has_more: false, data: [credit] };
    await deliver(provider.add('invoice.paid', changeInvoice({ lines })));
    expect(await listed()).toMatchObject([{ plan: null, renewalDate: null, amount: -500_000 }]);
  });
});

describe('the reconcile job', () => {
  it('[BILL-2, BILL-5] reads an invoice again that the version before wrote, once', async () => {
    const invoice = changeInvoice();
    await deliver(provider.add('invoice.paid', invoice));
    // As a node of the version before writes it: the plan that is being left, and the end of the credited year.
    await api.db.query(
      `UPDATE app.invoices SET plan = 'Premium', users = 40, billing_interval = NULL, due_cents = NULL,
        credit_added_cents = NULL, credit_used_cents = NULL, period_end = now() + interval '365 days',
        provider_version = nextval('app.provider_reads') WHERE provider_invoice_id = $1`,
      [invoice.id],
    );
    expect(await listed()).toMatchObject([{ plan: 'Premium', amountDue: 0, creditAdded: 500_000 }]);
    await reconcilePayments(api.db);
    expect(await jobsOf(invoice.id)).toBe(1);
    await syncPayment(deps, { kind: 'invoice', id: invoice.id, failures: 0 });
    expect(await listed()).toMatchObject([
      { plan: 'Pro', users: 16, interval: 'week', creditAdded: 500_000 },
    ]);
    await api.db.query('SELECT graphile_worker.remove_job($1)', [`invoice-${invoice.id}`]);
    await reconcilePayments(api.db);
    expect(await jobsOf(invoice.id)).toBe(0);
  });

  it('asks once a day for an invoice that the provider does not know', async () => {
    const id = `in_lost_${account.accountId}`;
    await api.db.query(
      `INSERT INTO app.invoices (account_id, provider_invoice_id, status, currency, amount_cents, issued_at)
        VALUES ($1, $2, 'Paid', 'USD', 100, now())`,
      [account.accountId, id],
    );
    await reconcilePayments(api.db);
    expect(await jobsOf(id)).toBe(1);
    await api.db.query('SELECT graphile_worker.remove_job($1)', [`invoice-${id}`]);
    await syncPayment(deps, { kind: 'invoice', id, failures: 0 });
    await reconcilePayments(api.db);
    expect(await jobsOf(id)).toBe(0);
    expect(await listed()).toMatchObject([{ amount: 100 }]);
  });

  it('[BILL-35] finds the invoices whose events never came', async () => {
    const invoice = changeInvoice();
    provider.add('invoice.paid', invoice);
    await syncPayment(deps, { kind: 'subscription', id: subscription.id, failures: 0 });
    expect(await jobsOf(invoice.id)).toBe(1);
    await syncPayment(deps, { kind: 'invoice', id: invoice.id, failures: 0 });
    expect(await listed()).toMatchObject([{ plan: 'Pro', creditAdded: 500_000 }]);
  });
});

describe('the credit of an account', () => {
  const credit = async () => (await api.call('accountSubscriptions', { token })).data?.credit;
  const setBalance = (balance: number) => provider.change(customer, 'customer.updated', { balance });

  it('[PLUS-18, PLUS-21] follows the balance at the provider, with an invoice and by itself', async () => {
    expect(await credit()).toBe(0);
    setBalance(-500_000);
    await deliver(provider.add('invoice.paid', changeInvoice()));
    expect(await credit()).toBe(500_000);
    await deliver(setBalance(-490_800));
    expect(await credit()).toBe(490_800);
    // Owed with the next invoice: no credit.
    await deliver(setBalance(30));
    expect(await credit()).toBe(0);
  });

  it('ends with a customer who is deleted at the provider', async () => {
    await deliver(setBalance(-500));
    expect(await credit()).toBe(500);
    await deliver(provider.change(customer, 'customer.deleted', { deleted: true, balance: undefined }));
    expect(await credit()).toBe(0);
  });

  it("[GC-14] is not another account's", async () => {
    await deliver(setBalance(-500));
    const other = await insertAccount(api.db);
    const by = await api.tokenFor({ uid: other.ownerUid, accountId: other.accountId, workspaceId: null });
    expect((await api.call('accountSubscriptions', { token: by })).data?.credit).toBe(0);
  });
});
