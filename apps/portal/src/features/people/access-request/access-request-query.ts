import type { AccessRequest } from '@partyline/contract';
import type { AccessRequestAnswer } from '@partyline/permissions';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../session/api.ts';
import { PEOPLE_KEY } from '../queries.ts';

/** Returns the query of a request for a role, for one whom it was sent to. [PLUS-35] */
export function accessRequestQuery(id: string) {
  return queryOptions({
    queryKey: [...PEOPLE_KEY, 'access-request', id],
    queryFn: ({ signal }) => api.get('/api/users/access-request/{id}', { params: { path: { id } }, signal }),
    // What would change is shown as it is now.
    staleTime: 0,
  });
}

/** Answers a request as it was read. Afterwards it is read again: another person may have answered. [PLUS-35] */
export function useAnswerAccessRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ request, answer }: { request: AccessRequest; answer: AccessRequestAnswer }) => {
      const { id, version, from } = request;
      const body = { answer, version, from };
      return api.put('/api/users/access-request/{id}', { params: { path: { id } }, body });
    },
    onSettled: () => client.invalidateQueries({ queryKey: PEOPLE_KEY }),
  });
}
