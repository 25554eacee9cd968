import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { pluggedInAnalytics } from './analytics/analytics.ts';
import { followAnalytics } from './analytics/follow-analytics.ts';
import { queryClient, whenPageIsReady, whenRead } from './query-client.ts';
import { followNavigations } from './follow-navigations.ts';
import { nextTask, whenIdle } from './next-task.ts';
import { router } from './router.tsx';
import { followGuardFacts } from './session/guard.ts';
import { sessionStore } from './session/session-store.ts';
import { startSession } from './session/start-session.ts';
import { tellOtherAccount } from './shell/other-account.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { ThemeProvider } from './theme/theme-provider.tsx';

/** How long the page may be read before it is drawn as it is: what answers sooner is drawn once, and not first as a wait. */
const READ_FIRST_MS = 150;

/**
 * Starts the app in an element of the page: first the session, so that no guard ever sees an unknown user. When even that
 * fails, the page says so. [UI-14]
 */
export async function startApp(element: HTMLElement): Promise<void> {
  const root = createRoot(element);
  loadPageCode();
  try {
    await startSession(
      { onOtherAccount: tellOtherAccount, onOtherUser: () => location.reload() },
      whenPageIsReady,
    );
  } catch (error) {
    root.render(
      <ThemeProvider>
        <ErrorPage error={error} />
      </ThemeProvider>,
    );
    return;
  }
  // Reading the page is a task of its own: the browser can do something else between it and the session.
  await nextTask();
  followGuardFacts(() => void router.invalidate());
  followNavigations(router);
  const analytics = followAnalytics(pluggedInAnalytics(), sessionStore);
  router.subscribe('onRendered', ({ toLocation }) => analytics.show(toLocation.pathname));
  // Whatever fails here is met again, and told, when the page is drawn.
  const read = router
    .load()
    .then(() => whenRead(READ_FIRST_MS))
    .catch(() => undefined);
  await Promise.race([read, new Promise((resolve) => setTimeout(resolve, READ_FIRST_MS))]);
  // In pieces, so that the page answers in between.
  startTransition(() =>
    root.render(
      <ThemeProvider>
        <ErrorBoundary>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </ErrorBoundary>
      </ThemeProvider>,
    ),
  );
  // Sheets open after it: their code is lazy too. A failure leaves the Back button, and a new deploy, to the browser.
  void whenIdle(2_000)
    .then(() => import('./start-later.ts'))
    .then(({ startLater }) => startLater(router))
    .catch(() => undefined);
}

/** Has the code of the page at this address run while the session is still being found out. */
function loadPageCode(): void {
  const [routes] = router.getMatchedRoutes(location.pathname);
  // A failure is met again, and told, when the page is drawn.
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined);
}
