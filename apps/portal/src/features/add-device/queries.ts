import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

export const workspacesQuery = queryOptions({
  queryKey: ['add-device', 'workspaces'],
  queryFn: ({ signal }) => api.get('/api/vic', { signal }),
});
