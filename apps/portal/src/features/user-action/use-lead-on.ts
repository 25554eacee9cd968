import type { UserAction } from '@partyline/session';
import { screens } from '@partyline/texts';
import { useNavigate } from '@tanstack/react-router';
import { keepTypedEmail } from '../../credentials/typed-email.ts';
import { getSession } from '../../session/session-store.ts';
import { raiseAlert } from '../../shell/alerts.ts';

const words = screens.userAction;

function wordsAfter(action: UserAction, email: string, isSignedIn: boolean): string {
  if (action === 'resetPassword') return words.newPassword.saved;
  if (action === 'verifyAndChangeEmail') return words.changed(email);
  return isSignedIn ? words.verified(email) : words.verifiedLogIn(email);
}

/**
 * Leads on after a link has done its work, and tells there what it did: a person who is signed in goes where they belong,
 * anybody else to the login with the e-mail filled in.
 */
export function useLeadOn(): (action: UserAction, email: string) => Promise<void> {
  const navigate = useNavigate();
  return async (action, email) => {
    const isSignedIn = getSession().identity !== null;
    if (!isSignedIn) keepTypedEmail(email);
    await navigate({ to: isSignedIn ? '/dashboard' : '/login', replace: true });
    raiseAlert({ type: 'success', message: wordsAfter(action, email, isSignedIn) });
  };
}
