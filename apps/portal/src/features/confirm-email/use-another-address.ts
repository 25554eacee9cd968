import { screens } from '@partyline/texts';
import { useNavigate } from '@tanstack/react-router';
import { logOut } from '../../session/tab-session.ts';
import { showSpinner } from '../../shell/spinner.ts';

/** Logs out and leads to where somebody signs up with another address. */
export function useAnotherAddress(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    showSpinner(screens.shell.loggingOut);
    await logOut();
    await navigate({ to: '/login', search: { mode: 'sign-up' } });
  };
}
