import type { Stripe } from 'stripe';
import type { EndedUnpaid } from './payment-provider.ts';
import { refundInvoice } from './refund-payments.ts';
import { voidOpen } from './waiting-payment.ts';

const PAGE = 100;

/**
 * Cancels an unpaid subscription and voids its open invoices, in this order: to void the latest invoice first would make the
 * subscription active without a payment. Repeats finish what an earlier call began.
 */
export async function endUnpaid(
  stripe: Stripe,
  subscription: string,
  idempotencyKey: string,
): Promise<EndedUnpaid> {
  const before = await stripe.subscriptions.retrieve(subscription);
  if (before.status === 'active' || before.status === 'trialing')
    return { isEnded: false, invoiceIds: [], refundIds: [] };
  const open = await listInvoices(stripe, subscription, 'open');
  const ended =
    before.status === 'canceled'
      ? before
      : await stripe.subscriptions.cancel(
          subscription,
          { invoice_now: false, prorate: false },
          { idempotencyKey },
        );
  // One may be paid in between, which is refunded then.
  for (const { id } of open) await voidOpen(stripe, id);
  const paid = await listPaidSince(stripe, subscription, { open, endedAt: ended.ended_at });
  const refundIds: string[] = [];
  for (const id of paid) refundIds.push(...(await refundInvoice(stripe, id)));
  return { isEnded: true, invoiceIds: [...new Set([...open.map(({ id }) => id), ...paid])], refundIds };
}

async function listInvoices(stripe: Stripe, subscription: string, status: 'open' | 'paid') {
  const { data } = await stripe.invoices.list({ subscription, status, limit: PAGE });
  return data;
}

/** Lists invoices whose payment came too late: for a subscription that had ended, or while it was ended. */
async function listPaidSince(
  stripe: Stripe,
  subscription: string,
  { open, endedAt }: { readonly open: readonly Stripe.Invoice[]; readonly endedAt: number | null },
): Promise<readonly string[]> {
  const paid = await listInvoices(stripe, subscription, 'paid');
  const isLate = ({
    id,
    billing_reason: reason,
    status_transitions: { paid_at: at },
  }: Stripe.Invoice): boolean =>
    open.some((one) => one.id === id) ||
    (reason !== 'subscription_create' && at !== null && endedAt !== null && at >= endedAt);
  return paid.filter(isLate).map(({ id }) => id);
}
