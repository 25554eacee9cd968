import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { screens } from '@partyline/texts';
import { queryClient, whenPageIsReady, whenRead } from './query-client.ts';
import { followNavigations } from './follow-navigations.ts';
import { nextTask, whenIdle } from './next-task.ts';
import { router } from './router.tsx';
import { followGuardFacts } from './session/guard.ts';
import { startSession } from './session/start-session.ts';
import { ErrorBoundary, ErrorPage } from './shell/page/error-page.tsx';
import { ThemeProvider } from './theme/theme-provider.tsx';
import { showMessage } from './shell/messages/show-message.ts';

/** Time to fetch before the first render: faster answers skip the loading state. */
const READ_FIRST_MS = 150;

/** Starts the app, session first, so that guards never see an unknown user. A failure is shown on the page. [UI-14] */
export async function startApp(element: HTMLElement): Promise<void> {
  // Not in the task that evaluates the scripts, which is long.
  await nextTask();
  const root = createRoot(element);
  loadPageCode();
  try {
    await startSession(
      { onOtherAccount: announceAccountChange, onOtherUser: () => location.reload() },
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
  // A separate task lets the browser work in between.
  await nextTask();
  followGuardFacts(() => void router.invalidate());
  followNavigations(router);
  // Rendering repeats and reports any failure.
  const read = router
    .load()
    .then(() => whenRead(READ_FIRST_MS))
    .catch(() => undefined);
  await Promise.race([read, new Promise((resolve) => setTimeout(resolve, READ_FIRST_MS))]);
  // In slices, so that the page stays responsive.
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
  // Sheets open later, as they are lazy too. On failure Back and new deploys are left to the browser.
  void whenIdle(2_000)
    .then(() => import('./start-later.ts'))
    .then(({ startLater }) => startLater(router))
    .catch(() => undefined);
}

/** Evaluates the page's code while the session starts. */
function loadPageCode(): void {
  const [routes] = router.getMatchedRoutes(location.pathname);
  // Rendering repeats and reports any failure.
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined);
}

const SENTENCES = { account: screens.shell.rightsChanged, role: screens.shell.roleChanged } as const;

/** Tells that account or role changed elsewhere and this window followed. [GC-14] */
function announceAccountChange(change: 'account' | 'role'): void {
  showMessage({ type: 'info', message: SENTENCES[change], autoClose: false });
}
