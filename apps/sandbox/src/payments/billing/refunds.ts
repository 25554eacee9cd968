import type { Charge, Refund } from '../model/money-objects.ts';
import { newId } from '../model/object-store.ts';
import { invalid } from '../model/payment-error.ts';
import type { PaymentContext } from '../model/context.ts';

/** Refunds an amount, by default all that is left. */
export function refund(
  context: PaymentContext,
  charge: Charge,
  wanted?: number,
  reason: string | null = null,
  added: Readonly<Record<string, string>> = {},
): Refund {
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  const amount = wanted ?? left;
  if (amount > left)
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`,
      'amount',
    );
  const made: Refund = context.objects.put({
    id: newId('re'),
    object: 'refund' as const,
    created: context.now(),
    livemode: false as const,
    metadata: added,
    amount,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    currency: charge.currency,
    reason,
    status: 'succeeded' as const,
  });
  const refunded = context.objects.put({
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  });
  context.emit('charge.refunded', refunded, { amount_refunded: charge.amount_refunded, refunded: false });
  return made;
}

export function dispute(context: PaymentContext, charge: Charge, reason: string) {
  const made = context.objects.put({
    id: newId('dp'),
    object: 'dispute' as const,
    created: context.now(),
    livemode: false as const,
    metadata: {},
    amount: charge.amount,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    currency: charge.currency,
    reason,
    status: 'needs_response' as const,
  });
  context.objects.put({ ...charge, disputed: true });
  context.emit('charge.dispute.created', made);
  return made;
}
