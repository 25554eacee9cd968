import { queryOptions, useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { acceptInvite, type AcceptedInvite } from '../../session/account/first-login.ts';
import { api } from '../../session/api.ts';
import { tabContext } from '../../session/tab-session.ts';

/** The offer of a key; an error unless open. [INV-28, API-48] */
export const invitationQuery = (inviteId: string) =>
  queryOptions({
    queryKey: ['invitation', inviteId],
    queryFn: ({ signal }) =>
      api.get('/api/invitation/verify/{inviteId}', { params: { path: { inviteId } }, signal }),
    // A key must not outlive the page.
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

/** Requests a new invitation. [GV-18, PLUS-1] */
export function useAskAgain(inviteId: string) {
  return useMutation({
    mutationFn: () => api.post('/api/invitation/ask-again', { body: { inviteId } }),
  });
}

/** Opens the account; an unconfirmed user confirms the e-mail first. [INV-36, INV-37] */
export function useAcceptInvite(invite: AcceptedInvite) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => acceptInvite(tabContext, invite),
    onSuccess: (isThere) => navigate({ to: isThere ? '/dashboard' : '/confirm-email', replace: true }),
  });
}
