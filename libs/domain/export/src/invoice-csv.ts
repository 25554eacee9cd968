import { formatCents, type Cents } from '@partyline/pricing';
import { computeListedStatus, type InvoiceStatus } from '@partyline/subscriptions';
import { utcDay } from './export-rows.ts';
import { printCsv } from './print-csv.ts';

/** An invoice; dates are ISO 8601 instants. */
export interface ExportedInvoice {
  readonly plan: string | null;
  readonly invoiceId: string;
  readonly users: number | null;
  readonly interval: string | null;
  readonly renewalDate: string | null;
  readonly status: InvoiceStatus;
  readonly issuedAt: string;
  readonly net: Cents;
  readonly tax: Cents;
  readonly amount: Cents;
  readonly amountDue: Cents;
  readonly creditAdded: Cents;
  readonly creditUsed: Cents;
  readonly refunded: Cents;
  readonly discount: {
    readonly amount: Cents;
    readonly duration: string;
    readonly endsAt: string | null;
  } | null;
  readonly currency: string;
}

const CSV_COLUMNS = [
  'plan',
  'invoice ID',
  'users',
  'interval',
  'renewal date',
  'status',
  'issued',
  'net',
  'tax',
  'amount',
  'amount due',
  'credit added',
  'credit used',
  'refunded',
  'discount',
  'discount lasts',
  'currency',
] as const;

const dayOf = (instant: string | null): string => (instant === null ? '' : utcDay(Date.parse(instant)));

/** Returns how long a discount lasts: once, forever, or until its last day. */
function lastsOf({ discount }: ExportedInvoice): string {
  if (discount === null) return '';
  return discount.endsAt === null ? discount.duration : dayOf(discount.endsAt);
}

// Without the invoice URL, which grants access.
const cellsOf = (row: ExportedInvoice): readonly string[] => [
  row.plan ?? '',
  row.invoiceId,
  row.users === null ? '' : String(row.users),
  row.interval ?? '',
  dayOf(row.renewalDate),
  computeListedStatus(row),
  dayOf(row.issuedAt),
  formatCents(Math.abs(row.net)),
  formatCents(Math.abs(row.tax)),
  // The status says that it is a credit. A minus would make text of it: no cell begins like a formula.
  formatCents(Math.abs(row.amount)),
  formatCents(row.amountDue),
  formatCents(row.creditAdded),
  formatCents(row.creditUsed),
  formatCents(row.refunded),
  row.discount === null ? '' : formatCents(row.discount.amount),
  lastsOf(row),
  row.currency,
];

/** Prints invoices as a CSV file. [CSV-3, PLUS-21] */
export function printInvoices(rows: readonly ExportedInvoice[]) {
  return printCsv(CSV_COLUMNS, rows.map(cellsOf));
}
