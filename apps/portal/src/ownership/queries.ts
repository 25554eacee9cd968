import type { TransferRow } from '@partyline/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../session/api.ts';
import { type EffectKind, useRefetchOn } from '../session/feed/notification-feed.ts';

export const TRANSFERS_KEY = ['ownership', 'open'] as const;

/** Open transfers and requests from or to the user. [OWN-3, GO-1, GO-6] */
export const transfersQuery = queryOptions({
  queryKey: TRANSFERS_KEY,
  queryFn: async ({ signal }) => (await api.get('/api/workspace/ownership', { signal })).handovers,
});

/** Effects that open or close a transfer or request. */
const RELEVANT: ReadonlySet<EffectKind> = new Set(['reload-workspaces', 'refresh-token']);

/** Returns the open transfers and requests, read again when workspaces or rights change. [OWN-3, WS-27, GC-11] */
export function useTransfers(): readonly TransferRow[] {
  useRefetchOn(RELEVANT, TRANSFERS_KEY);
  const { data = [] } = useQuery(transfersQuery);
  return data;
}

/** Returns the query of the users eligible for a workspace, or for the account (null). [OWN-4, GO-3] */
export const recipientsQuery = (workspaceId: number | null) =>
  queryOptions({
    queryKey: ['ownership', 'recipients', workspaceId],
    queryFn: async ({ signal }) => {
      const query = workspaceId === null ? {} : { workspaceId: String(workspaceId) };
      return (await api.get('/api/workspace/recipients', { params: { query }, signal })).recipients;
    },
    // Roles may have changed meanwhile.
    gcTime: 0,
    staleTime: 0,
  });
