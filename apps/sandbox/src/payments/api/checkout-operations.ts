import * as v from 'valibot';
import type { PaymentContext, Operation } from '../model/context.ts';
import {
  common,
  count,
  flag,
  ignored,
  mergeMetadata,
  metadata,
  readParams,
  text,
  whole,
} from '../model/form-params.ts';
import type { CheckoutSession, Price } from '../model/sold-objects.ts';
import { newId } from '../model/object-store.ts';
import { requireCustomer } from '../model/live-customer.ts';
import { invalid } from '../model/payment-error.ts';
import type { Order } from '../billing/checkout-session.ts';
import { applyTerms } from '../billing/checkout-terms.ts';
import { closeSession } from '../billing/checkout-session.ts';
import { requireTaxBehaviour } from '../billing/tax.ts';
import { checkTaxOfSession } from './checkout-tax.ts';
import { automaticTax } from './tax-params.ts';

const DAY_S = 86_400;
const lineItem = v.strictObject({
  price: text,
  quantity: v.optional(v.pipe(count, v.minValue(1)), '1'),
  adjustable_quantity: ignored,
  metadata: ignored,
});
const subscriptionData = v.strictObject({
  metadata: v.optional(metadata),
  trial_period_days: v.optional(v.pipe(whole, v.minValue(1))),
  trial_end: v.optional(whole),
  description: v.optional(text),
  trial_settings: ignored,
  billing_mode: ignored,
});
const updates = v.optional(v.picklist(['auto', 'never']), 'never');
const address = v.pipe(text, v.regex(/^https?:\/\//, 'Not a valid URL'));
const newSession = v.strictObject({
  ...common,
  mode: v.picklist(['subscription']),
  line_items: v.pipe(v.array(lineItem), v.minLength(1)),
  success_url: address,
  cancel_url: v.optional(address),
  customer: v.optional(text),
  customer_email: v.optional(text),
  client_reference_id: v.optional(v.pipe(text, v.maxLength(200))),
  metadata: v.optional(metadata),
  subscription_data: v.optional(subscriptionData),
  expires_at: v.optional(whole),
  locale: v.optional(text),
  ui_mode: v.optional(text),
  allow_promotion_codes: v.optional(flag),
  automatic_tax: automaticTax,
  billing_address_collection: v.optional(v.picklist(['auto', 'required'])),
  consent_collection: ignored,
  currency: v.optional(text),
  custom_text: ignored,
  customer_update: v.optional(v.strictObject({ address: updates, name: updates, shipping: updates })),
  payment_method_collection: ignored,
  payment_method_types: ignored,
  phone_number_collection: ignored,
  saved_payment_method_options: ignored,
  submit_type: ignored,
  tax_id_collection: v.optional(v.strictObject({ enabled: flag, required: ignored })),
});

export const createSession: Operation = (context, { params }) => {
  const input = readParams(newSession, params);
  if (input.customer !== undefined && input.customer_email !== undefined)
    throw invalid('You may only specify one of these parameters: customer, customer_email.', 'customer');
  const customer = input.customer && requireCustomer(context, input.customer, 'customer');
  const prices = input.line_items.map(({ price }, place) => recurringPrice(context, price, place));
  if (input.automatic_tax?.enabled) requireTaxBehaviour(prices);
  checkTaxOfSession(input, customer || null);
  const now = context.now();
  const expires = input.expires_at ?? now + DAY_S;
  // The provider's clock may be a little ahead of the caller's.
  if (expires < now + 30 * 60 - 60 || expires > now + DAY_S + 60)
    throw invalid(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.',
      'expires_at',
    );
  const id = newId('cs_test');
  const total = prices.reduce(
    (sum, { unit_amount: amount }, place) => sum + amount * (input.line_items[place]?.quantity ?? 1),
    0,
  );
  const data = input.subscription_data;
  const trial = data?.trial_period_days !== undefined || data?.trial_end !== undefined;
  const session: CheckoutSession = {
    ...EMPTY,
    id,
    object: 'checkout.session',
    created: now,
    livemode: false,
    metadata: mergeMetadata({}, input.metadata),
    mode: 'subscription',
    status: 'open',
    payment_status: 'unpaid',
    customer: input.customer ?? null,
    customer_email: input.customer_email ?? null,
    customer_details: customer
      ? { email: customer.email, name: customer.name, address: null, phone: null }
      : null,
    client_reference_id: input.client_reference_id ?? null,
    subscription: null,
    invoice: null,
    url: `${context.url()}/payments/checkout/${id}`,
    success_url: input.success_url,
    cancel_url: input.cancel_url ?? null,
    expires_at: expires,
    currency: prices[0]?.currency ?? 'usd',
    amount_subtotal: trial ? 0 : total,
    amount_total: trial ? 0 : total,
    automatic_tax: { ...EMPTY.automatic_tax, enabled: input.automatic_tax?.enabled ?? false },
    allow_promotion_codes: input.allow_promotion_codes ?? null,
    billing_address_collection: input.billing_address_collection ?? null,
    tax_id_collection: { enabled: input.tax_id_collection?.enabled ?? false, required: 'never' },
    locale: input.locale ?? null,
    ui_mode: input.ui_mode ?? 'hosted_page',
  };
  const order: Order = {
    items: input.line_items.map(({ quantity }, place) => ({
      id: newId('li'),
      price: prices[place]?.id ?? '',
      quantity,
    })),
    metadata: mergeMetadata({}, data?.metadata),
    trialEnd: data?.trial_end ?? null,
    trialDays: data?.trial_period_days ?? null,
    description: data?.description ?? null,
    isTaxed: input.automatic_tax?.enabled ?? false,
    keepsAddress: input.customer_update?.address === 'auto',
  };
  const stored = context.objects.put(session, { order });
  // Shows the tax of an address that is known already.
  return input.automatic_tax?.enabled ? applyTerms(context, stored, {}) : stored;
};

export const expireSession: Operation = (context, { id }) => {
  const session = context.objects.require('checkout.session', id);
  if (session.status !== 'open')
    throw invalid(`This Session has a status of ${session.status}; only an open one can be expired.`);
  return closeSession(context, session);
};

function recurringPrice(context: PaymentContext, id: string, place: number): Price {
  const param = `line_items[${place}][price]`;
  const price = context.objects.require('price', id, param);
  if (!price.active)
    throw invalid('The price specified is inactive. This field only accepts active prices.', param);
  if (price.recurring === null)
    throw invalid('You must provide at least one recurring price in `subscription` mode.', param);
  return price;
}

const EMPTY = {
  after_expiration: null,
  automatic_tax: { enabled: false, liability: null, status: null },
  consent: null,
  custom_fields: [],
  customer_creation: 'always',
  invoice_creation: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'always',
  payment_method_types: ['card'],
  recovered_from: null,
  setup_intent: null,
  shipping_options: [],
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
} as const;
