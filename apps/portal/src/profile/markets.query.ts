import { queryOptions } from '@tanstack/react-query';
import { api } from '../session/api.ts';

const HOUR_MS = 3_600_000;

/** The markets a person can be in. [EULA-31] */
export const marketsQuery = queryOptions({
  queryKey: ['markets'],
  queryFn: ({ signal }) => api.get('/api/marketing-leads/market', { signal }),
  staleTime: HOUR_MS,
});
