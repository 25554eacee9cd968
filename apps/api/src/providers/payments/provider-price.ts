import { TAX_CODE } from '@partyline/catalog';
import { CURRENCY } from '@partyline/pricing';
import { Stripe } from 'stripe';
import type { OfferedPrice } from './payment-provider.ts';

/** Metadata key of the catalogue's price id, also when off sale. */
const PRICE_KEY = 'partyline_price';

/** Returns a price's catalogue id; the provider's own if created elsewhere. */
export function priceIdOf({ id, lookup_key: lookupKey, metadata }: Stripe.Price): string {
  return metadata[PRICE_KEY] ?? lookupKey ?? id;
}

/**
 * Returns the provider's id of an offered price. A missing or differing price is created and takes over the lookup key; earlier
 * buyers keep the old one. [PRICE-4]
 */
export async function providerPriceOf(stripe: Stripe, offered: OfferedPrice): Promise<string> {
  const { priceId } = offered;
  const { data } = await stripe.prices.list({ lookup_keys: [priceId], active: true, limit: 1 });
  const [known] = data;
  if (known !== undefined && isAsOffered(known, offered)) return withTaxBehaviour(stripe, known);
  const product = await productOf(stripe, offered.productName);
  const currency = CURRENCY.toLowerCase();
  const made = await stripe.prices.create(
    {
      product,
      currency,
      unit_amount: offered.cents,
      recurring: { interval: offered.interval },
      lookup_key: priceId,
      transfer_lookup_key: true,
      nickname: `${offered.users} users`,
      tax_behavior: 'exclusive',
      metadata: { [PRICE_KEY]: priceId },
    },
    { idempotencyKey: `partyline-price-${priceId}-${offered.cents}-${known?.id ?? 'first'}` },
  );
  return made.id;
}

function isAsOffered(known: Stripe.Price, { cents, interval }: OfferedPrice): boolean {
  const isSameMoney = known.unit_amount === cents && known.currency.toUpperCase() === CURRENCY;
  // A price that contains its tax is another one. [HZ-1]
  const isNet = known.tax_behavior !== 'inclusive';
  return (
    isNet && isSameMoney && known.recurring?.interval === interval && known.recurring.interval_count === 1
  );
}

/** Declares that tax comes on top of a price which does not say so yet; returns its id. */
async function withTaxBehaviour(stripe: Stripe, { id, tax_behavior: told }: Stripe.Price): Promise<string> {
  if (told === 'unspecified') await stripe.prices.update(id, { tax_behavior: 'exclusive' });
  return id;
}

/** Returns the provider's product of a plan, created when first needed. */
async function productOf(stripe: Stripe, name: string): Promise<string> {
  const id = `partyline-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
  try {
    return (await stripe.products.create({ id, name, tax_code: TAX_CODE })).id;
  } catch (error) {
    const isThere = error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists';
    if (!isThere) throw error;
    return id;
  }
}
