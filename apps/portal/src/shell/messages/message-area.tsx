import { screens } from '@partyline/texts';
import { useNotifications } from '@mantine/notifications';
import { clearMessages } from './show-message.ts';
import { lazyOverlay } from '../overlays/lazy-overlay.tsx';

// Not in the first load.
const MessageList = lazyOverlay(() => import('./message-list.tsx').then((file) => file.MessageList));

/** Renders the messages of every screen. [UI-3, HZ-10] */
export function MessageArea() {
  const { notifications } = useNotifications();
  if (notifications.length === 0) return null;
  return (
    <section aria-label={screens.shell.messages}>
      <MessageList onClose={clearMessages} />
    </section>
  );
}
