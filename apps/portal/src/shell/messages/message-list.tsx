import { MESSAGE_FADE_MS, MESSAGE_TIMEOUT_MS } from '@partyline/display';
import { classNames } from '@partyline/ui';
import { Button, Group } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { MessageBox } from './message-box.tsx';
import styles from './message-list.module.css';
import { WhoCanLink } from '../page/who-can-link.tsx';
import { choiceOf, hideMessage, refusedActOf, type MessageType } from './show-message.ts';

const FADE = { animationDelay: `${MESSAGE_TIMEOUT_MS}ms`, animationDuration: `${MESSAGE_FADE_MS}ms` };

/**
 * Renders the messages over the page and its dialogs, oldest first, so that nothing moves when one comes or goes. They close after 4 s
 * and fade for 250 ms before; pointer or focus pause the time, which then starts again. [UI-3, UI-6, UI-7, UI-8, GU-2, HZ-10]
 */
export function MessageList() {
  return (
    <Notifications
      // In place: a portal would lie outside the region.
      withinPortal={false}
      className={styles.list}
      // The style sheet fades a message, so that the pointer can still hold it.
      transitionDuration={0}
      notificationMaxHeight="none"
      pauseResetOnHover="notification"
      // Text can be selected.
      allowDragDismiss={false}
      allowScrollDismiss={false}
      renderNotification={({ id = '', variant, title, message, autoClose }) => (
        <MessageBox
          type={variant as MessageType} // as showMessage sets it
          className={classNames(styles.message, autoClose !== false && styles.closing)}
          style={FADE}
          onClose={() => hideMessage(id)}
        >
          {title === undefined ? null : (
            <b>
              <bdi>{title}</bdi>
            </b>
          )}
          <span>{message}</span>
          <Refused id={id} />
          <Choice id={id} />
        </MessageBox>
      )}
    />
  );
}

/** Renders where the reader of a refusal finds out who can. [PLUS-35] */
function Refused({ id }: { readonly id: string }) {
  const act = refusedActOf(id);
  return act === undefined ? null : (
    <span>
      <WhoCanLink {...act} />
    </span>
  );
}

function Choice({ id }: { readonly id: string }) {
  const choice = choiceOf(id);
  if (choice === undefined) return null;
  return (
    <Group gap={8} mt={8}>
      <Button size="xs" variant="filled" onClick={choice.run}>
        {choice.label}
      </Button>
      <Button size="xs" onClick={() => hideMessage(id)}>
        {choice.otherLabel}
      </Button>
    </Group>
  );
}
