import { Group, Skeleton, Text } from '@mantine/core';
import type { BillingRow, SubscriptionRow } from '@partyline/contract';
import {
  CHARGE_OUTLOOK_DAYS,
  expectedCharge,
  listNextCharges,
  subscriptionOfListed,
  type NextCharge,
} from '@partyline/subscriptions';
import { screens } from '@partyline/texts';
import { classNames, ListPage } from '@partyline/ui';
import { dateText, dayText } from '../../dates.ts';
import { priceText } from '../../subscriptions/prices.ts';
import { isTaxed } from '../../subscriptions/tax.ts';
import { useShortList } from './billing-list.tsx';
import styles from './charge-line.module.css';
import { nameOf } from '../../subscriptions/subscription-name.ts';

const words = screens.billing.charges;
/** A row of nodes on a wide screen, with the one that {@link useShortList} adds. */
const FIRST_CHARGES = 5;
const OUTLOOK_MS = CHARGE_OUTLOOK_DAYS * 86_400_000;

interface ChargeLineProps {
  readonly rows: readonly SubscriptionRow[];
  /** Newest first. */
  readonly invoices: readonly BillingRow[];
  /** Of the account, in cents. */
  readonly credit: number;
  readonly nowMs: number;
}

/** Renders the next charges as a line of nodes, with the sum of the near ones and what credit is expected to pay. [PLUS-18, PLUS-19, PLUS-21] */
export function ChargeLine({ rows, invoices, credit, nowMs }: ChargeLineProps) {
  const { charges, sum } = listNextCharges(
    rows.map((row) => chargedOf(row, invoices)),
    credit,
    nowMs,
    dateText,
  );
  const { shown, pages } = useShortList(charges, FIRST_CHARGES);
  return (
    <ListPage
      title={words.title}
      tools={
        <Text fz="sm" c="dimmed" ms="auto">
          {isTaxed ? `${words.beforeTax} · ` : null}
          {words.sum(CHARGE_OUTLOOK_DAYS)}{' '}
          <Text component="b" c="var(--pl-text)" fw={600}>
            {priceText(sum)}
          </Text>
        </Text>
      }
      pages={pages}
    >
      <div className={styles.box}>
        {charges.length === 0 ? <Text c="dimmed">{words.none}</Text> : null}
        <ol aria-label={words.title} className={styles.line}>
          {shown.map((charge) => (
            <ChargeNode key={`${charge.kind} ${charge.atMs}`} charge={charge} nowMs={nowMs} />
          ))}
        </ol>
        {credit === 0 ? null : (
          <Text fz="sm" c="dimmed" mt="sm">
            {words.credit(priceText(credit))}
          </Text>
        )}
      </div>
    </ListPage>
  );
}

interface ChargeNodeProps {
  readonly charge: NextCharge<{ readonly row: SubscriptionRow }>;
  readonly nowMs: number;
}

function ChargeNode({ charge: { kind, atMs, amount, credit, subscriptions }, nowMs }: ChargeNodeProps) {
  const date = atMs - nowMs <= OUTLOOK_MS ? dayText(atMs) : dateText(atMs);
  const [first] = subscriptions;
  const isYearly = subscriptions.every(({ row }) => row.interval === 'year');
  const isOne = first !== undefined && subscriptions.length === 1;
  return (
    <li className={classNames(styles.node, kind === 'overdue' && styles.overdue)}>
      <time className={styles.date} dateTime={new Date(atMs).toISOString()}>
        {kind === 'overdue' ? words.overdue(date) : date}
      </time>
      <b className={styles.amount}>{priceText(amount)}</b>
      <span className={styles.what}>
        {isOne ? nameOf(first.row) : words.of(subscriptions.length, isYearly)}
      </span>
      {credit === 0 ? null : <span className={styles.credit}>{words.expected(priceText(credit))}</span>}
    </li>
  );
}

/** Returns a listed subscription with its charges; the start of its period is not known here. */
function chargedOf(row: SubscriptionRow, invoices: readonly BillingRow[]) {
  return {
    ...subscriptionOfListed(row),
    price: row.price,
    total: expectedCharge(row, invoices),
    amountDue: row.amountDue,
    isBilled: row.isBilled,
    current_period_start: null,
  };
}

/** Renders the place of the charges until they are known. */
export function ChargesSkeleton() {
  return (
    <ListPage title={words.title}>
      <Group role="status" aria-label={words.loading} className={styles.box} gap="xl" wrap="nowrap">
        <Skeleton height={10} width="20%" />
        <Skeleton height={10} width="20%" />
        <Skeleton height={10} width="20%" />
      </Group>
    </ListPage>
  );
}
