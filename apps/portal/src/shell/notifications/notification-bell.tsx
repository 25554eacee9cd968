import { ActionIcon } from '@mantine/core';
import { unreadCount } from '@partyline/notifications';
import { screens } from '@partyline/texts';
import { IconBell } from '@tabler/icons-react';
import { useEffect } from 'react';
import { removePaymentRedirect } from '../../subscriptions/payment-redirect.ts';
import { followEffects } from '../../session/feed/notification-feed.ts';
import { useMe } from '../../session/me.ts';
import { idleModule } from '../../lazy-module.ts';
import { WithModule } from '../loading/with-module.tsx';
import { hideSpinner } from '../loading/spinner.ts';
import { usePanel } from '../overlays/use-panel.ts';
import styles from './notifications.module.css';
import { useNotifications } from './queries.ts';

const panel = idleModule(() => import('./notification-panel.tsx'));
/** Above it: "99+". */
const SHOWN_AT_MOST = 99;

/** Ends blocking states and payment waits after a dashboard update on any other page; the dashboard reloads itself. [NOTIF-18, NOTIF-21] */
function useDashboardUpdates(): void {
  const { uid } = useMe().identity;
  useEffect(
    () =>
      followEffects({
        onEffect: (kind) => {
          if (kind === 'hide-spinner') hideSpinner();
          if (kind === 'remove-payment-redirect') removePaymentRedirect(uid);
        },
      }),
    [uid],
  );
}

/** Opens the notifications; shows the unread count. [NOTIF-1, NOTIF-3] */
export function NotificationBell() {
  const { target, toggle, close } = usePanel();
  const known = useNotifications();
  const unread = unreadCount(known.notifications);
  useDashboardUpdates();
  const label = screens.notifications.bell(unread);
  return (
    <>
      <ActionIcon
        className={styles.bell}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={target !== null}
        onClick={toggle}
      >
        <IconBell size={18} stroke={1.75} aria-hidden="true" />
        {unread === 0 ? null : (
          <b className={styles.count} aria-hidden="true">
            {unread > SHOWN_AT_MOST ? `${SHOWN_AT_MOST}+` : unread}
          </b>
        )}
      </ActionIcon>
      {target === null ? null : (
        <WithModule module={panel} onClose={close}>
          {({ NotificationPanel }) => <NotificationPanel {...{ target, known }} onClose={close} />}
        </WithModule>
      )}
    </>
  );
}
