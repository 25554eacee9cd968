import { ActionIcon } from '@mantine/core';
import { NOTIFICATION_KINDS, type Notification, type NotificationKind } from '@partyline/notifications';
import { screens } from '@partyline/texts';
import { classNames } from '@partyline/ui';
import {
  IconAlertOctagon,
  IconBell,
  IconCalendarPause,
  IconCheck,
  IconClock,
  IconCreditCard,
  IconCrown,
  IconFolders,
  IconKey,
  IconTrash,
  IconUserCheck,
  type Icon,
} from '@tabler/icons-react';
import { momentText } from '../../dates.ts';
import styles from './notifications.module.css';
import { ObjectLink } from './object-link.tsx';
import { ITEM_ATTRIBUTE } from './use-read-when-visible.ts';

const words = screens.notifications;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** A color only where it is a state. */
const LOOKS: Readonly<Record<NotificationKind, readonly [Icon, string | undefined]>> = {
  'device-failed': [IconAlertOctagon, styles.bad],
  'payment-failed': [IconCreditCard, styles.bad],
  'subscription-ending': [IconClock, styles.warn],
  'access-ending': [IconClock, styles.warn],
  'ownership-submitted': [IconCrown, undefined],
  'ownership-answered': [IconCrown, undefined],
  'access-changed': [IconKey, undefined],
  'invitation-accepted': [IconUserCheck, styles.good],
  'workspace-changed': [IconFolders, undefined],
  'schedule-paused': [IconCalendarPause, styles.warn],
};

function lookOf(event: string): readonly [Icon, string | undefined] {
  const kind = NOTIFICATION_KINDS.find((known) => known === event);
  // A newer server's kind.
  return kind === undefined ? [IconBell, undefined] : LOOKS[kind];
}

interface NotificationItemProps {
  readonly notification: Notification;
  readonly onRead: (docId: string) => void;
  readonly onRemove: (docId: string) => void;
  /** Closes the list. */
  readonly onFollow: () => void;
}

/** One notification with its actions. [NOTIF-2, NOTIF-13, NOTIF-14, PLUS-27] */
export function NotificationItem({ notification, onRead, onRemove, onFollow }: NotificationItemProps) {
  const { notificationDocId: docId, message, isread, timestamp, event, object } = notification;
  const [KindIcon, tone] = lookOf(event);
  const follow = () => {
    if (!isread) onRead(docId);
    onFollow();
  };
  return (
    <li className={classNames(styles.item, !isread && styles.unread)} {...{ [ITEM_ATTRIBUTE]: docId }}>
      <KindIcon className={classNames(styles.icon, tone)} {...ICON} />
      <div className={styles.body}>
        <p>
          {isread ? null : <span className={styles.hidden}>{words.isUnread}: </span>}
          {message}
        </p>
        <time dateTime={new Date(timestamp).toISOString()}>{momentText(timestamp)}</time>
        {object === undefined ? null : <ObjectLink object={object} onFollow={follow} />}
      </div>
      <div className={styles.actions}>
        {isread ? null : (
          <ActionIcon
            aria-label={words.markReadOf(message)}
            title={words.markRead}
            onClick={() => onRead(docId)}
          >
            <IconCheck {...ICON} />
          </ActionIcon>
        )}
        <ActionIcon aria-label={words.removeOf(message)} title={words.remove} onClick={() => onRemove(docId)}>
          <IconTrash {...ICON} />
        </ActionIcon>
      </div>
    </li>
  );
}
