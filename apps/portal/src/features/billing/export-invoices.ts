import type { BillingRow } from '@partyline/contract';
import { EXPORT_MEDIA_TYPE, printCsv } from '@partyline/export';
import { formatCents } from '@partyline/pricing';
import { screens } from '@partyline/texts';

const COLUMNS = [
  'plan',
  'invoice ID',
  'users',
  'renewal date',
  'status',
  'issued',
  'amount',
  'refunded',
  'currency',
] as const;

/** The day of an instant in UTC, as `YYYY-MM-DD`. */
const DAY_LENGTH = 10;
const dayOf = (instant: string | null): string => instant?.slice(0, DAY_LENGTH) ?? '';

/** Returns an amount of an invoice with its currency. */
export function amountText(cents: number, currency: string): string {
  return `${currency} ${formatCents(cents)}`;
}

// The address of an invoice lets in whoever has it: it is not in the file.
const cellsOf = (row: BillingRow): readonly string[] => [
  row.plan ?? '',
  row.invoiceId,
  row.users === null ? '' : String(row.users),
  dayOf(row.renewalDate),
  row.status,
  dayOf(row.issuedAt),
  formatCents(row.amount),
  formatCents(row.refunded),
  row.currency,
];

/** Returns the CSV file of these invoices, safe for spreadsheets, and its name by the day in UTC. [PLUS-21, CSV-3, GV-15] */
export function exportInvoices(rows: readonly BillingRow[], nowMs: number): { file: Blob; name: string } {
  const pieces = [...printCsv(COLUMNS, rows.map(cellsOf))];
  const name = screens.billing.invoices.file(dayOf(new Date(nowMs).toISOString()));
  return { file: new Blob(pieces, { type: EXPORT_MEDIA_TYPE }), name };
}
