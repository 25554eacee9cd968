import type { Wanted, WantedPrice, WantedProduct } from './wanted.ts';

export interface KnownProduct extends Omit<WantedProduct, 'taxCode'> {
  readonly taxCode: string | null;
  readonly active: boolean;
}

/** `ours` is the catalogue's id that the price was created for. */
export interface KnownPrice extends Omit<WantedPrice, 'lookupKey' | 'interval'> {
  readonly id: string;
  readonly lookupKey: string | null;
  readonly interval: string;
  readonly active: boolean;
  readonly ours: string | null;
  /** `exclusive`: tax comes on top of it; `unspecified` can still be said, `inclusive` is another price. */
  readonly taxBehaviour: string;
}

export interface Known {
  readonly products: readonly KnownProduct[];
  readonly prices: readonly KnownPrice[];
}

export type Step =
  | { readonly do: 'create-product' | 'update-product'; readonly product: WantedProduct }
  | { readonly do: 'create-price'; readonly price: WantedPrice; readonly replaces: string | null }
  | { readonly do: 'update-price'; readonly id: string; readonly price: WantedPrice }
  | { readonly do: 'retire-price'; readonly id: string; readonly name: string };

/**
 * Lists the steps that make the provider sell the catalogue. Amounts are immutable: a changed one is a new price that takes over
 * the lookup key, while existing subscriptions keep the archived one. Prices of others are left alone.
 */
export function planSteps(wanted: Wanted, known: Known): Step[] {
  const products = wanted.products.flatMap((product): Step[] => {
    const found = known.products.find(({ id }) => id === product.id);
    if (!found) return [{ do: 'create-product', product }];
    const same =
      found.active &&
      found.name === product.name &&
      found.description === product.description &&
      found.taxCode === product.taxCode;
    return same ? [] : [{ do: 'update-product', product }];
  });
  const prices = wanted.prices.flatMap((price) => planPrice(price, known.prices));
  const keep = new Set(wanted.prices.map(({ lookupKey }) => lookupKey));
  const gone = known.prices
    .filter(({ active, ours }) => active && ours !== null && !keep.has(ours))
    .map(({ id, ours }): Step => ({ do: 'retire-price', id, name: ours ?? id }));
  return [...products, ...prices, ...gone];
}

function planPrice(price: WantedPrice, known: readonly KnownPrice[]): Step[] {
  const holder = known.find(({ lookupKey }) => lookupKey === price.lookupKey);
  const old = known.filter(({ id, active, ours }) => active && ours === price.lookupKey && id !== holder?.id);
  const retired = old.map(({ id }): Step => ({ do: 'retire-price', id, name: price.lookupKey }));
  if (!holder) return [{ do: 'create-price', price, replaces: null }, ...retired];
  const sameMoney =
    holder.cents === price.cents &&
    holder.currency === price.currency &&
    holder.interval === price.interval &&
    holder.product === price.product &&
    holder.taxBehaviour !== 'inclusive';
  if (!sameMoney) {
    const replaced: Step[] = holder.active
      ? [{ do: 'retire-price', id: holder.id, name: price.lookupKey }]
      : [];
    return [{ do: 'create-price', price, replaces: holder.id }, ...replaced, ...retired];
  }
  const same =
    holder.active &&
    holder.nickname === price.nickname &&
    holder.ours === price.lookupKey &&
    holder.taxBehaviour === 'exclusive';
  return same ? retired : [{ do: 'update-price', id: holder.id, price }, ...retired];
}

export function describeStep(step: Step): string {
  switch (step.do) {
    case 'create-product':
      return `+ product ${step.product.id}: ${step.product.name}`;
    case 'update-product':
      return `~ product ${step.product.id}: ${step.product.name}`;
    case 'create-price': {
      const { lookupKey, cents, currency, interval } = step.price;
      const place = step.replaces === null ? '' : `, in place of ${step.replaces}`;
      return `+ price ${lookupKey}: ${(cents / 100).toFixed(2)} ${currency.toUpperCase()} a ${interval}${place}`;
    }
    case 'update-price':
      return `~ price ${step.price.lookupKey} (${step.id})`;
    case 'retire-price':
      return `- price ${step.name} (${step.id})`;
  }
}
