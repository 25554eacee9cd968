import { Text } from '@mantine/core';
import type { BillingRow, SubscriptionRow } from '@partyline/contract';
import {
  forecastCredit,
  listCalendar,
  listRenewingCharges,
  subscriptionOfListed,
  expectedCharge,
} from '@partyline/subscriptions';
import { screens } from '@partyline/texts';
import { ListPage } from '@partyline/ui';
import { dateText } from '../../dates.ts';
import styles from './billing.module.css';
import { useShortList } from './billing-list.tsx';
import { nameOf } from './subscription-facts.ts';
import { priceText } from '../../subscriptions/prices.ts';
import { netPriceText } from '../../subscriptions/tax.ts';

const words = screens.billing.calendar;
const FIRST_ENTRIES = 5;

interface CalendarProps {
  readonly rows: readonly SubscriptionRow[];
  /** Newest first. */
  readonly invoices: readonly BillingRow[];
  /** Of the account, in cents. */
  readonly credit: number;
  readonly nowMs: number;
}

/**
 * Renders the next renewals, ends and payment deadlines, by date, with what credit is expected to pay; hidden if empty. [PLUS-18, PLUS-19,
 * PLUS-21]
 */
export function Calendar({ rows, invoices, credit, nowMs }: CalendarProps) {
  const entries = listCalendar(rows.map(subscriptionOfListed), nowMs);
  const { shown, pages } = useShortList(entries, FIRST_ENTRIES);
  if (entries.length === 0) return null;
  const paid = expectedCreditOf(rows, invoices, credit);
  return (
    <ListPage
      title={words.title}
      tools={credit === 0 ? null : <Text c="dimmed">{words.credit(priceText(credit))}</Text>}
      pages={pages}
    >
      <ol aria-label={words.title}>
        {shown.map(({ kind, atMs, subscription: { row } }) => (
          <li key={`${row.subscriptionId} ${kind}`} className={styles.entry}>
            <time dateTime={new Date(atMs).toISOString()}>{dateText(atMs)}</time>
            <b>{words.kinds[kind]}</b>
            <span className={styles.device}>{words.of(nameOf(row), row.subscription)}</span>
            {kind === 'renews' && row.price !== null ? (
              <Price price={row.price} credit={paid.get(row.subscriptionId) ?? 0} />
            ) : null}
            {kind === 'grace-ends' && row.amountDue !== null ? (
              <Price price={row.amountDue} credit={0} />
            ) : null}
          </li>
        ))}
      </ol>
    </ListPage>
  );
}

function Price({ price, credit }: { readonly price: number; readonly credit: number }) {
  return (
    <span className={styles.amount}>
      {netPriceText(price)}
      {credit === 0 ? null : <small>{words.expected(priceText(credit))}</small>}
    </span>
  );
}

/** Returns what credit is expected to pay of each subscription's next renewal, by its id. */
function expectedCreditOf(
  rows: readonly SubscriptionRow[],
  invoices: readonly BillingRow[],
  credit: number,
): ReadonlyMap<string, number> {
  // The start of the period is not known here: it matters for the order of later renewals at the end of a month only.
  const priced = rows.map((row) => ({
    ...subscriptionOfListed(row),
    price: expectedCharge(row, invoices),
    isBilled: row.isBilled,
    current_period_start: null,
  }));
  return new Map(
    forecastCredit(listRenewingCharges(priced), credit).map(({ charge, credit: paid }) => [
      charge.subscription.row.subscriptionId,
      paid,
    ]),
  );
}
