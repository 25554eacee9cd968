import type { BillingRow, SubscriptionRow } from '@partyline/contract';
import {
  listWarnings,
  newestInvoice,
  paymentUrlOf,
  type SubscriptionWarning,
} from '@partyline/subscriptions';
import { ruledBy } from './subscription-facts.ts';

/** A subscription with the data of its row. */
export interface SubscriptionView {
  readonly row: SubscriptionRow;
  /** When it was read, in ms since 1970. */
  readonly nowMs: number;
  readonly warnings: readonly SubscriptionWarning[];
  /** The newest invoice that counts. */
  readonly invoice: BillingRow | null;
  /** Pays the oldest unpaid invoice, else what the row says is due; null if nothing is due or it is unknown. */
  readonly payUrl: string | null;
}

/** Sorts rows with warnings first. [BILL-1, BILL-11 … BILL-13] */
export function listViews(
  rows: readonly SubscriptionRow[],
  /** Newest first. */
  invoices: readonly BillingRow[],
  nowMs: number,
): SubscriptionView[] {
  const bySubscription = new Map<string | null, BillingRow[]>();
  for (const invoice of invoices) {
    const own = bySubscription.get(invoice.subscriptionId);
    if (own === undefined) bySubscription.set(invoice.subscriptionId, [invoice]);
    else own.push(invoice);
  }
  const views = rows.map((row): SubscriptionView => {
    const own = bySubscription.get(row.subscriptionId) ?? [];
    return {
      row,
      nowMs,
      warnings: listWarnings(ruledBy(row), nowMs),
      invoice: newestInvoice(own),
      payUrl: paymentUrlOf(own) ?? row.payUrl,
    };
  });
  return views.toSorted((one, other) => Math.sign(other.warnings.length) - Math.sign(one.warnings.length));
}
