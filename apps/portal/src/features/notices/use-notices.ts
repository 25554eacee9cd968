import type { AnnouncementItem, SubscriptionRow, TransferRow } from '@partyline/contract';
import { useInterval } from '@mantine/hooks';
import { listFull, listNotices, noticeStageOf, type SubscriptionNotice } from '@partyline/subscriptions';
import { useQuery } from '@tanstack/react-query';
import { millisecondsInMinute } from 'date-fns/constants';
import { useState } from 'react';
import { useTransfers } from '../../ownership/queries.ts';
import { useRefetchOn } from '../../session/feed/notification-feed.ts';
import { maySubscriptions, useAccountSubject } from '../../session/rights.ts';
import { noticedListQuery, priceListQuery, SUBSCRIPTION_EFFECTS } from '../../subscriptions/queries.ts';
import { useDismissed } from './dismissed.ts';
import type { UnpaidDevice } from './past-due-notice.tsx';
import { announcementsQuery } from './queries.ts';
import { nameOfRow, type EndNotice } from './subscription-notice.tsx';
import { useUnpaidDevices } from './use-unpaid-devices.ts';

/** Something that the line at the foot of a page tells. */
export type PageNotice = { readonly id: string } & (
  | { readonly kind: 'unpaid'; readonly device: UnpaidDevice }
  | { readonly kind: 'announcement'; readonly item: AnnouncementItem }
  | { readonly kind: 'transfer'; readonly transfer: TransferRow }
  | { readonly kind: 'end'; readonly notice: EndNotice }
);

interface Notices {
  /** The most urgent first. */
  readonly notices: readonly PageNotice[];
  /** Keeps a notice quiet until its next stage. */
  readonly putOff: (id: string) => void;
}

/** Returns what is to be told: missing payments, announcements, transfers, ends and full seats. [HZ-10] */
export function useNotices(): Notices {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useInterval(() => setNowMs(Date.now()), millisecondsInMinute, { autoInvoke: true });
  const { data: announcements = [] } = useQuery(announcementsQuery);
  const transfers = useTransfers();
  const unpaidDevices = useUnpaidDevices();
  const subscriptions = useSubscriptionNotices(nowMs);
  const [dismissed, putOff] = useDismissed();
  const notices: PageNotice[] = [
    ...unpaidDevices.map((device) => unpaidNotice(device, nowMs)),
    ...subscriptions.flatMap((notice) =>
      notice.kind === 'past-due'
        ? [{ ...unpaidNotice(unpaidDeviceOf(notice.row), nowMs), id: notice.id }]
        : [],
    ),
    ...announcements.map((item) => ({ kind: 'announcement', id: `announcement ${item.id}`, item }) as const),
    ...transfers.map((transfer) => ({ kind: 'transfer', id: `transfer ${transfer.id}`, transfer }) as const),
    ...subscriptions.flatMap((notice) =>
      notice.kind === 'past-due' ? [] : [{ kind: 'end', id: notice.id, notice } as const],
    ),
  ];
  return { notices: notices.filter(({ id }) => !dismissed.includes(id)), putOff };
}

function unpaidNotice(device: UnpaidDevice, nowMs: number): PageNotice {
  const id = `unpaid ${device.key} ${device.endsAtMs} ${noticeStageOf(device.endsAtMs, nowMs)}`;
  return { kind: 'unpaid', id, device };
}

function unpaidDeviceOf(row: SubscriptionRow): UnpaidDevice {
  const { subscriptionId: key, workSpaceName: workspace, amountDue, payUrl, graceEndsAt } = row;
  const endsAtMs = graceEndsAt === null ? null : Date.parse(graceEndsAt);
  return { key, name: nameOfRow(row), workspace, amountDue, endsAtMs, payUrl };
}

/** Returns notices on subscriptions that the user may list. [BILL-26 … BILL-30, PLUS-19] */
function useSubscriptionNotices(nowMs: number): readonly SubscriptionNotice<SubscriptionRow>[] {
  const subject = useAccountSubject();
  const enabled = maySubscriptions(subject, 'list');
  useRefetchOn(SUBSCRIPTION_EFFECTS, noticedListQuery.queryKey);
  // The billing reports a failed query.
  const { data: rows = [] } = useQuery({ ...noticedListQuery, enabled });
  const isUpgradePossible = enabled && listFull(rows, subject).length > 0;
  const { data: products = [] } = useQuery({ ...priceListQuery('upgrade'), enabled: isUpgradePossible });
  return enabled ? listNotices(rows, subject, products, nowMs) : [];
}
