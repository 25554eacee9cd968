import type { NewApiToken } from '@partyline/permissions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { apiTokensQuery } from './queries.ts';

function useRefetchTokens() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: apiTokensQuery.queryKey });
}

/** Creates a token; the server sends its secret only once. [PLUS-25] */
export function useCreateToken() {
  return useMutation({
    mutationFn: async ({ name, scopes, days }: NewApiToken) =>
      (await api.post('/api/users/tokens', { body: { name, scopes: [...scopes], days } })).secret,
    onSettled: useRefetchTokens(),
    // The secret is not cached.
    gcTime: 0,
  });
}

/** Revokes a token. [PLUS-25] */
export function useRevokeToken() {
  return useMutation({
    mutationFn: (id: number) =>
      api.delete('/api/users/tokens/{id}', { params: { path: { id: String(id) } } }),
    onSettled: useRefetchTokens(),
  });
}
