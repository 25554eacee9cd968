import * as v from 'valibot';
import type { PaymentContext, Operation } from '../model/context.ts';
import {
  common,
  count,
  flag,
  ignored,
  mergeMetadata,
  metadata,
  paging,
  readParams,
  text,
  whole,
} from '../model/form-params.ts';
import { RECURRING_INTERVALS, type Price, type Product } from '../model/sold-objects.ts';
import { newId, pageOf } from '../model/object-store.ts';
import { invalid } from '../model/payment-error.ts';

const productFields = {
  ...common,
  active: v.optional(flag),
  description: v.optional(text),
  metadata: v.optional(metadata),
  images: ignored,
  unit_label: v.optional(text),
  statement_descriptor: v.optional(text),
  tax_code: v.optional(text),
  url: v.optional(text),
  default_price: v.optional(text),
};
const newProduct = v.strictObject({ ...productFields, name: text, id: v.optional(text) });
const productChange = v.strictObject({ ...productFields, name: v.optional(text) });
const productList = v.strictObject({
  ...paging,
  active: v.optional(flag),
  ids: v.optional(v.array(text)),
});

export const createProduct: Operation = (context, { params }) => {
  const input = readParams(newProduct, params);
  const id = input.id ?? newId('prod');
  if (context.objects.find(id)) throw invalid('Product already exists.', 'id', 'resource_already_exists');
  const now = context.now();
  const product: Product = {
    id,
    object: 'product',
    created: now,
    updated: now,
    livemode: false,
    metadata: mergeMetadata({}, input.metadata),
    name: input.name,
    description: input.description ?? null,
    active: input.active ?? true,
    default_price: null,
    images: [],
    marketing_features: [],
    package_dimensions: null,
    shippable: null,
    tax_code: input.tax_code ?? null,
    type: 'service',
    unit_label: input.unit_label ?? null,
    url: input.url ?? null,
  };
  return context.objects.put(product);
};

export const updateProduct: Operation = (context, { id, params }) => {
  const product = context.objects.require('product', id);
  const input = readParams(productChange, params);
  return context.objects.put({
    ...product,
    name: input.name ?? product.name,
    description: input.description === undefined ? product.description : input.description || null,
    active: input.active ?? product.active,
    metadata: mergeMetadata(product.metadata, input.metadata),
    default_price: input.default_price ?? product.default_price,
    tax_code: input.tax_code === undefined ? product['tax_code'] : input.tax_code || null,
    updated: context.now(),
  });
};

export const listProducts: Operation = (context, { params }) => {
  const input = readParams(productList, params);
  const fitting = context.objects
    .all('product')
    .filter(({ id, active }) => (input.active ?? active) === active && (input.ids?.includes(id) ?? true));
  return pageOf('/v1/products', fitting, input);
};

const recurring = v.strictObject({
  interval: v.picklist(RECURRING_INTERVALS),
  interval_count: v.optional(v.pipe(whole, v.minValue(1)), '1'),
  usage_type: v.optional(v.picklist(['licensed'])),
});
const priceFields = {
  ...common,
  active: v.optional(flag),
  lookup_key: v.optional(v.pipe(text, v.maxLength(200))),
  metadata: v.optional(metadata),
  nickname: v.optional(text),
  tax_behavior: v.optional(v.picklist(['exclusive', 'inclusive', 'unspecified'])),
  transfer_lookup_key: v.optional(flag, 'false'),
};
const newPrice = v.strictObject({
  ...priceFields,
  currency: v.pipe(text, v.toLowerCase(), v.regex(/^[a-z]{3}$/, 'must be a currency')),
  product: text,
  unit_amount: count,
  recurring: v.optional(recurring),
  billing_scheme: v.optional(v.picklist(['per_unit'])),
});
const priceList = v.strictObject({
  ...paging,
  active: v.optional(flag),
  currency: v.optional(text),
  lookup_keys: v.optional(v.pipe(v.array(text), v.maxLength(10))),
  product: v.optional(text),
  type: v.optional(v.picklist(['recurring', 'one_time'])),
  recurring: v.optional(
    v.strictObject({
      interval: v.optional(v.picklist(RECURRING_INTERVALS)),
      usage_type: ignored,
      meter: ignored,
    }),
  ),
});

export const createPrice: Operation = (context, { params }) => {
  const input = readParams(newPrice, params);
  context.objects.require('product', input.product, 'product');
  claimLookupKey(context, input.lookup_key, input.transfer_lookup_key, null);
  const price: Price = {
    id: newId('price'),
    object: 'price',
    created: context.now(),
    livemode: false,
    metadata: mergeMetadata({}, input.metadata),
    product: input.product,
    active: input.active ?? true,
    billing_scheme: 'per_unit',
    currency: input.currency,
    custom_unit_amount: null,
    lookup_key: input.lookup_key ?? null,
    nickname: input.nickname ?? null,
    recurring: input.recurring
      ? {
          interval: input.recurring.interval,
          interval_count: input.recurring.interval_count,
          usage_type: 'licensed',
          meter: null,
          trial_period_days: null,
        }
      : null,
    tax_behavior: input.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: input.recurring ? 'recurring' : 'one_time',
    unit_amount: input.unit_amount,
    unit_amount_decimal: String(input.unit_amount),
  };
  return context.objects.put(price);
};

export const updatePrice: Operation = (context, { id, params }) => {
  const price = context.objects.require('price', id);
  const input = readParams(v.strictObject(priceFields), params);
  if (input.lookup_key) claimLookupKey(context, input.lookup_key, input.transfer_lookup_key, id);
  const behaviour = input.tax_behavior ?? price.tax_behavior;
  if (price.tax_behavior !== 'unspecified' && behaviour !== price.tax_behavior)
    throw invalid('The tax_behavior of a price cannot be changed once it is set.', 'tax_behavior');
  return context.objects.put({
    ...price,
    active: input.active ?? price.active,
    lookup_key: input.lookup_key === undefined ? price.lookup_key : input.lookup_key || null,
    metadata: mergeMetadata(price.metadata, input.metadata),
    nickname: input.nickname ?? price.nickname,
    tax_behavior: behaviour,
  });
};

export const listPrices: Operation = (context, { params }) => {
  const input = readParams(priceList, params);
  const fitting = context.objects
    .all('price')
    .filter(
      (price) =>
        (input.active ?? price.active) === price.active &&
        (input.currency ?? price.currency) === price.currency &&
        (input.product ?? price.product) === price.product &&
        (input.type ?? price.type) === price.type &&
        (input.recurring?.interval ?? price.recurring?.interval) === price.recurring?.interval &&
        (input.lookup_keys?.includes(price.lookup_key ?? '') ?? true),
    );
  return pageOf('/v1/prices', fitting, input);
};

/** Takes a lookup key from the price that has it, which needs `transfer_lookup_key`: a key belongs to one price. */
function claimLookupKey(
  context: PaymentContext,
  key: string | undefined,
  transfer: boolean,
  own: string | null,
): void {
  if (!key) return;
  const holder = context.objects.all('price').find((price) => price.lookup_key === key && price.id !== own);
  if (!holder) return;
  if (!transfer)
    throw invalid(
      `A price (\`${holder.id}\`) already uses that lookup key.`,
      'lookup_key',
      'resource_already_exists',
    );
  context.objects.put({ ...holder, lookup_key: null });
}
