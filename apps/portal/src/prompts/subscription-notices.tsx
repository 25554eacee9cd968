import { ActionIcon } from '@mantine/core';
import { screens, subscriptionWarningText } from '@partyline/texts';
import { IconClock, IconUsers, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { dateText } from '../dates.ts';
import type { SubscriptionNotice } from './list-notices.ts';
import styles from './subscription-notices.module.css';
import { useNotices } from './use-notices.ts';

const words = screens.subscriptionPrompts;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** Notices above the devices: a near end, or full seats. [BILL-26 … BILL-30, CONST-24] */
export function SubscriptionNotices() {
  const { notices, mayBuy, dismiss } = useNotices();
  if (notices.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={words.notices}>
      {notices.map((notice) => (
        <Notice key={notice.id} {...{ notice, mayBuy }} onDismiss={() => dismiss(notice.id)} />
      ))}
    </ul>
  );
}

interface NoticeProps {
  readonly notice: SubscriptionNotice;
  readonly mayBuy: boolean;
  readonly onDismiss: () => void;
}

function Notice({ notice, mayBuy, onDismiss }: NoticeProps) {
  const { row } = notice;
  const name = row.deviceName ?? row.subscription;
  return (
    <li className={styles.item}>
      {notice.kind === 'upgrade' ? <IconUsers {...ICON} /> : <IconClock {...ICON} />}
      <p className={styles.text}>
        <b>{name}</b> {textOf(notice)}
      </p>
      {mayBuy ? <Way notice={notice} /> : null}
      <ActionIcon variant="subtle" aria-label={words.dismiss(name)} onClick={onDismiss}>
        <IconX {...ICON} />
      </ActionIcon>
    </li>
  );
}

function textOf(notice: SubscriptionNotice): string {
  if (notice.kind === 'upgrade') return words.seatsTaken(notice.row.noOfUsers);
  return subscriptionWarningText(notice.warning, dateText);
}

/** Trials and full seats need a plan; anything else renews in billing. [GB-32, ROLE-24] */
function Way({ notice: { kind, row } }: Pick<NoticeProps, 'notice'>) {
  if (kind === 'ends-soon' && row.productKind !== 'trial') {
    return (
      <Link className={styles.link} to="/myaccount" hash="billing">
        {words.goToBilling}
      </Link>
    );
  }
  const search = { list: 'upgrade', ...(row.vicUuid !== null && { target: row.vicUuid }) } as const;
  return (
    <Link className={styles.link} to="/myaccount" search={search} hash="plans">
      {kind === 'upgrade' ? words.upgrade : words.choosePlan}
    </Link>
  );
}
