import type { BillingRow } from '@partyline/contract';
import { EXPORT_MEDIA_TYPE, printCsv, utcDay } from '@partyline/export';
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

const dayOf = (instant: string | null): string => (instant === null ? '' : utcDay(Date.parse(instant)));

/** Formats an amount in cents. */
export function amountText(cents: number, currency: string): string {
  return `${currency} ${formatCents(cents)}`;
}

// Without the invoice URL, which grants access.
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

/** Returns the CSV without formulas, named by the UTC day. [PLUS-21, CSV-3, GV-15] */
export function exportInvoices(rows: readonly BillingRow[], nowMs: number): { file: Blob; name: string } {
  const pieces = [...printCsv(COLUMNS, rows.map(cellsOf))];
  const name = screens.billing.invoices.file(utcDay(nowMs));
  return { file: new Blob(pieces, { type: EXPORT_MEDIA_TYPE }), name };
}
