import { MESSAGE_FADE_MS, MESSAGE_TIMEOUT_MS } from '@partyline/display';
import { classNames } from '@partyline/ui';
import { Notifications } from '@mantine/notifications';
import { MessageBox } from './message-box.tsx';
import styles from './message-list.module.css';
import { cornerMessages, hideMessage, type MessageType, pageMessages } from './show-message.ts';

const FADE = { animationDelay: `${MESSAGE_TIMEOUT_MS}ms`, animationDuration: `${MESSAGE_FADE_MS}ms` };

/**
 * Renders the messages on the page, oldest first. They close after 4 s and fade for 250 ms before; pointer or focus pause the time,
 * which then starts again. [UI-3, UI-6, UI-7, UI-8, GU-2]
 */
export function PageMessages() {
  return (
    <Notifications
      store={pageMessages}
      // In place: a portal would lie outside the page's landmarks.
      withinPortal={false}
      className={styles.list}
      // The style sheet fades a message, so that the pointer can still hold it.
      transitionDuration={0}
      notificationMaxHeight="none"
      pauseResetOnHover="notification"
      // Text can be selected.
      allowDragDismiss={false}
      allowScrollDismiss={false}
      renderNotification={({ id = '', variant, message, autoClose }) => (
        <MessageBox
          type={variant as MessageType} // as showMessage sets it
          className={classNames(styles.inPage, autoClose !== false && styles.closing)}
          style={FADE}
          onClose={() => hideMessage(id)}
        >
          {message}
        </MessageBox>
      )}
    />
  );
}

/** Renders the messages at the corner of the window, above dialogs, each with its title. */
export function CornerMessages() {
  return (
    <Notifications
      store={cornerMessages}
      withinPortal={false}
      className={classNames(styles.list, styles.corner)}
      transitionDuration={0}
      renderNotification={({ id = '', variant, title, message }) => (
        <MessageBox
          type={variant as MessageType} // as showMessage sets it
          className={styles.inCorner}
          onClose={() => hideMessage(id, cornerMessages)}
        >
          <b>
            <bdi>{title}</bdi>
          </b>
          <span>{message}</span>
        </MessageBox>
      )}
    />
  );
}
