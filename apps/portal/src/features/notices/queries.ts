import { queryOptions } from '@tanstack/react-query';
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds';
import { api } from '../../session/api.ts';

/** The announcements, refetched every 15 minutes. [NOTIF-27] */
export const announcementsQuery = queryOptions({
  queryKey: ['announcements'],
  queryFn: ({ signal }) => api.get('/api/users/announcement', { signal }),
  staleTime: minutesToMilliseconds(5),
  refetchInterval: minutesToMilliseconds(15),
});
