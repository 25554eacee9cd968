import type { PaymentContext } from '../model/context.ts';
import type { Invoice } from '../model/money-objects.ts';
import type { Subscription } from '../model/sold-objects.ts';
import { changeBalance } from './invoicing.ts';
import { paymentOf } from './payment-record.ts';

/** Voids an open invoice: its payment is cancelled, and the customer has back the credit that it used. */
export function voidOpenInvoice(context: PaymentContext, invoice: Invoice): Invoice {
  const { objects } = context;
  const now = context.now();
  const { starting_balance: before, ending_balance: after } = invoice;
  changeBalance(context, invoice.customer, before - (after ?? before));
  const payment = paymentOf(context, invoice.id);
  if (payment) {
    objects.put({ ...payment, status: 'canceled' as const });
    const intent = objects.get('payment_intent', payment.payment.payment_intent);
    if (intent) objects.put({ ...intent, status: 'canceled' as const, next_action: null });
  }
  const gone = objects.put({
    ...invoice,
    status: 'void' as const,
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, voided_at: now },
  });
  context.emit('invoice.voided', gone);
  return gone;
}

/** Returns a subscription without its pending update, whose invoice is voided; stores the invoice alone. */
export function dropPending(context: PaymentContext, subscription: Subscription): Subscription {
  if (subscription.pending_update === null) return subscription;
  const invoice = context.objects.get('invoice', pendingInvoiceOf(context, subscription.id));
  if (invoice?.status === 'open') voidOpenInvoice(context, invoice);
  return { ...subscription, pending_update: null };
}

/** Returns the id of the invoice that a pending update waits for; empty without one. */
export function pendingInvoiceOf(context: PaymentContext, subscriptionId: string): string {
  const { pendingInvoice } = context.objects.hidden(subscriptionId);
  return typeof pendingInvoice === 'string' ? pendingInvoice : '';
}
