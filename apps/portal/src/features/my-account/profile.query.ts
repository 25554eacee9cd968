import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

/** The profile of the person, and the name of the account they are in. [API-12] */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => api.get('/api/users/account', { signal }),
  // What is being edited is not exchanged under the person's hands.
  refetchOnWindowFocus: false,
});
