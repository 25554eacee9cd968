import { findWarning, type SubscriptionWarning } from '../notices/warnings.ts';
import { newestInvoice, paymentUrlOf, type InvoiceStatus } from '../state/invoice.ts';
import { subscriptionOfListed, type ListedSubscription } from './listed-subscription.ts';

/** An invoice of a subscription; `url`: where it is paid. */
export interface ListedInvoice {
  readonly subscriptionId: string | null;
  readonly status: InvoiceStatus;
  readonly url: string | null;
}

/** A subscription with the data of its row. */
export interface SubscriptionView<Row, Invoice> {
  readonly row: Row;
  /** When it was read, in ms since 1970. */
  readonly nowMs: number;
  /** The one thing to say of its end, or null. [HZ-3] */
  readonly warning: SubscriptionWarning | null;
  /** The newest invoice that counts. */
  readonly invoice: Invoice | null;
  /** Pays the oldest unpaid invoice, else what the row says is due; null if nothing is due or it is unknown. */
  readonly payUrl: string | null;
}

/** Sorts rows first that warn of something, or have warned. [BILL-1, BILL-11 … BILL-13] */
export function listSubscriptionViews<Row extends ListedSubscription, Invoice extends ListedInvoice>(
  rows: readonly Row[],
  /** Newest first. */
  invoices: readonly Invoice[],
  nowMs: number,
  /** Subscriptions that have warned since the page was opened: what was paid just now stays in its place. */
  warned: ReadonlySet<string>,
): SubscriptionView<Row, Invoice>[] {
  const bySubscription = new Map<string | null, Invoice[]>();
  for (const invoice of invoices) {
    const own = bySubscription.get(invoice.subscriptionId);
    if (own === undefined) bySubscription.set(invoice.subscriptionId, [invoice]);
    else own.push(invoice);
  }
  const views = rows.map((row): SubscriptionView<Row, Invoice> => {
    const own = bySubscription.get(row.subscriptionId) ?? [];
    return {
      row,
      nowMs,
      warning: findWarning(subscriptionOfListed(row), nowMs),
      invoice: newestInvoice(own),
      payUrl: paymentUrlOf(own) ?? row.payUrl,
    };
  });
  const isFirst = ({ row, warning }: SubscriptionView<Row, Invoice>) =>
    warning !== null || warned.has(row.subscriptionId);
  return views.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
}
