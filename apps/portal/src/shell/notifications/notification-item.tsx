import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import {
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationKind,
  NOTIFICATION_OBJECT_KINDS,
  type NotificationObjectKind,
} from '@partyline/notifications';
import { screens, findHostText } from '@partyline/texts';
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
import { Link } from '@tanstack/react-router';
import type { ReactElement, RefAttributes } from 'react';
import { momentText } from '../../dates.ts';
import { HostText } from '../../host-text.tsx';
import { openDialog } from '../dialogs/dialogs.ts';
import styles from './notifications.module.css';
import { ITEM_ATTRIBUTE } from './use-read-when-visible.ts';

const words = screens.notifications;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** A color only where it is a state. */
const LOOKS: Readonly<Record<NotificationKind, readonly [Icon, string | undefined]>> = {
  'device-failed': [IconAlertOctagon, styles.bad],
  'payment-failed': [IconCreditCard, styles.bad],
  'payment-confirmation': [IconCreditCard, styles.warn],
  'purchase-settled': [IconCreditCard, undefined],
  'tax-changed': [IconCreditCard, undefined],
  'customer-changed': [IconUserCheck, undefined],
  'partner-release': [IconCreditCard, styles.warn],
  'subscription-ending': [IconClock, styles.warn],
  'access-ending': [IconClock, styles.warn],
  'ownership-submitted': [IconCrown, undefined],
  'ownership-answered': [IconCrown, undefined],
  'access-changed': [IconKey, undefined],
  'access-requested': [IconKey, styles.warn],
  'access-request-answered': [IconKey, undefined],
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

/** Renders one notification with its actions. [NOTIF-2, NOTIF-13, NOTIF-14, PLUS-27] */
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
          {isread ? null : <VisuallyHidden>{words.isUnread}: </VisuallyHidden>}
          <Message notification={notification} />
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

/** Marks the words that may be in another language than the page: a sentence stored before, and a host's own text. [HZ-16] */
function Message({ notification }: { readonly notification: Notification }) {
  const { message, language } = notification;
  if (language !== undefined) return <span lang={language}>{message}</span>;
  return <HostText text={message} hostText={findHostText(notification)} />;
}

type LinkProps = RefAttributes<HTMLAnchorElement> & Record<string, unknown>;

/** [PLUS-27] */
const LINKS: Readonly<
  Record<Exclude<NotificationObjectKind, 'ownership'>, (id: string, props: LinkProps) => ReactElement>
> = {
  device: (id, props) => <Link to="/dashboard" search={{ device: id }} {...props} />,
  workspace: (_id, props) => <Link to="/dashboard" {...props} />,
  subscription: (_id, props) => <Link to="/myaccount" {...props} />,
  customer: (_id, props) => <Link to="/myaccount/customers" {...props} />,
  people: (_id, props) => <Link to="/manage-invite" {...props} />,
  'access-request': (id, props) => <Link to="/manage-invite/access-request" search={{ id }} {...props} />,
};

interface ObjectLinkProps {
  readonly object: NonNullable<Notification['object']>;
  readonly onFollow: () => void;
}

/** Links to a notification's object; renders nothing for an unknown kind. [PLUS-27] */
function ObjectLink({ object, onFollow }: ObjectLinkProps) {
  const kind = NOTIFICATION_OBJECT_KINDS.find((known) => known === object.kind);
  if (kind === undefined) return null;
  if (kind === 'ownership') {
    const answer = () => {
      onFollow();
      openDialog('read-transfer', { transferId: object.id });
    };
    return <Button onClick={answer}>{screens.notifications.open[kind]}</Button>;
  }
  return (
    <Button renderRoot={(props: LinkProps) => LINKS[kind](object.id, props)} onClick={onFollow}>
      {screens.notifications.open[kind]}
    </Button>
  );
}
