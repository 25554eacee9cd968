import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { unreadCount, type Notification } from '@partyline/notifications';
import { screens } from '@partyline/texts';
import { IconChecks, IconSettings } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { ShellPanelProps } from '../shell-panels.tsx';
import { ShellPopover } from '../shell-popover.tsx';
import { NotificationItem } from './notification-item.tsx';
import styles from './notifications.module.css';
import { RemoveAll } from './remove-all.tsx';
import { useMarkRead, useRemove, type KnownNotifications } from './use-notifications.ts';
import { useReadWhenVisible } from './use-read-when-visible.ts';

const words = screens.notifications;

interface NotificationPanelProps extends ShellPanelProps {
  readonly known: KnownNotifications;
}

/** The list of notifications beside the bell, a sheet on phones: unread ones or all. [NOTIF-1, NOTIF-9, NOTIF-13, NOTIF-14, PLUS-27] */
export function NotificationPanel({ target, known, onClose }: NotificationPanelProps) {
  return (
    <ShellPopover
      target={target}
      label={words.title}
      position="bottom-end"
      width={420}
      className={styles.panel}
      onClose={onClose}
    >
      <PanelContent known={known} onClose={onClose} />
    </ShellPopover>
  );
}

type Shown = 'unread' | 'all';

function PanelContent({ known, onClose }: Omit<NotificationPanelProps, 'target'>) {
  const { notifications } = known;
  const unread = unreadCount(notifications);
  const [shown, show] = useState<Shown>(unread === 0 ? 'all' : 'unread');
  // What is read while the list is open stays in it: nothing disappears under the user's eyes.
  const [justRead, addRead] = useState<ReadonlySet<string>>(new Set());
  const markRead = useMarkRead();
  const remove = useRemove();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isShown = ({ isread, notificationDocId }: Notification) =>
    shown === 'all' || !isread || justRead.has(notificationDocId);
  const items = notifications.filter(isShown);
  const readAll = (docIds: readonly string[]) => {
    addRead((ids) => new Set([...ids, ...docIds]));
    for (const docId of docIds) markRead.mutate(docId);
  };
  useReadWhenVisible(list, items, readAll);
  const removeOne = (docId: string) => {
    // The button goes with its item.
    heading.current?.focus();
    remove.mutate(docId);
  };
  const change = (value: Shown) => {
    addRead(new Set());
    show(value);
  };
  return (
    <>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        <Button
          variant="subtle"
          aria-disabled={unread === 0 || undefined}
          leftSection={<IconChecks size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => {
            if (unread > 0) markRead.mutate('all');
          }}
        >
          {words.markAllRead}
        </Button>
        <ActionIcon
          aria-label={words.settings}
          title={words.settings}
          onClick={onClose}
          renderRoot={(props) => <Link to="/myaccount" hash="notifications" {...props} />}
        >
          <IconSettings size={18} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </div>
      <div className={styles.choice}>
        <SegmentedControl
          aria-label={words.show}
          data={[
            { value: 'unread', label: words.unread(unread) },
            { value: 'all', label: words.all },
          ]}
          value={shown}
          onChange={change}
        />
      </div>
      {markRead.isError || remove.isError ? (
        <p role="alert" className={styles.failed}>
          {words.failed}
        </p>
      ) : null}
      {items.length === 0 ? (
        <Nothing {...{ known, shown }} />
      ) : (
        <ul ref={list} className={styles.list} aria-label={words.list}>
          {items.map((notification) => (
            <NotificationItem
              key={notification.notificationDocId}
              notification={notification}
              onRead={(docId) => readAll([docId])}
              onRemove={removeOne}
              onFollow={onClose}
            />
          ))}
        </ul>
      )}
      {notifications.length === 0 ? null : <RemoveAll onRemove={() => removeOne('all')} />}
    </>
  );
}

/** Nothing to show: none, none unread, or not known yet. A failure is no alert. [NOTIF-15, ERR-40] */
function Nothing({ known, shown }: { readonly known: KnownNotifications; readonly shown: Shown }) {
  const { isKnown, isFailed, refetch } = known;
  if (!isKnown && isFailed) {
    return (
      <div className={styles.nothing}>
        <p>{words.notLoaded}</p>
        <Button onClick={refetch}>{words.tryAgain}</Button>
      </div>
    );
  }
  if (!isKnown) {
    return (
      <p role="status" className={styles.nothing}>
        {words.loading}
      </p>
    );
  }
  const isNoneUnread = shown === 'unread' && known.notifications.length > 0;
  return (
    <div className={styles.nothing}>
      <h3>{isNoneUnread ? words.noneUnread : words.empty}</h3>
      <p>{isNoneUnread ? words.noneUnreadText : words.emptyText}</p>
    </div>
  );
}
