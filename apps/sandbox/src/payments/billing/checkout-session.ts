import { attachCard, testCardOf } from './cards.ts';
import type { PaymentContext } from '../model/context.ts';
import type { CheckoutSession, Metadata } from '../model/sold-objects.ts';
import { newId } from '../model/object-store.ts';
import { beginSubscription, trialEndAfter } from './subscriptions.ts';

/** Data of a session for the moment of payment. */
export interface Order {
  readonly items: readonly { readonly id: string; readonly price: string; readonly quantity: number }[];
  readonly metadata: Metadata;
  readonly trialEnd: number | null;
  readonly trialDays: number | null;
  readonly description: string | null;
  readonly isTaxed: boolean;
  /** Whether an existing customer keeps what is typed on the page. */
  readonly keepsAddress: boolean;
  /** Redeemed with a code. */
  readonly discounts?: readonly string[];
}

/** Expires an unpaid session. */
export function closeSession(context: PaymentContext, session: CheckoutSession): CheckoutSession {
  const expired = context.objects.put({ ...session, status: 'expired' as const, url: null });
  context.emit('checkout.session.expired', expired);
  return expired;
}

export function lineItemsOf(context: PaymentContext, sessionId: string) {
  return orderOf(context, sessionId).items.map(({ id, price: priceId, quantity }) => {
    const price = context.objects.require('price', priceId);
    const amount = price.unit_amount * quantity;
    const product = context.objects.get('product', price.product);
    return {
      id,
      object: 'item' as const,
      amount_discount: 0,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount,
      currency: price.currency,
      description: product?.name ?? '',
      price,
      quantity,
    };
  });
}

export function hasTrial(context: PaymentContext, sessionId: string): boolean {
  const { trialEnd, trialDays } = orderOf(context, sessionId);
  return trialEnd !== null || trialDays !== null;
}

/** Pays an open session with a working test card: creates customer, subscription and first invoice. */
export function completeSession(
  context: PaymentContext,
  session: CheckoutSession,
  cardNumber: string,
  email: string,
): CheckoutSession {
  const order = orderOf(context, session.id);
  const customer = session.customer ?? newCustomer(context, session.customer_email ?? email);
  const card = attachCard(context, customer, cardNumber);
  const later = testCardOf(cardNumber)?.later ?? 'works';
  context.objects.put(card, { behaviour: 'works' }); // the owner is present
  const subscription = beginSubscription(context, {
    customer,
    items: order.items.map(({ price, quantity }) => ({
      price: context.objects.require('price', price),
      quantity,
    })),
    metadata: order.metadata,
    trialEnd: order.trialEnd ?? trialEndAfter(context.now(), order.trialDays ?? undefined),
    defaultPaymentMethod: card.id,
    description: order.description,
    isTaxed: order.isTaxed,
    discounts: order.discounts ?? [],
  });
  context.objects.put(card, { behaviour: later });
  const owner = context.objects.require('customer', customer);
  for (const id of order.discounts ?? [])
    context.objects.put({ ...context.objects.require('discount', id), subscription: subscription.id });
  const complete = context.objects.put({
    ...session,
    status: 'complete' as const,
    payment_status: session.amount_total === 0 ? ('no_payment_required' as const) : ('paid' as const),
    customer,
    customer_details: {
      email: owner.email,
      name: owner.name,
      address: owner.address,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    subscription: subscription.id,
    invoice: subscription.latest_invoice,
    url: null,
  });
  context.emit('checkout.session.completed', complete);
  return complete;
}

export function orderOf(context: PaymentContext, sessionId: string): Order {
  return context.objects.hidden(sessionId)['order'] as Order; // written by createSession
}

function newCustomer(context: PaymentContext, email: string): string {
  const id = newId('cus');
  context.objects.put({
    id,
    object: 'customer' as const,
    created: context.now(),
    livemode: false as const,
    metadata: {},
    balance: 0,
    address: null,
    delinquent: false,
    description: null,
    email,
    name: null,
    phone: null,
    invoice_settings: { default_payment_method: null },
  });
  return id;
}
