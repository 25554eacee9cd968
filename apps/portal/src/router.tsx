import { createRouter } from '@tanstack/react-router';
import { queryClient } from './query-client.ts';
import { routeTree } from './route-tree.gen.ts';
import { ErrorPage, NotFoundPage } from './shell/page/error-page.tsx';
import { PendingPage } from './shell/loading/spinner-layer.tsx';

/** Routes read server state through the query client of the context. */
export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: false,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  defaultPendingComponent: PendingPage,
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
