import { screens } from '@partyline/texts';
import { useNotifications } from '@mantine/notifications';
import { clearMessages, pageMessages } from '../messages/show-message.ts';
import { lazyOverlay } from '../overlays/lazy-overlay.tsx';

// Not in the first load.
const PageMessages = lazyOverlay(() =>
  import('../messages/message-list.tsx').then((file) => file.PageMessages),
);

/** Renders the messages, in the page's flow below the bar. [UI-3, GU-2] */
export function MessageArea({ className }: { readonly className?: string | undefined }) {
  const { notifications } = useNotifications(pageMessages);
  if (notifications.length === 0) return null;
  return (
    <section className={className} aria-label={screens.shell.messages}>
      <PageMessages onClose={clearMessages} />
    </section>
  );
}
