import { INTERVALS, type Interval } from '@partyline/pricing';
import type { Stripe } from 'stripe';
import { PaymentFailure } from './payment-failure.ts';
import { priceIdOf } from './provider-price.ts';
import type { CheckoutSession, ProviderSubscription } from './payment-provider.ts';

/** Metadata key of our checkout id. */
export const CHECKOUT_KEY = 'partyline_checkout';

export function idOf(value: string | { readonly id: string } | null | undefined): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null);
}

export function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
}

export function requireId(value: string | { readonly id: string } | null | undefined): string {
  const id = idOf(value);
  if (id === null) throw new PaymentFailure('refused', { cause: new Error('An object lacks a reference.') });
  return id;
}

const SESSION_STATUSES = ['open', 'complete', 'expired'] as const;

export function sessionOf(session: Stripe.Checkout.Session): CheckoutSession {
  return {
    sessionId: session.id,
    checkoutId: session.client_reference_id ?? session.metadata?.[CHECKOUT_KEY] ?? null,
    customerId: idOf(session.customer),
    subscriptionId: idOf(session.subscription),
    // A session without a status can no longer be paid.
    status: SESSION_STATUSES.find((status) => status === session.status) ?? 'expired',
    isPaid: session.payment_status === 'paid' || session.payment_status === 'no_payment_required',
    currency: (session.currency ?? '').toUpperCase(),
    amountCents: session.amount_total ?? 0,
    url: session.url ?? null,
  };
}

const STATUSES: Readonly<Record<string, ProviderSubscription['status']>> = {
  incomplete: 'incomplete',
  trialing: 'active',
  active: 'active',
  past_due: 'past-due',
  unpaid: 'over',
  canceled: 'over',
  incomplete_expired: 'over',
  paused: 'over',
};

/**
 * Returns whether and when a subscription ends without a renewal. The provider's customer portal sets a date instead of the flag; a
 * date in a later period leaves the coming renewal in place.
 */
function cancellationOf(
  { cancel_at_period_end: isFlagged, cancel_at: at }: Stripe.Subscription,
  periodEnd: number,
): Pick<ProviderSubscription, 'isCancelled' | 'cancelAt'> {
  const isEarly = at !== null && at < periodEnd;
  return { isCancelled: isFlagged || isEarly || at === periodEnd, cancelAt: isEarly ? dateOf(at) : null };
}

export function intervalOf({ recurring }: Stripe.Price): Interval | null {
  return INTERVALS.find((interval) => interval === recurring?.interval) ?? null;
}

/** Returns the latest invoice if the answer contains it and it is open, else null. */
function unpaidOf(invoice: Stripe.Subscription['latest_invoice']): ProviderSubscription['unpaid'] {
  if (typeof invoice !== 'object' || invoice?.status !== 'open') return null;
  return { cents: invoice.amount_remaining, url: invoice.hosted_invoice_url ?? null };
}

/** Maps a subscription; an unknown status becomes `incomplete`, which grants nothing. */
export function subscriptionOf(subscription: Stripe.Subscription): Omit<ProviderSubscription, 'waiting'> {
  const [item] = subscription.items.data;
  if (item === undefined)
    throw new PaymentFailure('refused', { cause: new Error('A subscription has no item.') });
  const { price } = item;
  return {
    subscriptionId: subscription.id,
    customerId: requireId(subscription.customer),
    checkoutId: subscription.metadata[CHECKOUT_KEY] ?? null,
    status: STATUSES[subscription.status] ?? 'incomplete',
    ...cancellationOf(subscription, item.current_period_end),
    endedAt: subscription.ended_at === null ? null : dateOf(subscription.ended_at),
    unpaid: unpaidOf(subscription.latest_invoice),
    latestInvoiceId: idOf(subscription.latest_invoice),
    periodStart: dateOf(item.current_period_start),
    periodEnd: dateOf(item.current_period_end),
    priceId: priceIdOf(price),
    priceCents: (price.unit_amount ?? 0) * (item.quantity ?? 1),
    currency: price.currency.toUpperCase(),
    interval: intervalOf(price),
    isTaxed: subscription.automatic_tax.enabled,
  };
}
