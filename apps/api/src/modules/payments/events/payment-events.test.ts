import { CATALOGUE } from '@partyline/catalog';
import { insertAccount, type AccountRow } from '@partyline/rows/testing';
import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../db/in-transaction.ts';
import { stripePayments } from '../../../providers/payments/stripe-payments.ts';
import { oncePerFile } from '../../../testing/fixtures.ts';
import { idleWorker } from '../../../testing/idle-worker.ts';
import { startApi } from '../../../testing/start-api.ts';
import {
  signEvent,
  startTestPayments,
  TEST_WEBHOOK_SECRETS,
} from '../../../testing/payments/test-payments.ts';
import { itemOf, priceOf, type WireEvent } from '../../../testing/payments/wire-objects.ts';
import { until } from '../../../testing/until.ts';
import { addCheckout, keepSession, readCheckoutRow } from '../sync/checkout.repository.ts';
import { keepCustomer } from '../sync/customer.repository.ts';
import { processEvent, receiveEvent } from './payment-event.ts';
import { reconcilePayments, syncPayment } from './reconcile.ts';
import { checkoutOf } from '../sync/sync-checkout.ts';

const LANES = 8;
const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined };

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
beforeEach(() => {
  provider.fault = null;
});

const product = CATALOGUE.new.find(({ title }) => title === 'Pro');
const price = product?.prices.find(({ interval }) => interval === 'month');

interface Bought extends AccountRow {
  readonly checkoutId: string;
  readonly sessionId: string;
  readonly events: readonly WireEvent[];
}

/** Begins a purchase and pays it unless it stays open, without an event. */
async function purchase({ isPaid = true, isStored = true } = {}): Promise<Bought> {
  if (price === undefined) throw new Error('There is no such price.');
  const account = await insertAccount(api.db);
  const { accountId } = account;
  await api.db.query('DELETE FROM app.subscriptions WHERE account_id = $1', [accountId]);
  const facts = { accountId, createdAt: 1, name: 'A', email: 'a@example.test', replaces: null };
  const customerId = await keepCustomer(api.db, accountId, await deps.payments.createCustomer(facts));
  const id = randomUUID();
  await addCheckout(api.db, {
    ...{
      id,
      accountId,
      uid: account.ownerUid,
      subscriptionType: 'new',
      productKind: 'intercom',
      plan: 'Pro',
    },
    ...{ priceId: price.priceId, users: price.users, interval: price.interval, amountCents: price.price },
    ...{
      instanceId: null,
      payerAccountId: null,
      prorationAt: null,
      expiresAt: new Date(Date.now() + 7_200_000),
    },
  });
  const row = await readCheckoutRow(api.db, id);
  if (row === undefined) throw new Error('No checkout was begun.');
  const { sessionId } = await deps.payments.createCheckout(checkoutOf(deps, row, customerId));
  if (isStored) await keepSession(api.db, id, sessionId);
  return { ...account, checkoutId: id, sessionId, events: isPaid ? provider.pay(sessionId) : [] };
}

/** Receives an event like the endpoint, then runs its job `times` times. */
async function deliver(event: WireEvent, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await receiveEvent(api.db, event);
    await processEvent(deps, event.id);
  }
}

/** Everything a purchase writes, without ids and times. */
async function stateOf({ accountId, events }: Bought): Promise<unknown> {
  const { rows } = await api.db.query<{ state: unknown }>(
    `SELECT jsonb_build_object(
      'checkouts', (SELECT jsonb_agg(state) FROM app.checkouts WHERE account_id = $1),
      'subscriptions', (SELECT jsonb_agg(jsonb_build_array(product_kind, plan, users, status, cancel_status,
        auto_renewal_date = current_period_end, instance_id IS NOT NULL)) FROM app.subscriptions WHERE account_id = $1),
      'instances', (SELECT jsonb_agg(device_name) FROM app.instances WHERE account_id = $1),
      'invoices', (SELECT jsonb_agg(jsonb_build_array(status, plan, users, amount_cents, subscription_id IS NOT NULL))
        FROM app.invoices WHERE account_id = $1),
      'bought', (SELECT count(*) FROM app.audit WHERE account_id = $1 AND action = 'subscription.buy'),
      'incidents', (SELECT count(*) FROM app.payment_incidents WHERE account_id = $1),
      'open', (SELECT count(*) FROM app.provider_events WHERE event_id = ANY($2) AND processed_at IS NULL),
      'made', (SELECT count(*) FROM graphile_worker.jobs j JOIN app.instances i
        ON j.key = 'deliver-commands-' || i.id WHERE i.account_id = $1)
    ) AS state`,
    [accountId, events.map(({ id }) => id)],
  );
  return rows[0]?.state;
}

const ONE_PURCHASE = {
  checkouts: ['active'],
  subscriptions: [['intercom', 'Pro', price?.users, 'Subscribed', false, true, true]],
  instances: ['Intercom 1'],
  bought: 1,
  incidents: 0,
  open: 0,
  made: 1,
};
const PAID_INVOICE = [['Paid', 'Pro', price?.users, price?.price, true]];

/** All permutations. */
function orders(count: number): number[][] {
  if (count === 0) return [[]];
  return orders(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, at) => [...order.slice(0, at), count - 1, ...order.slice(at)]),
  );
}

describe('the events of a purchase', () => {
  it(
    '[PLUS-17, GB-9] end in one state in all 720 orders, each delivered once or twice',
    { timeout: 480_000 },
    async ({ annotate }) => {
      const waiting = orders(6);
      const states: unknown[] = [];
      let delivered = 0;
      const lane = async () => {
        for (let order = waiting.pop(); order !== undefined; order = waiting.pop()) {
          const bought = await purchase();
          for (const workspace of order) {
            const event = bought.events[workspace];
            if (event === undefined) throw new Error('A purchase has six events.');
            const times = 1 + ((workspace + waiting.length) % 2);
            await deliver(event, times);
            delivered += times;
          }
          states.push(await stateOf(bought));
        }
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      await annotate(`${states.length} orders, ${delivered} deliveries`);
      expect(states).toHaveLength(720);
      for (const state of states) expect(state).toEqual({ ...ONE_PURCHASE, invoices: PAID_INVOICE });
    },
  );

  it('end in the same state when all are processed at once', async () => {
    const bought = await purchase();
    await Promise.all([...bought.events, ...bought.events].map((event) => deliver(event)));
    expect(await stateOf(bought)).toEqual({ ...ONE_PURCHASE, invoices: PAID_INVOICE });
  });

  it('[PLUS-17] are not needed: the reconcile job finds payments without an event', async () => {
    const bought = await purchase({ isStored: false });
    const { checkoutId: id } = bought;
    await api.db.query("UPDATE app.checkouts SET created_at = now() - interval '2 minutes' WHERE id = $1", [
      id,
    ]);
    await reconcilePayments(api.db);
    const { rowCount } = await api.db.query('SELECT FROM graphile_worker.jobs WHERE key = $1', [
      `checkout-${id}`,
    ]);
    expect(rowCount).toBe(1);
    await syncPayment(deps, { kind: 'checkout', id, failures: 0 });
    expect(await stateOf(bought)).toEqual({ ...ONE_PURCHASE, invoices: null });
  });

  it('wait while the provider is unavailable, and are processed afterwards', async () => {
    const bought = await purchase();
    const [event] = bought.events;
    if (event === undefined) throw new Error('A purchase has six events.');
    await receiveEvent(api.db, event);
    provider.fault = 429;
    await syncPayment(deps, { kind: 'event', id: event.id, failures: 0 });
    expect(await stateOf(bought)).toMatchObject({ subscriptions: null });
    const { rows } = await api.db.query<{ payload: { failures: number } }>(
      `SELECT p.payload FROM graphile_worker._private_jobs p WHERE p.key = $1`,
      [`payment-event-${event.id}`],
    );
    expect(rows[0]?.payload.failures).toBe(1);
    provider.fault = null;
    await syncPayment(deps, { kind: 'event', id: event.id, failures: 1 });
    expect(await stateOf(bought)).toMatchObject({ checkouts: ['active'] });
  });

  it('[GB-3, PLUS-27] notify the buyer of a plan that is active only after the wait of the payment screen', async () => {
    const told = async ({ accountId, ownerUid }: Bought) => {
      const { rows } = await api.db.query<{ message: string }>(
        `SELECT message FROM app.notifications
          WHERE account_id = $1 AND user_uid = $2 AND event = 'purchase-settled' AND object_kind = 'subscription'`,
        [accountId, ownerUid],
      );
      return rows.map(({ message }) => message);
    };
    const [inTime, late] = [await purchase(), await purchase()];
    const [event] = late.events;
    if (event === undefined) throw new Error('A purchase has six events.');
    const { id, items } = event.data.object as unknown as Stripe.Subscription; // the event of a subscription
    const current_period_start = (items.data[0]?.current_period_start ?? 0) - 31;
    const data = items.data.map((item) => ({ ...item, current_period_start }));
    await deliver(provider.change(id, 'customer.subscription.updated', { items: { ...items, data } }));
    for (const bought of [inTime, late]) for (const each of bought.events) await deliver(each, 2);
    expect(await told(inTime)).toEqual([]);
    expect(await told(late)).toEqual([`Your purchase is complete: Pro for ${price?.users} users is active.`]);
  });

  it('are not trusted: a forged body with a valid id grants nothing', async () => {
    const bought = await purchase({ isPaid: false });
    const session = provider.objects.get(bought.sessionId);
    if (session === undefined) throw new Error('There is no session.');
    const object = { ...session, status: 'complete', payment_status: 'paid', subscription: 'sub_none' };
    await deliver({ id: randomUUID(), type: 'checkout.session.completed', created: 1, data: { object } });
    expect(await stateOf(bought)).toMatchObject({ checkouts: ['open'], subscriptions: null });
  });
});

describe('a subscription afterwards', () => {
  async function subscribed() {
    const bought = await purchase();
    for (const event of bought.events) await deliver(event);
    return { bought, id: String(bought.events[0]?.data.object.id) };
  }
  const row = async ({ accountId }: Bought) => {
    const { rows } = await api.db.query<Record<string, unknown>>(
      `SELECT status, cancel_status, current_period_end AS "end", expiration_date AS "endsAt", past_due_since IS NOT NULL AS "isDue",
        grace_ends_at > now() AS "hasGrace" FROM app.subscriptions WHERE account_id = $1`,
      [accountId],
    );
    return rows[0];
  };

  it('[BILL-7, PLUS-19] becomes past due with its grace, and subscribed again when it is paid', async () => {
    const { bought, id } = await subscribed();
    const type = 'customer.subscription.updated';
    await deliver(provider.change(id, type, { status: 'past_due' }));
    expect(await row(bought)).toMatchObject({ status: 'Past-Due', isDue: true, hasGrace: true });
    await deliver(provider.change(id, type, { status: 'active' }));
    expect(await row(bought)).toMatchObject({ status: 'Subscribed', isDue: false, hasGrace: null });
  });

  it('[PLUS-27] notifies the admins of a failed payment, once', async () => {
    const { bought, id } = await subscribed();
    const type = 'customer.subscription.updated';
    const told = async () => {
      const { rows } = await api.db.query<{ message: string; isOwner: boolean }>(
        `SELECT n.message, m.user_uid IS NOT NULL AS "isOwner" FROM app.notifications n
          LEFT JOIN app.memberships m ON m.account_id = n.account_id AND m.user_uid = n.user_uid AND m.role_id = 1
          WHERE n.account_id = $1 AND n.event = 'payment-failed'`,
        [bought.accountId],
      );
      return rows;
    };
    expect(await told()).toEqual([]);
    await deliver(provider.change(id, type, { status: 'past_due' }));
    await deliver(provider.change(id, type, { status: 'past_due', cancel_at_period_end: true }));
    expect(await told()).toEqual([
      { message: expect.stringContaining('has failed. Pay by ') as unknown, isOwner: true },
    ]);
  });

  it('[GB-12] follows a cancellation at the provider, and its end', async () => {
    const { bought, id } = await subscribed();
    await deliver(provider.change(id, 'customer.subscription.updated', { cancel_at_period_end: true }));
    expect(await row(bought)).toMatchObject({ status: 'Subscribed', cancel_status: true });
    const ended_at = Math.floor(Date.now() / 1000) - 5;
    await deliver(provider.change(id, 'customer.subscription.deleted', { status: 'canceled', ended_at }));
    expect(await row(bought)).toMatchObject({ status: 'Not Subscribed', end: new Date(ended_at * 1000) });
  });

  it('[GB-12] follows a withdrawn cancellation also when it is read at the end that was named', async () => {
    const { bought, id } = await subscribed();
    const type = 'customer.subscription.updated';
    await deliver(provider.change(id, type, { cancel_at_period_end: true }));
    await api.db.query(
      `UPDATE app.subscriptions SET current_period_end = now(), expiration_date = now() WHERE account_id = $1`,
      [bought.accountId],
    );
    const items = provider.newest('subscription')['items'] as { data: { current_period_end: number }[] }; // the stand-in's own form
    const current_period_end = Math.floor(Date.now() / 1000);
    const ended = { ...items, data: items.data.map((item) => ({ ...item, current_period_end })) };
    await deliver(provider.change(id, type, { cancel_at_period_end: false, items: ended }));
    expect(await row(bought)).toMatchObject({ status: 'Subscribed', cancel_status: false, endsAt: null });
  });

  it('[GB-12, GB-13] keeps its end when the provider tells of another price afterwards', async () => {
    const { bought, id } = await subscribed();
    const ended_at = Math.floor(Date.now() / 1000) - 5;
    const type = 'customer.subscription.updated';
    await deliver(provider.change(id, type, { status: 'unpaid', ended_at }));
    const over = await row(bought);
    expect(over).toMatchObject({ status: 'Not Subscribed', end: new Date(ended_at * 1000) });
    const other = product?.prices.find(
      ({ interval, users }) => interval === 'year' && users === price?.users,
    );
    if (other === undefined) throw new Error('There is no other price.');
    const items = { object: 'list', data: [itemOf(priceOf(other.priceId))] };
    await deliver(provider.change(id, type, { status: 'active', ended_at: null, items }));
    expect(await row(bought)).toEqual(over);
  });

  it('[BILL-36, GB-12] follows a cancellation in the customer portal, which sets the date of the end alone', async () => {
    const { bought, id } = await subscribed();
    const { end } = (await row(bought)) ?? {};
    const endS = (end as Date).getTime() / 1000; // a column that is never null here
    const type = 'customer.subscription.updated';
    await deliver(provider.change(id, type, { cancel_at: endS + 86_400 }));
    expect(await row(bought)).toMatchObject({ cancel_status: false });
    await deliver(provider.change(id, type, { cancel_at: endS }));
    expect(await row(bought)).toMatchObject({ status: 'Subscribed', cancel_status: true, end, endsAt: end });
    await deliver(provider.change(id, type, { cancel_at: null }));
    expect(await row(bought)).toMatchObject({ cancel_status: false, endsAt: null });
  });

  it('[GB-12, GD-38] shows the date of a cancellation before the end of the period as its end', async () => {
    const { bought, id } = await subscribed();
    const { end } = (await row(bought)) ?? {};
    const endS = (end as Date).getTime() / 1000; // a column that is never null here
    const type = 'customer.subscription.updated';
    await deliver(provider.change(id, type, { cancel_at: endS - 86_400 }));
    const { accountId, ownerUid: uid } = bought;
    const token = await api.tokenFor({ uid, accountId, workspaceId: null });
    const { data } = await api.call('listSubscriptions', { token });
    expect(data).toEqual([
      expect.objectContaining({
        cancelStatus: true,
        current_period_end: (end as Date).toISOString(),
        expirationDate: new Date((endS - 86_400) * 1000).toISOString(),
      }),
    ]);
    await deliver(provider.change(id, type, { cancel_at: endS }));
    expect(await row(bought)).toMatchObject({ cancel_status: true, end, endsAt: end });
  });

  it('[PLUS-18] ends an open change of its plan when it has ended itself, which the reconcile job reads no more', async () => {
    const { bought, id } = await subscribed();
    const { accountId, ownerUid: uid, checkoutId } = bought;
    const { rows } = await api.db.query<{ instanceId: number }>(
      'SELECT instance_id AS "instanceId" FROM app.subscriptions WHERE account_id = $1',
      [accountId],
    );
    const began = await readCheckoutRow(api.db, checkoutId);
    if (began === undefined) throw new Error('There is no checkout.');
    const change = { ...began, id: randomUUID(), accountId, uid, prorationAt: 1, expiresAt: new Date() };
    const instanceId = rows[0]?.instanceId ?? null;
    await addCheckout(api.db, { ...change, subscriptionType: 'upgrade', priceId: 'other', instanceId });
    const ended_at = Math.floor(Date.now() / 1000) - 5;
    await deliver(provider.change(id, 'customer.subscription.deleted', { status: 'canceled', ended_at }));
    await syncPayment(deps, { kind: 'checkout', id: change.id, failures: 0 });
    expect(await readCheckoutRow(api.db, change.id)).toMatchObject({ state: 'expired' });
  });

  it('keeps the result of a later read when an earlier one ends after it', async () => {
    const { bought, id } = await subscribed();
    const [seen, late] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
    const slow = {
      ...deps,
      payments: {
        ...deps.payments,
        readSubscription: async (wanted: string) => {
          const told = await deps.payments.readSubscription(wanted);
          seen.resolve(null);
          await late.promise;
          return told;
        },
      },
    };
    const early = syncPayment(slow, { kind: 'subscription', id, failures: 0 });
    await seen.promise;
    provider.change(id, 'customer.subscription.updated', { status: 'past_due' });
    await syncPayment(deps, { kind: 'subscription', id, failures: 0 });
    late.resolve(null);
    await early;
    expect(await row(bought)).toMatchObject({ status: 'Past-Due' });
  });

  it('records refunds and disputes once each, and their later states', async () => {
    const { bought } = await subscribed();
    const customer = provider.objects.get(bought.sessionId)?.['customer'];
    const charge = { id: `ch_${randomUUID()}`, object: 'charge', customer };
    const fields = { charge, amount: 900, currency: 'usd', reason: null };
    const refund = { id: `re_${randomUUID()}`, object: 'refund', status: 'pending', ...fields };
    await deliver(provider.add('refund.created', refund), 2);
    await deliver(provider.change(refund.id, 'refund.updated', { status: 'succeeded' }));
    const dispute = { id: `dp_${randomUUID()}`, object: 'dispute', status: 'needs_response', ...fields };
    await deliver(provider.add('charge.dispute.created', dispute), 2);
    const { rows } = await api.db.query(
      'SELECT kind, status, amount_cents::int AS amount FROM app.payment_incidents WHERE account_id = $1 ORDER BY id',
      [bought.accountId],
    );
    expect(rows).toEqual([
      { kind: 'refund', status: 'succeeded', amount: 900 },
      { kind: 'dispute', status: 'needs_response', amount: 900 },
    ]);
    expect(await row(bought)).toMatchObject({ status: 'Subscribed' });
  });
});

describe('POST webhooks/payment', () => {
  const ping = (): WireEvent => ({
    id: `evt_${randomUUID()}`,
    type: 'ping',
    created: 1,
    data: { object: { id: 'x', object: 'x' } },
  });
  const post = (signed: ReturnType<typeof signEvent>) => api.call('paymentWebhook', signed);

  it.each(TEST_WEBHOOK_SECRETS)('[GB-9] accepts a signature by any of the secrets: %s', async (secret) => {
    expect(await post(signEvent(ping(), secret))).toMatchObject({ status: 200, data: { received: true } });
  });

  it('[GB-9] refuses another secret, a missing signature, and a changed body', async () => {
    const signed = signEvent(ping());
    const wrong = [
      signEvent(ping(), 'whsec_unknown'),
      { ...signed, headers: {} },
      { ...signed, rawBody: signed.rawBody.replace('ping', 'pong') },
      { ...signed, rawBody: `${signed.rawBody} ` },
      { ...signed, headers: { 'stripe-signature': 't=,v1=' } },
    ];
    for (const each of wrong) expect(await post(each)).toMatchObject({ status: 401 });
  });

  it.each([
    [-310, 401],
    [-290, 200],
    [290, 200],
    [310, 401],
  ])('[GB-9] a signature whose clock is %d s off is answered %d', async (offS, status) => {
    const signed = signEvent(ping(), TEST_WEBHOOK_SECRETS[0], Date.now() + offS * 1000);
    expect((await post(signed)).status).toBe(status);
  });

  it('answers at once while the provider is unavailable, and keeps the event for its job', async () => {
    const bought = await purchase();
    const [event] = bought.events;
    if (event === undefined) throw new Error('A purchase has six events.');
    provider.fault = 'reset';
    const answers = await Promise.all([1, 2, 3].map(() => post(signEvent(event))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const key = `payment-event-${event.id}`;
    expect((await api.db.query('SELECT FROM graphile_worker.jobs WHERE key = $1', [key])).rowCount).toBe(1);
  });
});

async function countWaiting(): Promise<number> {
  const { rows } = await api.db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

it('[BILL-2, BILL-35] assigns an invoice to its subscription that arrives during the fulfilment', async () => {
  const bought = await purchase();
  const idOf = (wanted: string) => bought.events.find(({ type }) => type === wanted)?.id ?? '';
  for (const event of bought.events) await receiveEvent(api.db, event);
  const work = await inTransaction(api.db, async (tx) => {
    // Fulfilment has assigned the invoices and waits to write its audit entry.
    await tx.query('LOCK TABLE app.audit IN SHARE MODE');
    const fulfils = processEvent(deps, idOf('checkout.session.completed'));
    await until('the fulfilment waits', async () => (await countWaiting()) === 1);
    let isBilled = false;
    const bills = processEvent(deps, idOf('invoice.paid')).then(() => (isBilled = true));
    await until('the invoice is written or waits', async () => isBilled || (await countWaiting()) === 2);
    return { both: Promise.all([fulfils, bills]) };
  });
  await work.both;
  const { rows } = await api.db.query(
    'SELECT plan, subscription_id IS NOT NULL AS "isAssigned" FROM app.invoices WHERE account_id = $1',
    [bought.accountId],
  );
  expect(rows).toEqual([{ plan: 'Pro', isAssigned: true }]);
});
