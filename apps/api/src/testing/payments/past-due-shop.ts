import { Stripe } from 'stripe';
import { idOf } from '../../providers/payments/read-objects.ts';
import { stripePayments } from '../../providers/payments/stripe-payments.ts';
import type { SyncDeps } from '../../modules/payments/sync/sync-subscription.ts';
import { until } from '../until.ts';
import {
  CARDS,
  SANDBOX_KEY,
  startSandboxShop,
  typeCard,
  type SandboxBuyer,
  type SandboxShop,
} from './sandbox-shop.ts';

const MONTH_S = 31 * 86_400;

/** A bought plan whose renewal the card declined, in the next period at the provider. */
export interface Unpaid extends SandboxBuyer {
  readonly id: string;
  readonly providerId: string;
  readonly vicUuid: string;
  readonly graceEndsAt: string;
}

async function rowOf({ api }: SandboxShop, { token }: Pick<SandboxBuyer, 'token'>) {
  return (await api.call('accountSubscriptions', { token })).data?.subscriptions[0];
}

type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>;

/** Starts a shop with the provider's own package and what the jobs need. */
export async function startPastDueShop() {
  const shop = await startSandboxShop();
  const { hostname: host, port } = new URL(shop.sandbox.url);
  const stripe = new Stripe(SANDBOX_KEY, { host, port, protocol: 'http', telemetry: false });
  const { publicUrl, payments } = shop.api.config;
  const deps: SyncDeps = { database: shop.api.db, payments: stripePayments(payments), publicUrl };
  const held = (buyer: SandboxBuyer, what: string, isExpected: (row: Row) => boolean): Promise<Row> =>
    until(what, async () => {
      const row = await rowOf(shop, buyer);
      return row !== undefined && isExpected(row) ? row : undefined;
    });
  const atProvider = (providerId: string) =>
    stripe.subscriptions.retrieve(providerId, { expand: ['latest_invoice', 'customer'] });
  return {
    ...shop,
    stripe,
    deps,
    held,
    atProvider,
    rowOf: (buyer: SandboxBuyer) => rowOf(shop, buyer),
    pastDue: () => pastDue(shop, held),
    invoiceOf: async (providerId: string): Promise<Stripe.Invoice> => {
      const { latest_invoice: invoice } = await atProvider(providerId);
      if (typeof invoice !== 'object' || invoice === null) throw new Error('There is no invoice.');
      return invoice;
    },
    /** Pays the open invoice on the provider's page, with a card that works by now. */
    pay: async ({ providerId }: Unpaid, payUrl: string | null | undefined): Promise<void> => {
      const customer = idOf((await stripe.subscriptions.retrieve(providerId)).customer) ?? '';
      await shop.control('PUT', `payments/customers/${customer}/card`, { works: true });
      const { status } = await fetch(`${payUrl ?? ''}/pay`, { method: 'POST', redirect: 'manual' });
      if (status >= 400) throw new Error(`The payment answered ${status}.`);
    },
    /** The grace period is over here. */
    endGrace: async ({ id }: Unpaid): Promise<void> => {
      await shop.api.db.query(
        `UPDATE app.subscriptions SET grace_ends_at = now() - interval '1 second' WHERE id = $1`,
        [Number(id)],
      );
    },
    /** No event of what happens meanwhile arrives. */
    withoutEvents: async (work: () => Promise<void>): Promise<void> => {
      await shop.control('PUT', 'payments/webhooks', { mode: 'discard' });
      try {
        await work();
      } finally {
        await shop.control('PUT', 'payments/webhooks', { mode: 'send' });
      }
    },
    cancel: ({ token, id }: Unpaid) =>
      shop.api.call('cancelSubscription', { token, body: { subscriptionId: id } }),
    resubscribe: ({ token, id }: Unpaid) => shop.api.call('resubscribe', { token, params: { id } }),
  };
}

async function pastDue(
  shop: SandboxShop,
  held: (buyer: SandboxBuyer, what: string, isExpected: (row: Row) => boolean) => Promise<Row>,
): Promise<Unpaid> {
  const buyer = await shop.newBuyer();
  const paid = await typeCard(await shop.begin(buyer), CARDS.worksOnce);
  if (paid !== 303) throw new Error(`The purchase answered ${paid}.`);
  const { subscriptionId: id } = await held(buyer, 'it is bought', ({ isBilled }) => isBilled);
  const { rows } = await shop.api.db.query<{ providerId: string }>(
    'SELECT provider_subscription_id AS "providerId" FROM app.subscriptions WHERE id = $1',
    [Number(id)],
  );
  const providerId = rows[0]?.providerId ?? '';
  await shop.age(providerId, MONTH_S);
  const row = await held(buyer, 'it is past due', (one) => one.subscriptionStatus === 'Past-Due');
  // The provider's clock is ahead: the paid period is over here too.
  await shop.api.db.query(
    `UPDATE app.subscriptions SET current_period_end = now() - interval '1 minute',
      auto_renewal_date = now() - interval '1 minute' WHERE id = $1`,
    [Number(id)],
  );
  return { ...buyer, id, providerId, vicUuid: row.vicUuid ?? '', graceEndsAt: row.graceEndsAt ?? '' };
}
