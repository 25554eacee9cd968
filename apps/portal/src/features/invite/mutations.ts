import type { VerifiedInvitation } from '@partyline/contract';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { storeTypedEmail } from '../../forms/fields/email-field.tsx';
import { acceptInvite, type AcceptedInvite } from '../../session/account/first-login.ts';
import { storeInvite } from '../../session/account/session-context.ts';
import { api } from '../../session/api.ts';
import { takeRedirectTo } from '../../session/stored-pages.ts';
import { tabContext } from '../../session/tab-session.ts';

/** Requests a new invitation. [GV-18, PLUS-1] */
export function useAskAgain(inviteId: string) {
  return useMutation({
    mutationFn: () => api.post('/api/invitation/ask-again', { body: { inviteId } }),
  });
}

/** Whom a link was sent to. */
export type LinkedAddress = Pick<VerifiedInvitation, 'email' | 'provesMailbox'>;

/** Returns the address proven by the mail; null for a copied link. [AUTH-7, GV-3] */
export const provedEmail = ({ email, provesMailbox }: LinkedAddress) => (provesMailbox ? email : null);

/** Stores the invitation for the sign-up and login. [ROUTE-10, INV-36] */
export function useSignInWithInvite(inviteId: string, invitation: LinkedAddress) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (mode: 'sign-up' | 'log-in') => {
      storeTypedEmail(invitation.email);
      await storeInvite(tabContext, inviteId, provedEmail(invitation));
      await navigate({ to: '/login', search: { mode } });
    },
  });
}

/** Returns the payment or page that the invitation came before, by default the dashboard. [ROUTE-26, GR-11] */
export const pageAfterInvite = (): string => takeRedirectTo() ?? '/dashboard';

/** Opens the account; an unconfirmed user confirms the e-mail first. [INV-36, INV-37] */
export function useAcceptInvite() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (invite: AcceptedInvite) => acceptInvite(tabContext, invite),
    onSuccess: (isThere) => navigate({ href: isThere ? pageAfterInvite() : '/confirm-email', replace: true }),
  });
}
