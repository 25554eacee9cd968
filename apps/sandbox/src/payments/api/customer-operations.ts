import * as v from 'valibot';
import { common, ignored, mergeMetadata, metadata, paging, readParams, text } from '../model/form-params.ts';
import type { Customer } from '../model/sold-objects.ts';
import { newId, pageOf } from '../model/object-store.ts';
import type { Operation } from '../model/context.ts';
import { address, changedAddress } from './tax-params.ts';
import { requireCustomer } from '../model/live-customer.ts';
import { endSubscription } from '../billing/subscriptions.ts';

const fields = {
  ...common,
  email: v.optional(v.pipe(text, v.maxLength(512))),
  name: v.optional(text),
  phone: v.optional(text),
  description: v.optional(text),
  metadata: v.optional(metadata),
  address: v.optional(address),
  preferred_locales: v.optional(v.array(text)),
  invoice_settings: v.optional(
    v.strictObject({ default_payment_method: v.optional(text), custom_fields: ignored, footer: ignored }),
  ),
  tax_exempt: ignored,
};
const input = v.strictObject(fields);

export const createCustomer: Operation = (context, { params }) => {
  const given = readParams(input, params);
  const id = newId('cus');
  const customer: Customer = {
    id,
    object: 'customer',
    created: context.now(),
    livemode: false,
    metadata: mergeMetadata({}, given.metadata),
    address: changedAddress(null, given.address),
    balance: 0,
    currency: null,
    default_source: null,
    delinquent: false,
    description: given.description ?? null,
    email: given.email ?? null,
    name: given.name ?? null,
    phone: given.phone ?? null,
    preferred_locales: given.preferred_locales ?? [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: { default_payment_method: null },
  };
  return context.objects.put(customer);
};

export const retrieveCustomer: Operation = (context, { id }) => {
  const customer = context.objects.require('customer', id);
  return customer.deleted ? { id, object: 'customer', deleted: true } : customer;
};

export const updateCustomer: Operation = (context, { id, params }) => {
  const customer = requireCustomer(context, id);
  const given = readParams(input, params);
  const method = given.invoice_settings?.default_payment_method;
  if (method) context.objects.require('payment_method', method, 'invoice_settings[default_payment_method]');
  return context.objects.put({
    ...customer,
    email: given.email ?? customer.email,
    name: given.name ?? customer.name,
    phone: given.phone ?? customer.phone,
    description: given.description ?? customer.description,
    address: changedAddress(customer.address, given.address),
    preferred_locales: given.preferred_locales ?? customer['preferred_locales'],
    metadata: mergeMetadata(customer.metadata, given.metadata),
    invoice_settings: {
      default_payment_method:
        method === undefined ? customer.invoice_settings.default_payment_method : method || null,
    },
  });
};

/** Ends the customer's subscriptions at once, without a refund. */
export const deleteCustomer: Operation = (context, { id }) => {
  const customer = requireCustomer(context, id);
  for (const subscription of context.objects.all('subscription'))
    if (subscription.customer === id && subscription.status !== 'canceled')
      endSubscription(context, subscription, 'cancellation_requested');
  context.objects.put({ ...customer, email: null, name: null, phone: null, deleted: true as const });
  context.emit('customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
};

export const listCustomers: Operation = (context, { params }) => {
  const { email, ...page } = readParams(v.strictObject({ ...paging, email: v.optional(text) }), params);
  const fitting = context.objects
    .all('customer')
    .filter((customer) => !customer.deleted && (email === undefined || customer.email === email));
  return pageOf('/v1/customers', fitting, page);
};
