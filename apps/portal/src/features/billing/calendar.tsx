import type { SubscriptionRow } from '@partyline/contract';
import { listCalendar } from '@partyline/subscriptions';
import { screens } from '@partyline/texts';
import { dateText } from '../../dates.ts';
import styles from './billing.module.css';
import { Part, ShortList } from './part.tsx';
import { nameOf, ruledBy } from './subscription-facts.ts';
import { priceText } from '../../subscriptions/prices.ts';

const words = screens.billing.calendar;
const FIRST_ENTRIES = 5;

interface CalendarProps {
  readonly rows: readonly SubscriptionRow[];
  readonly nowMs: number;
}

/** Next renewals, ends and payment deadlines, by date; hidden if empty. [PLUS-21, PLUS-19] */
export function Calendar({ rows, nowMs }: CalendarProps) {
  const entries = listCalendar(rows.map(ruledBy), nowMs);
  if (entries.length === 0) return null;
  return (
    <Part id="calendar" title={words.title}>
      <ShortList rows={entries} most={FIRST_ENTRIES}>
        {(shown) => (
          <ol className={styles.list} aria-labelledby="calendar-title">
            {shown.map(({ kind, atMs, subscription: { row } }) => (
              <li key={`${row.subscriptionId} ${kind}`} className={styles.entry}>
                <time dateTime={new Date(atMs).toISOString()}>{dateText(atMs)}</time>
                <b>{words.kinds[kind]}</b>
                <span className={styles.device}>{words.of(nameOf(row), row.subscription)}</span>
                {kind === 'renews' && row.price !== null ? <span>{priceText(row.price)}</span> : null}
              </li>
            ))}
          </ol>
        )}
      </ShortList>
    </Part>
  );
}
