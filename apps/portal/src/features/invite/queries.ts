import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

/** Returns the query of a partner's offer by its key; an error unless open. [HZ-6] */
export const offerQuery = (key: string) =>
  queryOptions({
    queryKey: ['customer-offer', key],
    queryFn: ({ signal }) => api.get('/api/partner/offer/{key}', { params: { path: { key } }, signal }),
    // A key must not outlive the page.
    gcTime: 0,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });

/** Returns the query of a key's offer; an error unless open. [INV-28, API-48] */
export const invitationQuery = (inviteId: string) =>
  queryOptions({
    queryKey: ['invitation', inviteId],
    queryFn: ({ signal }) =>
      api.get('/api/invitation/verify/{inviteId}', { params: { path: { inviteId } }, signal }),
    // A key must not outlive the page.
    gcTime: 0,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
