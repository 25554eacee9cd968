import type { CardBehaviour } from './cards.ts';
import type { PaymentContext } from '../model/context.ts';
import type { Invoice, InvoicePayment } from '../model/money-objects.ts';
import { newId } from '../model/object-store.ts';

const INTENT_STATUS = {
  works: 'succeeded',
  fails: 'requires_payment_method',
  asks: 'requires_action',
} as const satisfies Record<CardBehaviour, string>;

/** Stores the payment of an invoice: its intent, and a charge unless the bank waits for the customer. */
export function recordPayment(
  context: PaymentContext,
  invoice: Invoice,
  card: string | null,
  outcome: CardBehaviour,
): void {
  const { amount_due: amount, currency, customer } = invoice;
  const base = { created: context.now(), livemode: false as const };
  const works = outcome === 'works';
  const earlier = paymentOf(context, invoice.id);
  const intent = earlier?.payment.payment_intent ?? newId('pi');
  const charge = outcome === 'asks' ? null : recordCharge(context, invoice, { card, intent, works });
  context.objects.put({
    ...base,
    id: intent,
    object: 'payment_intent' as const,
    metadata: {},
    amount,
    amount_received: works ? amount : 0,
    currency,
    customer,
    payment_method: card,
    status: INTENT_STATUS[outcome],
    next_action: outcome === 'asks' ? { type: 'use_stripe_sdk', use_stripe_sdk: {} } : null,
    latest_charge: charge,
  });
  context.objects.put({
    ...base,
    id: earlier?.id ?? newId('inpay'),
    object: 'invoice_payment' as const,
    invoice: invoice.id,
    status: works ? ('paid' as const) : ('open' as const),
    amount_requested: amount,
    amount_paid: works ? amount : null,
    currency,
    is_default: true,
    payment: { type: 'payment_intent' as const, payment_intent: intent },
    status_transitions: { paid_at: works ? context.now() : null, canceled_at: null },
  });
}

/** Finds the payment of an invoice, once one was tried. */
export function paymentOf(context: PaymentContext, invoiceId: string): InvoicePayment | undefined {
  return context.objects.all('invoice_payment').find(({ invoice }) => invoice === invoiceId);
}

function recordCharge(
  context: PaymentContext,
  { amount_due: amount, currency, customer }: Invoice,
  { card, intent, works }: { readonly card: string | null; readonly intent: string; readonly works: boolean },
): string {
  const id = newId('ch');
  context.objects.put({
    created: context.now(),
    livemode: false as const,
    id,
    object: 'charge' as const,
    metadata: {},
    amount,
    amount_captured: works ? amount : 0,
    amount_refunded: 0,
    captured: works,
    currency,
    customer,
    payment_intent: intent,
    payment_method: card,
    status: works ? ('succeeded' as const) : ('failed' as const),
    paid: works,
    refunded: false,
    disputed: false,
    failure_code: works ? null : 'card_declined',
    failure_message: works ? null : 'Your card was declined.',
  });
  return id;
}
