import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

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
