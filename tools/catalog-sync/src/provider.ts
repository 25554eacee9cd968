import { Stripe } from 'stripe';
import type { Known, KnownPrice, Step } from './plan-steps.ts';
import type { WantedPrice } from './wanted.ts';

/** Metadata key of the catalogue's price id. */
const PRICE_KEY = 'partyline_price';
const PAGE = 100;

export function openProvider(apiUrl: string, secretKey: string): Stripe {
  const { hostname, port, protocol } = new URL(apiUrl);
  const isHttp = protocol === 'http:';
  return new Stripe(secretKey, {
    host: hostname,
    port: port === '' ? (isHttp ? 80 : 443) : Number(port),
    protocol: isHttp ? 'http' : 'https',
    maxNetworkRetries: 2,
    telemetry: false,
  });
}

/** Reads all products and prices, archived ones included. */
export async function readProvider(stripe: Stripe): Promise<Known> {
  const products = [];
  for await (const product of stripe.products.list({ limit: PAGE })) {
    const { id, name, description, active, tax_code: taxCode } = product;
    products.push({
      ...{ id, name, active, description: description ?? '' },
      taxCode: typeof taxCode === 'string' ? taxCode : (taxCode?.id ?? null),
    });
  }
  const prices = [];
  for await (const price of stripe.prices.list({ limit: PAGE })) prices.push(knownPrice(price));
  // Lists must be requested once per state.
  for await (const price of stripe.prices.list({ limit: PAGE, active: false }))
    prices.push(knownPrice(price));
  return { products, prices: [...new Map(prices.map((price) => [price.id, price])).values()] };
}

/** Performs a step; idempotent, so a lost answer can be retried. */
export async function doStep(stripe: Stripe, step: Step): Promise<void> {
  switch (step.do) {
    case 'create-product': {
      const { taxCode: tax_code, ...product } = step.product;
      await stripe.products.create({ ...product, tax_code });
      return;
    }
    case 'update-product': {
      const { id, name, description, taxCode: tax_code } = step.product;
      await stripe.products.update(id, { name, description, tax_code, active: true });
      return;
    }
    case 'create-price':
      await createPrice(stripe, step.price);
      return;
    case 'update-price': {
      const { nickname, lookupKey } = step.price;
      await stripe.prices.update(step.id, {
        ...{ nickname, active: true, tax_behavior: 'exclusive' },
        metadata: { [PRICE_KEY]: lookupKey },
      });
      return;
    }
    case 'retire-price':
      await stripe.prices.update(step.id, { active: false });
  }
}

async function createPrice(stripe: Stripe, price: WantedPrice): Promise<void> {
  const { product, currency, cents, interval, lookupKey, nickname } = price;
  await stripe.prices.create({
    product,
    currency,
    unit_amount: cents,
    recurring: { interval },
    lookup_key: lookupKey,
    transfer_lookup_key: true,
    nickname,
    tax_behavior: 'exclusive',
    metadata: { [PRICE_KEY]: lookupKey },
  });
}

function knownPrice(price: Stripe.Price): KnownPrice {
  const { id, product, currency, recurring, active, metadata } = price;
  const isOnce = recurring?.interval_count === 1;
  return {
    id,
    lookupKey: price.lookup_key,
    product: typeof product === 'string' ? product : product.id,
    currency,
    cents: price.unit_amount ?? -1,
    interval: isOnce ? recurring.interval : 'another',
    nickname: price.nickname ?? '',
    active,
    ours: metadata[PRICE_KEY] ?? null,
    taxBehaviour: price.tax_behavior ?? 'unspecified',
  };
}
