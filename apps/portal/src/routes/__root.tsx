import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router';
import { movedPageOf } from '@partyline/session';
import { screens } from '@partyline/texts';
import { ReasonTooltip } from '@partyline/ui';
import { guard } from '../session/guard.ts';
import styles from '../shell/layout/root-layout.module.css';
import { Spinner } from '../shell/loading/spinner-layer.tsx';
import { MessageArea } from '../shell/messages/message-area.tsx';
import { SessionDialogs } from '../shell/logout/session-dialogs.tsx';

export const Route = createRootRouteWithContext<{ readonly queryClient: QueryClient }>()({
  beforeLoad: ({ location: { href, state }, cause }) => {
    const moved = movedPageOf(href);
    if (moved !== null) redirect({ href: moved, replace: true, throw: true });
    return cause === 'preload' ? undefined : guard(href, state.linkQuery);
  },
  component: RootLayout,
});

/** Renders what every screen has: skip link and overlays. */
function RootLayout() {
  return (
    <>
      <a className={styles.skip} href="#content">
        {screens.shell.skipToContent}
      </a>
      <Outlet />
      <Spinner />
      <SessionDialogs />
      <MessageArea />
      <ReasonTooltip />
    </>
  );
}
