import { Anchor } from '@mantine/core';
import { PLAN_VARIANTS } from '@partyline/pricing';
import { computeTerm, subscriptionOfListed } from '@partyline/subscriptions';
import { screens, subscriptionWarningText } from '@partyline/texts';
import { classNames, PlanLabel, StateGlyph, StatePill, type DataColumn } from '@partyline/ui';
import { dateText } from '../../dates.ts';
import { failureText } from '../../forms/failure-text.ts';
import styles from './billing.module.css';
import { SubscriptionActions, SubscriptionButton, type ActiveSubscription } from './subscription-actions.tsx';
import { nameOf } from './subscription-facts.ts';
import { isWaiting, pendingText } from '../../subscriptions/pending-change.tsx';
import { termText } from '../../subscriptions/term-text.ts';
import { netPriceText } from '../../subscriptions/tax.ts';

const words = screens.billing.subscriptions;
const { columns: heads } = words;
const { perInterval } = screens.planCards;
const GLYPHS = { Subscribed: 'online', 'Past-Due': 'warning', 'Not Subscribed': 'offline' } as const;

/** The columns of the subscriptions. [BILL-1 … BILL-7, PLUS-21] */
export const SUBSCRIPTION_COLUMNS: readonly DataColumn<ActiveSubscription>[] = [
  { key: 'name', head: heads.name, cell: (view) => <NameCell {...view} />, place: 'title' },
  {
    key: 'plan',
    head: heads.plan,
    cell: ({ row: { subscription: plan } }) => <PlanLabel variant={PLAN_VARIANTS[plan]} label={plan} />,
  },
  { key: 'invoice', head: heads.invoice, cell: (view) => <InvoiceLink {...view} />, isDetail: true },
  {
    key: 'users',
    head: heads.users,
    isDetail: true,
    isFigure: true,
    cell: ({ row: { noOfUsers: users, usersConnected: used } }) =>
      used === null ? users : <span className={styles.steady}>{words.seats(used, users)}</span>,
  },
  { key: 'renewal', head: heads.renewal, cell: (view) => <TermCell {...view} /> },
  {
    key: 'status',
    head: heads.status,
    cell: ({ row: { subscriptionStatus: status } }) => (
      <StatePill glyph={GLYPHS[status]} word={words.statuses[status]} />
    ),
  },
  {
    key: 'price',
    head: heads.price,
    cell: ({ row: { price, interval } }) =>
      price === null || interval === null ? null : (
        <span className={styles.steady}>{words.price(netPriceText(price), perInterval[interval])}</span>
      ),
    isDetail: true,
    isFigure: true,
  },
  { key: 'next', head: heads.next, cell: (view) => <SubscriptionButton {...view} />, place: 'plain' },
  {
    key: 'actions',
    head: heads.actions,
    cell: (view) => <SubscriptionActions {...view} />,
    place: 'actions',
  },
];

/**
 * Renders the device, with what is said of its end, a change that waits and the last action's error. [BILL-11 … BILL-13, PLUS-18, PLUS-19]
 */
function NameCell({ row, warning, error }: ActiveSubscription) {
  const { workSpaceName } = row;
  const failure = failureText(error);
  return (
    <div className={styles.subject}>
      {nameOf(row)}
      {workSpaceName === null ? null : <small className={styles.place}>{words.in(workSpaceName)}</small>}
      {warning === null ? null : (
        <small role="status" className={classNames(styles.line, styles.warning)}>
          <StateGlyph glyph="warning" size={14} />
          <span>{subscriptionWarningText(warning, dateText)}</span>
        </small>
      )}
      {isWaiting(row) ? (
        <small role="status" className={classNames(styles.line, styles.warning)}>
          <StateGlyph glyph="warning" size={14} />
          <span>{pendingText(row)}</span>
        </small>
      ) : null}
      {failure === null ? null : (
        <small role="alert" className={classNames(styles.line, styles.failure)}>
          <StateGlyph glyph="error" size={14} />
          <span>{failure}</span>
        </small>
      )}
    </div>
  );
}

/** Renders the newest invoice, linked to the provider. [BILL-3, GB-22] */
function InvoiceLink({ invoice }: ActiveSubscription) {
  if (invoice === null) return null;
  const { invoiceId, url } = invoice;
  if (url === null) return <span className={styles.id}>{invoiceId}</span>;
  return (
    <Anchor
      className={styles.id ?? ''}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={screens.billing.invoices.open(invoiceId)}
    >
      {invoiceId}
    </Anchor>
  );
}

/** Renders the renewal, or the end of a trial; none where a warning has the only end. [BILL-5, HZ-3] */
function TermCell({ row, warning, nowMs }: ActiveSubscription) {
  const term = warning === null ? computeTerm(subscriptionOfListed(row)) : null;
  if (term === null) return null;
  return (
    <time className={styles.steady} dateTime={new Date(term.atMs).toISOString()}>
      {termText(term, words, nowMs)}
    </time>
  );
}
