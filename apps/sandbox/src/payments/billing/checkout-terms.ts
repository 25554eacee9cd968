import type { PaymentContext } from '../model/context.ts';
import type { Invoice } from '../model/money-objects.ts';
import type { Address, CheckoutSession } from '../model/sold-objects.ts';
import { findCode, redeem } from './discounts.ts';
import { draftInvoice } from './invoicing.ts';
import { orderOf } from './checkout-session.ts';
import { firstLines, shapeSubscription, trialEndAfter } from './subscriptions.ts';
import { taxRateAt } from './tax.ts';

/** What is typed on the page of a session, beside the card. */
export interface Terms {
  readonly address?: Address | null;
  /** A promotion code; empty for none. */
  readonly code?: string;
}

/** Returns what is wrong with the terms; null for nothing. */
export function problemOf(
  context: PaymentContext,
  session: CheckoutSession,
  { address, code = '' }: Terms,
): string | null {
  if (code !== '' && session.allow_promotion_codes !== true) return 'This page takes no promotion code.';
  if (code !== '' && findCode(context, code) === undefined) return 'This code is invalid.';
  if (!session.automatic_tax.enabled) return null;
  const known = address ?? context.objects.get('customer', session.customer ?? '')?.address;
  return taxRateAt(known) === null ? 'The address is not complete enough to calculate the tax.' : null;
}

/** Applies the terms, so that the page shows what they come to. Only one code counts. */
export function applyTerms(
  context: PaymentContext,
  session: CheckoutSession,
  { address = null, code = '' }: Terms,
): CheckoutSession {
  const order = orderOf(context, session.id);
  const customer = context.objects.get('customer', session.customer ?? '');
  if (customer && address !== null && order.keepsAddress) context.objects.put({ ...customer, address });
  const found = code === '' ? undefined : findCode(context, code);
  const discounts = found ? [redeem(context, found, session.customer).id] : [];
  const hidden = { order: { ...order, discounts } };
  const shown = context.objects.put(session, hidden);
  return context.objects.put({ ...shown, ...totalsOf(shown, firstInvoice(context, shown)) });
}

/** Computes the first invoice as it would be by now; its tax is not known before the address is. */
export function firstInvoice(context: PaymentContext, session: CheckoutSession): Invoice {
  const order = orderOf(context, session.id);
  const begun = shapeSubscription(context, {
    customer: session.customer ?? '',
    items: order.items.map(({ price, quantity }) => ({
      price: context.objects.require('price', price),
      quantity,
    })),
    metadata: {},
    trialEnd: order.trialEnd ?? trialEndAfter(context.now(), order.trialDays ?? undefined),
    defaultPaymentMethod: null,
    isTaxed: order.isTaxed,
    discounts: order.discounts ?? [],
  });
  return draftInvoice(context, begun, firstLines(begun), 'subscription_create');
}

/** Returns a session's totals by its first invoice. */
export function totalsOf({ automatic_tax: tax }: CheckoutSession, invoice: Invoice) {
  const sum = (amounts: readonly { readonly amount: number }[]) =>
    amounts.reduce((all, { amount }) => all + amount, 0);
  const { data } = invoice.lines;
  return {
    amount_subtotal: invoice.subtotal,
    amount_total: invoice.total,
    total_details: {
      amount_discount: sum(data.flatMap((line) => line.discount_amounts)),
      amount_shipping: 0,
      amount_tax: sum(data.flatMap(({ taxes }) => taxes)),
    },
    automatic_tax: { ...tax, status: invoice.automatic_tax.status },
  };
}
