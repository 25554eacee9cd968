import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

/** The workspaces that the user sees, with their roles there. [API-35, GW-18] */
export const workspacesQuery = queryOptions({
  queryKey: ['permissions', 'workspaces'],
  queryFn: ({ signal }) => api.get('/api/vic', { signal }),
});

/** The current roles in a workspace; at most 1,000 rows. [API-47] */
export const membersQuery = (workspaceId: number) =>
  queryOptions({
    queryKey: ['permissions', 'members', workspaceId],
    queryFn: ({ signal }) =>
      api.get('/api/invitation', {
        params: { query: { workspaceId: String(workspaceId), status: 'accepted', limit: '1000' } },
        signal,
      }),
  });
