import { queryOptions } from '@tanstack/react-query';
import { millisecondsInHour } from 'date-fns/constants';
import { api } from '../session/api.ts';

/** [EULA-31] */
export const marketsQuery = queryOptions({
  queryKey: ['markets'],
  queryFn: ({ signal }) => api.get('/api/marketing-leads/market', { signal }),
  staleTime: millisecondsInHour,
});
