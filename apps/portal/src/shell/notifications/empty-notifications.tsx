import { Button } from '@mantine/core';
import { screens } from '@partyline/texts';
import styles from './notifications.module.css';
import type { KnownNotifications } from './queries.ts';

const words = screens.notifications;

export type Shown = 'unread' | 'all';

/** Renders an empty, unknown or failed list. A failure is no message. [NOTIF-15, ERR-40] */
export function EmptyNotifications({
  known,
  shown,
}: {
  readonly known: KnownNotifications;
  readonly shown: Shown;
}) {
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
