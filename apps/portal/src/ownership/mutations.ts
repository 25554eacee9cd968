import { useMutation, type QueryClient } from '@tanstack/react-query';
import { api } from '../session/api.ts';
import { confirmSignIn } from '../session/sign-in.ts';
import { refreshRights } from '../session/account/switch-account.ts';
import { tabContext } from '../session/tab-session.ts';
import { TRANSFERS_KEY, transfersQuery } from './queries.ts';

const pathOf = (id: string) => ({ params: { path: { id } } });

/** Also after a failure: another user may have answered. */
const refetchOpen = {
  onSettled: (
    _data: unknown,
    _error: Error | null,
    _variables: unknown,
    _result: unknown,
    { client }: { readonly client: QueryClient },
  ) => client.invalidateQueries({ queryKey: TRANSFERS_KEY }),
} as const;

/** Offers a workspace's ownership. [API-55, OWN-5] */
export function useTransferWorkspace(workspaceId: number) {
  return useMutation({
    ...refetchOpen,
    mutationFn: (email: string) =>
      api.post('/api/workspace/transfer-ownership', { body: { scope: 'workspace', workspaceId, email } }),
  });
}

/** Offers the account, after signing in again for a recent login. [PLUS-9, GO-4, GX-19] */
export function useTransferAccount(accountId: number, provider: string) {
  return useMutation({
    ...refetchOpen,
    mutationFn: async ({ email, password }: { readonly email: string; readonly password: string }) => {
      await confirmSignIn(provider, password);
      return api.post('/api/workspace/transfer-ownership', { body: { scope: 'account', accountId, email } });
    },
  });
}

/** Requests a workspace's ownership. [API-56, OWN-6] */
export function useRequestOwnership(workspaceId: number) {
  return useMutation({
    ...refetchOpen,
    mutationFn: () => api.post('/api/workspace/ask-ownership', { body: { workspaceId } }),
  });
}

/** Opens a transfer or request, or accepts it and takes over the rights. [API-23, OWN-8, OWN-15, GO-1] */
export function useAcceptOwnership() {
  return useMutation({
    ...refetchOpen,
    mutationFn: (docId: string) =>
      api.post('/api/users/verify-ownership-action', { body: { docId, action: 'accept' } }),
    onSuccess: (_answer, docId, _result, { client }) => {
      // The new rights mount the page again, so the offer goes first: a list read before it would show it again.
      client.setQueryData(transfersQuery.queryKey, (open) => open?.filter(({ id }) => id !== docId));
      // The acceptance holds if this fails; the silent event then refreshes the rights.
      refreshRights(tabContext).catch(() => undefined);
    },
  });
}

/** Rejects a transfer or request. [API-57, OWN-7] */
export function useRejectOwnership() {
  return useMutation({
    ...refetchOpen,
    mutationFn: (id: string) => api.put('/api/workspace/reject-ownership/{id}', pathOf(id)),
  });
}

/** Cancels the user's own transfer or request. [GO-6] */
export function useCancelOwnership() {
  return useMutation({
    ...refetchOpen,
    mutationFn: (id: string) => api.put('/api/workspace/cancel-ownership/{id}', pathOf(id)),
  });
}

/** Sends the mail again with a new key. [GO-6] */
export function useResendOwnership() {
  return useMutation({
    ...refetchOpen,
    mutationFn: (id: string) => api.put('/api/workspace/resend-ownership/{id}', pathOf(id)),
  });
}
