import type { SubscriptionRow } from '@partyline/contract';
import type { SubscriptionNotice } from '@partyline/subscriptions';
import { screens, subscriptionWarningText } from '@partyline/texts';
import { Link } from '@tanstack/react-router';
import { dateText } from '../../dates.ts';
import { maySubscriptions, useAccountSubject } from '../../session/rights.ts';
import { NoticeItem } from './notice-item.tsx';
import styles from './notices.module.css';

const words = screens.subscriptionPrompts;

/** A near end, or seats that are all taken. */
export type EndNotice = Exclude<SubscriptionNotice<SubscriptionRow>, { kind: 'past-due' }>;

interface EndNoticeProps {
  readonly notice: EndNotice;
  readonly onLeave: () => void;
  readonly onPutOff: () => void;
}

/** Returns what a notice is about. */
export const nameOfRow = ({ customer, deviceName, subscription }: SubscriptionRow): string =>
  customer?.company ?? deviceName ?? subscription;

/** Writes a near end, or full seats. [BILL-26 … BILL-30, GB-15] */
export function endText(notice: EndNotice): string {
  if (notice.kind === 'upgrade') return words.seatsTaken(notice.row.noOfUsers);
  return subscriptionWarningText(notice.warning, dateText);
}

/** Renders a near end, or full seats. [BILL-26 … BILL-30, CONST-24] */
export function SubscriptionEndNotice({ notice, onLeave, onPutOff }: EndNoticeProps) {
  const mayBuy = maySubscriptions(useAccountSubject(), 'buy');
  return (
    <NoticeItem
      tone="warn"
      icon={notice.kind === 'upgrade' ? 'seats' : 'end'}
      name={nameOfRow(notice.row)}
      text={endText(notice)}
      action={mayBuy ? <NoticeLink notice={notice} onLeave={onLeave} /> : null}
      onPutOff={onPutOff}
    />
  );
}

/** Renders the link of a notice: trials and full seats need a plan; anything else renews in billing. [GB-32, ROLE-24] */
function NoticeLink({ notice: { kind, row }, onLeave }: Omit<EndNoticeProps, 'onPutOff'>) {
  if (kind === 'ends-soon' && row.productKind !== 'trial') {
    return (
      <Link className={styles.link} to="/myaccount" onClick={onLeave}>
        {words.goToBilling}
      </Link>
    );
  }
  const search = { list: 'upgrade', ...(row.vicUuid !== null && { target: row.vicUuid }) } as const;
  return (
    <Link className={styles.link} to="/myaccount/plans" search={search} onClick={onLeave}>
      {kind === 'upgrade' ? words.upgrade : words.choosePlan}
    </Link>
  );
}
