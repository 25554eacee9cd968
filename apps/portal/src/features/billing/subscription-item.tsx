import { Button } from '@mantine/core';
import type { SubscriptionRow } from '@partyline/contract';
import { formatPrice, PLAN_VARIANTS } from '@partyline/pricing';
import { computeTerm, listWarnings } from '@partyline/subscriptions';
import { screens, subscriptionWarningText } from '@partyline/texts';
import { DisabledReason, PlanLabel, StatePill, Tag } from '@partyline/ui';
import { dateText } from '../../dates.ts';
import { failureText } from '../../forms/failure-text.ts';
import { NoticeBox } from '../../shell/notice-box.tsx';
import styles from './billing.module.css';
import { nameOf, ruledBy, type OfferedAction, type RowActionName } from './subscription-facts.ts';

const words = screens.billing.subscriptions;
const { actions } = screens.billing;
const { perInterval } = screens.planCards;
const GLYPHS = { Subscribed: 'online', 'Past-Due': 'warning', 'Not Subscribed': 'offline' } as const;
const LABELS = {
  cancel: [actions.cancel, actions.cancelOf],
  resubscribe: [actions.resubscribe, actions.resubscribeOf],
  delete: [actions.delete, actions.deleteOf],
} as const satisfies Record<RowActionName, readonly [string, (name: string) => string]>;

interface SubscriptionItemProps {
  readonly row: SubscriptionRow;
  readonly nowMs: number;
  readonly offered: readonly OfferedAction[];
  readonly isBusy: boolean;
  /** Why the last action failed. */
  readonly error: Error | null;
  readonly onAction: (action: RowActionName) => void;
}

/** One subscription: device, plan, users, status, its next date, what it warns of, and what can be done. [BILL-7, BILL-11 … BILL-13, PLUS-19, PLUS-21] */
export function SubscriptionItem({ row, nowMs, offered, isBusy, error, onAction }: SubscriptionItemProps) {
  const name = nameOf(row);
  const { subscription: plan, subscriptionStatus: status, workSpaceName } = row;
  const failure = failureText(error);
  return (
    <li className={styles.item} aria-label={name} aria-busy={isBusy || undefined}>
      <div className={styles.itemHead}>
        <b className={styles.device}>{name}</b>
        {workSpaceName === null ? null : <span className={styles.text}>{words.in(workSpaceName)}</span>}
        <PlanLabel variant={PLAN_VARIANTS[plan]} label={plan} />
        <StatePill glyph={GLYPHS[status]} word={status} />
        {row.cancelStatus ? <Tag label={words.cancelled} /> : null}
      </div>
      <Facts row={row} nowMs={nowMs} />
      <Warnings row={row} nowMs={nowMs} />
      <div className={styles.buttons}>
        {offered.map(({ action, refusal }) => (
          <DisabledReason key={action} reason={refusal}>
            <Button
              size="xs"
              aria-label={LABELS[action][1](name)}
              aria-disabled={isBusy || undefined}
              onClick={() => isBusy || onAction(action)}
            >
              {LABELS[action][0]}
            </Button>
          </DisabledReason>
        ))}
      </div>
      {failure === null ? null : <NoticeBox type="error">{failure}</NoticeBox>}
    </li>
  );
}

/** Users with the seats that are used, the price, and when it renews or ends. */
function Facts({ row, nowMs }: Pick<SubscriptionItemProps, 'row' | 'nowMs'>) {
  const { noOfUsers: users, usersConnected, price, interval } = row;
  const term = computeTerm(ruledBy(row));
  const date = term === null ? null : dateText(term.atMs);
  return (
    <p className={styles.facts}>
      <span>{usersConnected === null ? words.users(users) : words.seats(usersConnected, users)}</span>
      {price === null || interval === null ? null : (
        <span>{words.price(formatPrice(price), perInterval[interval])}</span>
      )}
      {term === null || date === null ? null : (
        <time dateTime={new Date(term.atMs).toISOString()}>
          {term.kind === 'renews'
            ? words.renews(date)
            : term.atMs > nowMs
              ? words.ends(date)
              : words.ended(date)}
        </time>
      )}
    </p>
  );
}

function Warnings({ row, nowMs }: Pick<SubscriptionItemProps, 'row' | 'nowMs'>) {
  return listWarnings(ruledBy(row), nowMs).map((warning) => (
    <NoticeBox key={warning.kind} type="warning">
      {subscriptionWarningText(warning, dateText)}{' '}
      {warning.kind === 'past-due' && row.graceEndsAt !== null
        ? words.graceEnds(dateText(Date.parse(row.graceEndsAt)))
        : null}
    </NoticeBox>
  ));
}
