import { Anchor, Button } from '@mantine/core';
import type { BillingRow } from '@partyline/contract';
import { PLAN_VARIANTS } from '@partyline/pricing';
import { computeListedStatus } from '@partyline/subscriptions';
import { screens } from '@partyline/texts';
import { DataTable, EmptyState, PlanLabel, StatePill, type DataColumn } from '@partyline/ui';
import { IconDownload, IconFileInvoice } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { printInvoices, utcDay } from '@partyline/export';
import { dateText } from '../../dates.ts';
import { saveCsv } from '../../forms/save-file.ts';
import { isTaxed } from '../../subscriptions/tax.ts';
import styles from './billing.module.css';
import { BillingList, useShortList } from './billing-list.tsx';
import { invoicesQuery } from './queries.ts';
import { priceText } from '../../subscriptions/prices.ts';

const words = screens.billing.invoices;
const { columns: heads } = words;
const INVOICE = <IconFileInvoice size={24} stroke={1.5} aria-hidden="true" />;
const SAVE = <IconDownload size={16} stroke={1.75} aria-hidden="true" />;
const GLYPHS = {
  Paid: 'online',
  Open: 'initialising',
  'Past-Due': 'warning',
  Void: 'deleted',
  Credit: 'online',
} as const;

/** A year of monthly invoices. */
const FIRST_ROWS = 12;

const NONE: readonly BillingRow[] = [];

const COLUMNS: readonly DataColumn<BillingRow>[] = [
  { key: 'invoice', head: heads.invoice, cell: InvoiceCell, place: 'title' },
  { key: 'date', head: heads.date, cell: ({ issuedAt }) => <DateCell instant={issuedAt} /> },
  { key: 'plan', head: heads.plan, cell: PlanCell },
  { key: 'users', head: heads.users, cell: ({ users }) => users ?? words.unknown, isFigure: true },
  { key: 'renewal', head: heads.renewal, cell: ({ renewalDate }) => <DateCell instant={renewalDate} /> },
  { key: 'status', head: heads.status, cell: StatusCell },
];
const AMOUNT: DataColumn<BillingRow> = {
  key: 'amount',
  head: heads.amount,
  cell: AmountCell,
  isFigure: true,
};
const TAXED: readonly DataColumn<BillingRow>[] = [
  { key: 'net', head: heads.net, cell: ({ net, currency }) => priceText(net, currency), isFigure: true },
  { key: 'tax', head: heads.tax, cell: ({ tax, currency }) => priceText(tax, currency), isFigure: true },
  { ...AMOUNT, head: heads.total },
];

/** Returns the columns, without words about tax where there is none. [HZ-1] */
function columnsOf(rows: readonly BillingRow[]): readonly DataColumn<BillingRow>[] {
  const hasTax = isTaxed || rows.some(({ tax }) => tax !== 0);
  return [...COLUMNS, ...(hasTax ? TAXED : [AMOUNT])];
}

/** Renders the invoices, newest first, with CSV export. [BILL-1 … BILL-6, BILL-35, ENT-19, GB-22, PLUS-21] */
export function InvoiceList() {
  const read = useQuery(invoicesQuery);
  const { data: rows = NONE } = read;
  const { shown, pages } = useShortList(rows, FIRST_ROWS);
  const save = () => saveCsv(printInvoices(rows), words.file(utcDay(Date.now())));
  return (
    <BillingList
      title={words.title}
      tools={
        rows.length === 0 ? null : (
          <Button leftSection={SAVE} onClick={save}>
            {words.export}
          </Button>
        )
      }
      read={read}
      loading={words.loading}
      empty={
        rows.length === 0 ? (
          <EmptyState level={3} icon={INVOICE} title={words.noneTitle}>
            {words.noneText}
          </EmptyState>
        ) : null
      }
      pages={pages}
    >
      <DataTable
        label={words.title}
        columns={columnsOf(rows)}
        rows={shown}
        rowKey={({ invoiceId }) => invoiceId}
      />
    </BillingList>
  );
}

/** Links to the provider. [GB-22] */
function InvoiceCell({ invoiceId, url }: BillingRow) {
  if (url === null) return <>{invoiceId}</>;
  return (
    <Anchor
      display="inline-flex"
      mih="var(--pl-target)"
      style={{ alignItems: 'center' }}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={words.open(invoiceId)}
    >
      {invoiceId}
    </Anchor>
  );
}

/** Renders the plan by the invoice's own line, with its interval. */
function PlanCell({ plan, interval }: BillingRow) {
  if (plan === null) return words.unknown;
  return (
    <span className={styles.stacked}>
      <PlanLabel variant={PLAN_VARIANTS[plan]} label={plan} />
      {interval === null ? null : <small>{screens.planCards.intervals[interval]}</small>}
    </span>
  );
}

function DateCell({ instant }: { readonly instant: string | null }) {
  if (instant === null) return null;
  return <time dateTime={instant}>{dateText(Date.parse(instant))}</time>;
}

function StatusCell(row: BillingRow) {
  const status = computeListedStatus(row);
  return <StatePill glyph={GLYPHS[status]} word={words.statuses[status]} />;
}

function discountText(
  { amount, duration, endsAt }: NonNullable<BillingRow['discount']>,
  currency: string,
): string {
  const off = priceText(amount, currency);
  if (duration !== 'repeating') return words.discount[duration](off);
  return endsAt === null
    ? words.discount.once(off)
    : words.discount.repeating(off, dateText(Date.parse(endsAt)));
}

/** Renders the amount, which marks a credit by its sign; a discount, and what credit paid, are told beside the total. */
function AmountCell({ status, amount, discount, creditUsed, refunded, currency }: BillingRow) {
  const isCredit = computeListedStatus({ status, amount }) === 'Credit';
  const isPaidWithCredit = creditUsed > 0 && status !== 'Void';
  return (
    <span className={styles.amount}>
      {isCredit ? words.credit(priceText(-amount, currency)) : priceText(amount, currency)}
      {discount === null ? null : <small>{discountText(discount, currency)}</small>}
      {isPaidWithCredit ? <small>{words.creditUsed(priceText(creditUsed, currency))}</small> : null}
      {refunded === 0 ? null : <small>{words.refunded(priceText(refunded, currency))}</small>}
    </span>
  );
}
