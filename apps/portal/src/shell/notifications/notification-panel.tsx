import { SegmentedControl, Button } from '@mantine/core';
import { unreadCount, type Notification } from '@partyline/notifications';
import { screens } from '@partyline/texts';
import { useRef, useState, useEffect } from 'react';
import { ShellPopover, type ShellPanelProps } from '../overlays/shell-popover.tsx';
import { EmptyNotifications, type Shown } from './empty-notifications.tsx';
import { NotificationItem } from './notification-item.tsx';
import styles from './notifications.module.css';
import { PanelHead } from './panel-head.tsx';
import { useMarkRead, useRemove } from './mutations.ts';
import type { KnownNotifications } from './queries.ts';
import { useReadWhenVisible } from './use-read-when-visible.ts';

const words = screens.notifications;

interface NotificationPanelProps extends ShellPanelProps {
  readonly known: KnownNotifications;
}

/** Renders the notifications, unread or all; a sheet on phones. [NOTIF-1, NOTIF-9, NOTIF-13, NOTIF-14, PLUS-27] */
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

function PanelContent({ known, onClose }: Omit<NotificationPanelProps, 'target'>) {
  const { notifications } = known;
  const unread = unreadCount(notifications);
  const [shown, show] = useState<Shown>(unread === 0 ? 'all' : 'unread');
  // Items read while the list is open stay: nothing disappears in view.
  const [justRead, addRead] = useState<ReadonlySet<string>>(new Set());
  const markRead = useMarkRead();
  const markVisible = useMarkRead();
  const remove = useRemove();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isShown = ({ isread, notificationDocId }: Notification) =>
    shown === 'all' || !isread || justRead.has(notificationDocId);
  const items = notifications.filter(isShown);
  const keepRead = (docIds: readonly string[]) => addRead((ids) => new Set([...ids, ...docIds]));
  useReadWhenVisible(list, items, (docIds) => {
    // No retry and no message for a failed automatic mark.
    const due = docIds.filter((docId) => !justRead.has(docId));
    keepRead(due);
    for (const docId of due) markVisible.mutate(docId);
  });
  const readOne = (docId: string) => {
    keepRead([docId]);
    markRead.mutate(docId);
  };
  const removeOne = (docId: string) => {
    // The focused button goes with its item.
    heading.current?.focus();
    remove.mutate(docId);
  };
  const change = (value: Shown) => {
    addRead(new Set());
    show(value);
  };
  return (
    <>
      <PanelHead {...{ heading, unread, onClose }} onReadAll={() => markRead.mutate('all')} />
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
        <EmptyNotifications {...{ known, shown }} />
      ) : (
        <ul ref={list} className={styles.list} aria-label={words.list}>
          {items.map((notification) => (
            <NotificationItem
              key={notification.notificationDocId}
              notification={notification}
              onRead={readOne}
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

/** Deletes all after a question inside the list, which a dialog would close. [GN-18] */
function RemoveAll({ onRemove }: { readonly onRemove: () => void }) {
  const [isAsked, ask] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (isAsked) keep.current?.focus();
    else if (wasAsked.current) first.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  if (!isAsked) {
    return (
      <div className={styles.foot}>
        <Button ref={first} variant="subtle" onClick={() => ask(true)}>
          {words.removeAll}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.foot} role="group" aria-label={words.removeAll}>
      <p>{words.removeAllQuestion}</p>
      <Button ref={keep} onClick={() => ask(false)}>
        {words.keep}
      </Button>
      <Button color="red" onClick={onRemove}>
        {words.removeAll}
      </Button>
    </div>
  );
}
