import type { Cents } from '@partyline/pricing';
import type { InvoiceStatus } from '../state/invoice.ts';

interface ChargedInvoice {
  readonly subscriptionId: string | null;
  readonly status: InvoiceStatus;
  readonly net: Cents;
  readonly tax: Cents;
}

/**
 * Returns what a subscription's next renewal is expected to come to: its price and the tax that its newest invoice bore. null without
 * a price. `invoices`: newest first. [PLUS-18, HZ-1]
 */
export function expectedCharge(
  { subscriptionId, price }: { readonly subscriptionId: string; readonly price: Cents | null },
  invoices: readonly ChargedInvoice[],
): Cents | null {
  if (price === null) return null;
  const newest = invoices.find(
    (one) => one.subscriptionId === subscriptionId && one.status !== 'Void' && one.net > 0,
  );
  return newest === undefined ? price : price + Math.round((price * newest.tax) / newest.net);
}
