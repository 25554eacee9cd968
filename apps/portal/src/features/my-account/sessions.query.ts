import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

/** Where the person is signed in. [PLUS-23] */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => api.get('/api/users/sessions', { signal }),
});
