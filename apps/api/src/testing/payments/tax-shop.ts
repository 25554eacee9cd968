import { CATALOGUE } from '@partyline/catalog';
import type { Interval, Plan } from '@partyline/pricing';
import { Stripe } from 'stripe';
import { stripePayments } from '../../providers/payments/stripe-payments.ts';
import { until } from '../until.ts';
import {
  CARDS,
  SANDBOX_KEY,
  startSandboxShop,
  typeCard,
  type SandboxBuyer,
  type TypedTerms,
} from './sandbox-shop.ts';

/** A plan that was bought on the provider's page. */
export interface Bought extends SandboxBuyer {
  readonly id: number;
  readonly providerId: string;
  readonly customerId: string;
  readonly vicUuid: string;
}

/** Returns the change to a plan for its fewest users, by the month. */
export function upgradeOf({ vicUuid }: Pick<Bought, 'vicUuid'>, plan: Plan = 'Premium') {
  const prices = CATALOGUE.upgrade.find(({ title }) => title === plan)?.prices ?? [];
  const price = prices.find(({ interval }) => interval === 'month');
  if (price === undefined) throw new Error('There is no such price.');
  return { priceId: price.priceId, subscriptionType: 'upgrade', vicUuid } as const;
}

/** Starts a shop whose provider adds tax and takes promotion codes, with the provider's own package. */
export async function startTaxShop(settings: Readonly<Record<string, string>> = {}) {
  const shop = await startSandboxShop({
    PAYMENT_TAX: 'automatic',
    PAYMENT_PROMOTION_CODES: 'true',
    ...settings,
  });
  const { hostname: host, port } = new URL(shop.sandbox.url);
  const stripe = new Stripe(SANDBOX_KEY, { host, port, protocol: 'http', telemetry: false });
  const { publicUrl, payments } = shop.api.config;
  const deps = { database: shop.api.db, payments: stripePayments(payments), publicUrl };
  const invoicesOf = async ({ token }: SandboxBuyer) =>
    (await shop.api.call('listBilling', { token })).data ?? [];
  return {
    ...shop,
    stripe,
    deps,
    invoicesOf,
    /** Waits until so many invoices are known. */
    invoicesUpTo: (buyer: SandboxBuyer, count: number) =>
      until(`${count} invoices are there`, async () => {
        const rows = await invoicesOf(buyer);
        return rows.length >= count ? rows : undefined;
      }),
    buy: async (
      terms: TypedTerms,
      { buyer: known, interval }: { readonly buyer?: SandboxBuyer; readonly interval?: Interval } = {},
    ): Promise<Bought> => {
      const buyer = known ?? (await shop.newBuyer());
      const page = await shop.begin(buyer, interval);
      const status = await typeCard(page, CARDS.works, terms);
      if (status !== 303) throw new Error(`The payment answered ${status}.`);
      return until('it is bought', async () => {
        const { rows } = await shop.api.db.query<Omit<Bought, keyof SandboxBuyer>>(
          `SELECT s.id, s.provider_subscription_id AS "providerId", a.provider_customer_id AS "customerId",
            i.vic_uuid AS "vicUuid" FROM app.subscriptions s JOIN app.accounts a ON a.id = s.account_id
            JOIN app.instances i ON i.id = s.instance_id
            WHERE s.account_id = $1 AND s.billing_interval = $2 AND s.provider_subscription_id IS NOT NULL`,
          [buyer.testAccount.accountId, interval ?? 'month'],
        );
        return rows[0] === undefined ? undefined : { ...buyer, ...rows[0] };
      });
    },
  };
}
