import type { BillingRow } from '@partyline/contract';
import { printCsv, utcDay } from '@partyline/export';
import { formatCents } from '@partyline/pricing';
import { computeListedStatus } from '@partyline/subscriptions';

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
function lastsOf({ discount }: BillingRow): string {
  if (discount === null) return '';
  return discount.endsAt === null ? discount.duration : dayOf(discount.endsAt);
}

// Without the invoice URL, which grants access.
const cellsOf = (row: BillingRow): readonly string[] => [
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
export function printInvoices(rows: readonly BillingRow[]) {
  return printCsv(CSV_COLUMNS, rows.map(cellsOf));
}
