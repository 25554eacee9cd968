import type { Cents } from '@partyline/pricing';

export type InvoiceStatus = 'Paid' | 'Open' | 'Past-Due' | 'Void';

const DUE: readonly InvoiceStatus[] = ['Open', 'Past-Due'];

interface Invoice {
  readonly status: InvoiceStatus;
  /** Where it is paid; null without an address. */
  readonly url: string | null;
}

/** Returns what an invoice is listed as: one below 0 is a credit, which nothing was paid for. [BILL-6] */
export function computeListedStatus({
  status,
  amount,
}: {
  readonly status: InvoiceStatus;
  readonly amount: Cents;
}): InvoiceStatus | 'Credit' {
  return amount < 0 && status !== 'Void' ? 'Credit' : status;
}

/** Returns the newest invoice that counts, or null. `invoices`: newest first. [BILL-1] */
export function newestInvoice<Row extends Invoice>(invoices: readonly Row[]): Row | null {
  return invoices.find(({ status }) => status !== 'Void') ?? null;
}

/** Returns where the oldest unpaid invoice with an address is paid, or null. `invoices`: newest first. [BILL-1] */
export function paymentUrlOf(invoices: readonly Invoice[]): string | null {
  return invoices.findLast(({ status, url }) => DUE.includes(status) && url !== null)?.url ?? null;
}
