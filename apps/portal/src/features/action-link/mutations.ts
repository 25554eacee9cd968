import type { VerifiedLink } from '@partyline/contract';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { getSession } from '../../session/session-store.ts';
import { storeRedirectTo } from '../../session/stored-pages.ts';
import { logOut, switchToAccount, tabContext } from '../../session/tab-session.ts';
import { isCurrentAssociation } from '../../shell/account/change-account.ts';
import { storeVerification } from './stored-transfer.ts';

/** Without the key, which is stored sealed. */
export const RETURN_TO = '/ownershiptransfer';

/** Logs out for another user, who continues with the same link. [OWN-13, GR-4] */
export function useChangeUser(docId: string, link: VerifiedLink) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      await logOut();
      // Cleared by the logout.
      await storeVerification(tabContext, docId, link);
      storeRedirectTo(RETURN_TO);
      await navigate({ to: '/login', search: {}, replace: true });
    },
  });
}

function findAssociation({ accountId, workspaceId }: VerifiedLink) {
  const { associations } = getSession();
  const here = associations.filter((one) => one.accountId === accountId);
  return here.find((one) => one.workspaceId === workspaceId) ?? here.find((one) => one.workspaceId === null);
}

/** Continues after the answer, in the account of an accepted link. [OWN-10, OWN-15] */
export function useGoOn(accepted: VerifiedLink | null, redirectTo: string) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const association = accepted === null ? undefined : findAssociation(accepted);
      if (association !== undefined && !isCurrentAssociation(association)) await switchToAccount(association);
      await navigate({ href: redirectTo, replace: true });
    },
  });
}
