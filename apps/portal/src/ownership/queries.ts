import { queryOptions } from '@tanstack/react-query';
import { api } from '../session/api.ts';

/** The key of {@link handoversQuery}. */
export const HANDOVERS_KEY = ['ownership', 'open'] as const;

/** The open transfers and requests that the user submitted or answers. [OWN-3, GO-1, GO-6] */
export const handoversQuery = queryOptions({
  queryKey: HANDOVERS_KEY,
  queryFn: async ({ signal }) => (await api.get('/api/workspace/ownership', { signal })).handovers,
});

/** Who is eligible for the ownership of a workspace, or of the account where none is named. [OWN-4, GO-3] */
export const recipientsQuery = (workspaceId: number | null) =>
  queryOptions({
    queryKey: ['ownership', 'recipients', workspaceId],
    queryFn: async ({ signal }) => {
      const query = workspaceId === null ? {} : { workspaceId: String(workspaceId) };
      return (await api.get('/api/workspace/recipients', { params: { query }, signal })).recipients;
    },
    // Roles may have changed since the dialog was last open.
    gcTime: 0,
    staleTime: 0,
  });
