import { Anchor } from '@mantine/core';
import { PLAN_VARIANTS } from '@partyline/pricing';
import { computeTerm, isReleased, subscriptionOfListed } from '@partyline/subscriptions';
import { screens, subscriptionStatementText } from '@partyline/texts';
import { classNames, PlanLabel, StateGlyph, type DataColumn } from '@partyline/ui';
import { dateText, dayText } from '../../dates.ts';
import { failureText } from '../../forms/failure-text.ts';
import styles from './billing.module.css';
import { SubscriptionActions, SubscriptionButton, type ActiveSubscription } from './subscription-actions.tsx';
import { nameOf } from '../../subscriptions/subscription-name.ts';
import { isWaiting, pendingText } from '../../subscriptions/pending-change.tsx';
import { termText } from '../../subscriptions/term-text.ts';
import { netPriceText } from '../../subscriptions/tax.ts';

const words = screens.billing.subscriptions;
const { columns: heads } = words;
const { perInterval } = screens.planCards;

/** The columns of the subscriptions. [BILL-1 … BILL-7, PLUS-21] */
export const SUBSCRIPTION_COLUMNS: readonly DataColumn<ActiveSubscription>[] = [
  { key: 'name', head: heads.name, cell: (view) => <NameCell {...view} />, place: 'title' },
  {
    key: 'plan',
    head: heads.plan,
    width: 110,
    place: 'wide',
    cell: ({ row: { subscription: plan } }) => <PlanLabel variant={PLAN_VARIANTS[plan]} label={plan} />,
  },
  {
    key: 'invoice',
    head: heads.invoice,
    cell: (view) => <InvoiceLink {...view} />,
    isDetail: true,
    place: 'wide',
    width: 140,
  },
  {
    key: 'users',
    head: heads.users,
    width: 90,
    isDetail: true,
    place: 'wide',
    isFigure: true,
    cell: ({ row: { noOfUsers: users, usersConnected: used } }) =>
      used === null ? users : <span className={styles.steady}>{words.seats(used, users)}</span>,
  },
  {
    key: 'statement',
    head: heads.statement,
    cell: (view) => <StatementCell {...view} />,
    place: 'sentence',
    width: 240,
  },
  {
    key: 'price',
    head: heads.price,
    cell: ({ row: { price, interval } }) =>
      price === null || interval === null ? null : (
        <span className={styles.amount}>
          {netPriceText(price)}
          <small>{perInterval[interval]}</small>
        </span>
      ),
    isDetail: true,
    isFigure: true,
    place: 'sentence',
    width: 150,
  },
  {
    key: 'step',
    head: heads.step,
    cell: (view) => <SubscriptionButton {...view} />,
    place: 'plain',
    width: 170,
  },
  {
    key: 'actions',
    head: heads.actions,
    cell: (view) => <SubscriptionActions {...view} />,
    place: 'actions',
    width: 56,
  },
];

/** Renders the device, on phones with its plan and users, with a change that waits and the last action's error. [PLUS-18] */
function NameCell({ row, requestState, error }: ActiveSubscription) {
  const { workSpaceName, customer, subscription, usersConnected, noOfUsers } = row;
  const failure = failureText(error);
  return (
    <div data-request-state={requestState}>
      {customer?.company ?? nameOf(row)}
      {customer === null ? null : (
        <small className={styles.place}>{isReleased(row) ? words.formerCustomer : words.yourCustomer}</small>
      )}
      {workSpaceName === null ? null : (
        <small className={classNames(styles.place, styles.inTable)}>{words.in(workSpaceName)}</small>
      )}
      <small className={classNames(styles.place, styles.inCard)}>
        {words.facts(workSpaceName, subscription, usersConnected, noOfUsers)}
      </small>
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

/**
 * Renders the one statement about a subscription, when it renews or what it warns of, above its status: both keep their lines when
 * the subscription changes. [BILL-5, BILL-6, BILL-11 … BILL-13, HZ-3]
 */
function StatementCell(view: ActiveSubscription) {
  return (
    <div>
      <Statement {...view} />
      <small className={styles.place}>{words.statuses[view.row.subscriptionStatus]}</small>
    </div>
  );
}

function Statement({ row, warning, nowMs }: ActiveSubscription) {
  if (warning !== null) {
    const isNear = warning.kind === 'past-due' || warning.kind === 'ends-soon';
    return (
      <span role="status" className={classNames(styles.line, styles.warning)}>
        <StateGlyph glyph="warning" size={14} />
        <span>{subscriptionStatementText(warning, isNear ? dayText : dateText)}</span>
      </span>
    );
  }
  const term = computeTerm(subscriptionOfListed(row));
  if (term === null) return null;
  return <time dateTime={new Date(term.atMs).toISOString()}>{termText(term, words, nowMs)}</time>;
}
