import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

/** The API tokens of all accounts, newest first. [PLUS-25] */
export const apiTokensQuery = queryOptions({
  queryKey: ['api-tokens'],
  queryFn: ({ signal }) => api.get('/api/users/tokens', { signal }),
});
