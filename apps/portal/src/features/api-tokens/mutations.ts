import type { NewApiToken } from '@partyline/permissions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@partyline/api-client';
import { ERRORS } from '@partyline/contract';
import { api } from '../../session/api.ts';
import { confirmSignIn } from '../../session/sign-in.ts';
import { apiTokensQuery } from './queries.ts';

function useRefetchTokens() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: apiTokensQuery.queryKey });
}

/** Returns whether the server asks to sign in again first. [GX-19] */
export const isOldSignIn = (error: unknown): boolean =>
  error instanceof ApiError && error.errorCode === ERRORS['recent-login-required'].errorCode;

interface TokenRequest {
  readonly token: NewApiToken;
  /** Signs in again first; null where the sign-in may be recent enough. */
  readonly confirmation: { readonly provider: string; readonly password: string } | null;
}

/** Creates a token; the server sends its secret only once. [PLUS-25] */
export function useCreateToken() {
  return useMutation({
    mutationFn: async ({ token: { name, scopes, days }, confirmation }: TokenRequest) => {
      if (confirmation !== null) await confirmSignIn(confirmation.provider, confirmation.password);
      return (await api.post('/api/users/tokens', { body: { name, scopes: [...scopes], days } })).secret;
    },
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
