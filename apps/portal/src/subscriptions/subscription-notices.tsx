import type { SubscriptionRow } from '@partyline/contract';
import { listFull, listNotices, type SubscriptionNotice as Notice } from '@partyline/subscriptions';
import { ActionIcon } from '@mantine/core';
import { screens, subscriptionWarningText } from '@partyline/texts';
import { IconClock, IconUsers, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useInterval, useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { millisecondsInMinute } from 'date-fns/constants';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { dateText } from '../dates.ts';
import styles from './subscription-notices.module.css';
import { PastDueNotice, type UnpaidDevice } from './past-due-notice.tsx';
import { noticedListQuery, priceListQuery, SUBSCRIPTION_EFFECTS } from './queries.ts';
import { useRefetchOn } from '../session/feed/notification-feed.ts';
import { useMe } from '../session/me.ts';
import { maySubscriptions, useAccountSubject } from '../session/rights.ts';

type SubscriptionNotice = Notice<SubscriptionRow>;
/** A missing payment stays until it is paid. */
type DismissibleNotice = Exclude<SubscriptionNotice, { kind: 'past-due' }>;

const words = screens.subscriptionPrompts;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

interface SubscriptionNoticesProps {
  /** Devices with a missing payment, for users who may not list subscriptions. */
  readonly unpaidDevices: readonly UnpaidDevice[];
}

/** Renders notices above the devices: a missing payment, a near end, or full seats. [BILL-26 … BILL-30, CONST-24, PLUS-19] */
export function SubscriptionNotices({ unpaidDevices }: SubscriptionNoticesProps) {
  const { notices, mayBuy, dismiss } = useNotices();
  const unpaid = [...unpaidDevices, ...notices.flatMap(unpaidDeviceOf)];
  if (unpaid.length + notices.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={words.notices}>
      {unpaid.map((device) => (
        <PastDueNotice {...device} key={device.key} />
      ))}
      {notices.map((notice) =>
        notice.kind === 'past-due' ? null : (
          <Notice key={notice.id} {...{ notice, mayBuy }} onDismiss={() => dismiss(notice.id)} />
        ),
      )}
    </ul>
  );
}

function unpaidDeviceOf({ id, kind, row }: SubscriptionNotice): readonly UnpaidDevice[] {
  if (kind !== 'past-due') return [];
  const { deviceName, subscription, workSpaceName: workspace, amountDue, payUrl, graceEndsAt } = row;
  const endsAtMs = graceEndsAt === null ? null : Date.parse(graceEndsAt);
  return [{ key: id, name: deviceName ?? subscription, workspace, amountDue, endsAtMs, payUrl }];
}

interface NoticeProps {
  readonly notice: DismissibleNotice;
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
      {mayBuy ? <NoticeLink notice={notice} /> : null}
      <ActionIcon variant="subtle" aria-label={words.dismiss(name)} onClick={onDismiss}>
        <IconX {...ICON} />
      </ActionIcon>
    </li>
  );
}

function textOf(notice: DismissibleNotice): string {
  if (notice.kind === 'upgrade') return words.seatsTaken(notice.row.noOfUsers);
  return subscriptionWarningText(notice.warning, dateText);
}

/** Renders the link of a notice: trials and full seats need a plan; anything else renews in billing. [GB-32, ROLE-24] */
function NoticeLink({ notice: { kind, row } }: Pick<NoticeProps, 'notice'>) {
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

const dismissedSchema = v.array(v.string());
/** The oldest are dropped. */
const DISMISSED_MAX = 100;

const asText = (text: string | undefined) => text ?? '';

function parseDismissed(text: string | undefined): string[] {
  try {
    const parsed = v.safeParse(dismissedSchema, JSON.parse(text ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

/** Returns this user's dismissed notices in this browser. */
function useDismissed(): readonly [ids: readonly string[], dismiss: (id: string) => void] {
  const { uid } = useMe().identity;
  // A string, because its identity survives a new read.
  const [text, setText] = useLocalStorage<string | undefined>({
    key: `portal.dismissed-notices.${uid}`,
    getInitialValueInEffect: false,
    serialize: asText,
    deserialize: asText,
  });
  const ids = useMemo(() => parseDismissed(text), [text]);
  return [ids, (id) => setText(JSON.stringify([...ids, id].slice(-DISMISSED_MAX)))];
}

interface Notices {
  readonly notices: readonly SubscriptionNotice[];
  readonly mayBuy: boolean;
  readonly dismiss: (id: string) => void;
}

/** Returns notices on subscriptions the user may list and has not dismissed. [BILL-26 … BILL-30] */
function useNotices(): Notices {
  const subject = useAccountSubject();
  const [nowMs, setNowMs] = useState(() => Date.now());
  useInterval(() => setNowMs(Date.now()), millisecondsInMinute, { autoInvoke: true });
  const [dismissed, dismiss] = useDismissed();
  const enabled = maySubscriptions(subject, 'list');
  useRefetchOn(SUBSCRIPTION_EFFECTS, noticedListQuery.queryKey);
  // /myaccount reports a failed query.
  const { data: rows = [] } = useQuery({ ...noticedListQuery, enabled });
  const isUpgradePossible = enabled && listFull(rows, subject).length > 0;
  const { data: products = [] } = useQuery({ ...priceListQuery('upgrade'), enabled: isUpgradePossible });
  const notices = enabled ? listNotices(rows, subject, products, nowMs) : [];
  return {
    notices: notices.filter(({ id }) => !dismissed.includes(id)),
    mayBuy: maySubscriptions(subject, 'buy'),
    dismiss,
  };
}
