import { queryOptions } from '@tanstack/react-query';
import { api } from '../session/api.ts';

export const TRANSFERS_KEY = ['ownership', 'open'] as const;

/** Open transfers and requests from or to the user. [OWN-3, GO-1, GO-6] */
export const transfersQuery = queryOptions({
  queryKey: TRANSFERS_KEY,
  queryFn: async ({ signal }) => (await api.get('/api/workspace/ownership', { signal })).handovers,
});

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
