import { screens } from '@partyline/texts';
import { useNotifications } from '@mantine/notifications';
import { clearMessages } from './show-message.ts';
import { lazyModule, useLazy } from '../../lazy-module.ts';

export const messageList = lazyModule(() => import('./message-list.tsx'));

/** Renders the messages of every screen. [UI-3, HZ-10] */
export function MessageArea() {
  const { notifications } = useNotifications();
  if (notifications.length === 0) return null;
  return (
    <section aria-label={screens.shell.messages}>
      <Messages />
    </section>
  );
}

/** Drops the messages if they cannot be shown. */
function Messages() {
  const file = useLazy(messageList, clearMessages);
  return file && <file.MessageList />;
}
