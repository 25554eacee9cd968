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

/** The worst first. */
const BY_NEED: readonly (SubscriptionWarning['kind'] | undefined)[] = [
  'past-due',
  'ends-soon',
  'expired',
  'cancelled',
  'will-be-deleted',
  undefined,
];

/**
 * Lists the rows with what is said of them, the worst first. Rows that are shown already keep their order: nothing moves while
 * the page is open, and what is new follows. [BILL-1, BILL-11 … BILL-13, PLUS-19]
 */
export function listSubscriptionViews<Row extends ListedSubscription, Invoice extends ListedInvoice>(
  rows: readonly Row[],
  /** Newest first. */
  invoices: readonly Invoice[],
  nowMs: number,
  /** The ids of the subscriptions that are shown, in their order. */
  shown: readonly string[],
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
  const places = new Map(shown.map((id, index) => [id, index - shown.length]));
  const placeOf = ({ row, warning }: SubscriptionView<Row, Invoice>) =>
    places.get(row.subscriptionId) ?? BY_NEED.indexOf(warning?.kind);
  return views.toSorted((one, other) => placeOf(one) - placeOf(other));
}
