import type { BillingRow, SubscriptionRow } from '@partyline/contract';
import { findWarning, newestInvoice, paymentUrlOf, type SubscriptionWarning } from '@partyline/subscriptions';
import { ruledBy } from './subscription-facts.ts';

/** A subscription with the data of its row. */
export interface SubscriptionView {
  readonly row: SubscriptionRow;
  /** When it was read, in ms since 1970. */
  readonly nowMs: number;
  /** The one thing to say of its end, or null. [HZ-3] */
  readonly warning: SubscriptionWarning | null;
  /** The newest invoice that counts. */
  readonly invoice: BillingRow | null;
  /** Pays the oldest unpaid invoice, else what the row says is due; null if nothing is due or it is unknown. */
  readonly payUrl: string | null;
}

/** Sorts rows first that warn of something, or have warned. [BILL-1, BILL-11 … BILL-13] */
export function listViews(
  rows: readonly SubscriptionRow[],
  /** Newest first. */
  invoices: readonly BillingRow[],
  nowMs: number,
  /** Subscriptions that have warned since the page was opened: what was paid just now stays in its place. */
  warned: ReadonlySet<string>,
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
      warning: findWarning(ruledBy(row), nowMs),
      invoice: newestInvoice(own),
      payUrl: paymentUrlOf(own) ?? row.payUrl,
    };
  });
  const isFirst = ({ row, warning }: SubscriptionView) => warning !== null || warned.has(row.subscriptionId);
  return views.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
}
