import type { QueryClient } from '@tanstack/react-query';
import { hasFailed } from '../query-client.ts';
import { findMe } from '../session/me.ts';
import { getSession } from '../session/session-store.ts';
import { WORKSPACES_KEY, workspacesQuery } from '../session/workspaces.ts';

interface LoaderContext {
  readonly context: { readonly queryClient: QueryClient };
}

/**
 * Starts fetching the workspaces of a user with an account, in parallel with the page's code. A loader does not wait for them: the
 * page shows the loading state and the error.
 */
export function prefetchWorkspaces({ context: { queryClient } }: LoaderContext): void {
  if (findMe(getSession()) === null || hasFailed(queryClient, WORKSPACES_KEY)) return;
  queryClient.query(workspacesQuery).catch(() => undefined);
}
