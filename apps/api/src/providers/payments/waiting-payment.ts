import type { Stripe } from 'stripe';
import type { ProviderSubscription, WaitingChange, WaitingPayment } from './payment-provider.ts';
import { priceIdOf } from './provider-price.ts';
import { dateOf, intervalOf, subscriptionOf } from './read-objects.ts';

/** The answer contains what is to be paid. */
export const WITH_INVOICE = { expand: ['latest_invoice'] };

/** Reads a subscription with what its newest invoice waits for. */
export async function readSubscription(stripe: Stripe, id: string): Promise<ProviderSubscription> {
  return wholeOf(stripe, await stripe.subscriptions.retrieve(id, WITH_INVOICE));
}

/** Maps an answer with its newest invoice, and reads what that waits for. */
export async function wholeOf(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<ProviderSubscription> {
  return { ...subscriptionOf(subscription), waiting: await waitingOf(stripe, subscription) };
}

/**
 * Gives up the change that waits for this invoice: without it the provider forgets the change. One that is paid meanwhile has taken
 * effect, which the answer says. Idempotent.
 */
export async function withdrawChange(
  stripe: Stripe,
  id: string,
  invoiceId: string,
): Promise<ProviderSubscription> {
  await voidOpen(stripe, invoiceId);
  return readSubscription(stripe, id);
}

/** Returns the invoice of a change whose payment its card has refused; null for none. */
export function declinedInvoiceOf({ waiting }: Pick<ProviderSubscription, 'waiting'>): string | null {
  return waiting !== null && waiting.change !== null && waiting.state === 'declined'
    ? waiting.invoiceId
    : null;
}

/** Voids an invoice unless it was paid or voided meanwhile, also by a concurrent call. */
export async function voidOpen(stripe: Stripe, id: string): Promise<void> {
  const isOpen = async () => (await stripe.invoices.retrieve(id)).status === 'open';
  if (!(await isOpen())) return;
  try {
    await stripe.invoices.voidInvoice(id);
  } catch (error) {
    if (await isOpen()) throw error;
  }
}

/**
 * Asks for the payment only where one is missing: of a change, or of a renewal. A change whose invoice is paid is about to apply.
 */
async function waitingOf(stripe: Stripe, subscription: Stripe.Subscription): Promise<WaitingPayment | null> {
  const { latest_invoice: invoice, status } = subscription;
  if (typeof invoice !== 'object' || invoice === null) return null;
  const change = changeOf(subscription);
  const isApplying = change !== null && invoice.status === 'paid';
  const isUnpaid = invoice.status === 'open' && (change !== null || status === 'past_due');
  if (!isApplying && !isUnpaid) return null;
  return {
    invoiceId: invoice.id,
    cents: invoice.amount_remaining,
    url: invoice.hosted_invoice_url ?? null,
    state: isApplying ? 'runs' : await stateOf(stripe, invoice),
    change,
  };
}

function changeOf({ pending_update: pending }: Stripe.Subscription): WaitingChange | null {
  const [item] = pending?.subscription_items ?? [];
  if (!pending || item === undefined) return null;
  const { price } = item;
  return { priceId: priceIdOf(price), interval: intervalOf(price), expiresAt: dateOf(pending.expires_at) };
}

/** Returns the state of a payment. Undecided is also what was not tried yet, or was voided since the subscription was read. */
async function stateOf(stripe: Stripe, { id, attempted }: Stripe.Invoice): Promise<WaitingPayment['state']> {
  const { data } = await stripe.invoicePayments.list({
    invoice: id,
    expand: ['data.payment.payment_intent'],
  });
  const { payment } = data.find((one) => one.is_default) ?? data[0] ?? {};
  const intent = payment?.payment_intent;
  const status = typeof intent === 'object' ? intent.status : null;
  if (status === 'requires_action') return 'asks';
  return attempted && status === 'requires_payment_method' ? 'declined' : 'runs';
}
