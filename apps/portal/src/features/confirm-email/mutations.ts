import { useInterval, useWindowEvent } from '@mantine/hooks';
import { computeResendDelayMs } from '@partyline/session';
import { screens, WORDINGS } from '@partyline/texts';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { endSessionIfRevoked } from '../../session/account/session-changes.ts';
import { confirmationSentAt, sendConfirmation } from '../../session/sign-in.ts';
import { getSession } from '../../session/session-store.ts';
import { checkEmailConfirmed, logOut, tabContext } from '../../session/tab-session.ts';
import { storedValues } from '../../session/tabs/stored-values.ts';
import { showMessage } from '../../shell/messages/show-message.ts';
import { showSpinner } from '../../shell/loading/spinner.ts';

const SECOND_MS = 1_000;
const POLL_INTERVAL_MS = 4_000;

/** Returns the query whether the e-mail is confirmed by now, which opens the session then. Polled while visible. [GA-25] */
const emailConfirmedQuery = (uid: string) =>
  queryOptions({
    queryKey: ['email-confirmed', uid],
    queryFn: () =>
      checkEmailConfirmed().catch(async (error: unknown) => {
        await endSessionIfRevoked(tabContext, error);
        throw error;
      }),
    initialData: false,
    refetchOnMount: false,
    refetchInterval: POLL_INTERVAL_MS,
    gcTime: 0,
  });

/**
 * Checks on request, on window focus, and by polling while visible, since the link may be opened on another device. Opens the
 * session once confirmed. [GA-25]
 */
export function useEmailCheck(uid: string) {
  const { refetch } = useQuery(emailConfirmedQuery(uid));
  useWindowEvent('focus', () => void refetch({ cancelRefetch: false }));
  return useMutation({
    mutationFn: () => refetch({ throwOnError: true, cancelRefetch: false }),
    onError: () => {
      // The end of the session has its own notice.
      if (getSession().identity !== null) showMessage({ type: 'error', message: WORDINGS.generalError });
    },
  });
}

/** Returns the seconds until the next mail; 0 for now. */
function secondsLeft(uid: string): number {
  return Math.ceil(computeResendDelayMs(confirmationSentAt(uid), Date.now()) / SECOND_MS);
}

/** Sends the mail again, once a minute over all tabs and reloads. [GA-25] */
export function useResend(uid: string) {
  const [seconds, setSeconds] = useState(() => secondsLeft(uid));
  const update = () => setSeconds(secondsLeft(uid));
  useInterval(update, SECOND_MS, { autoInvoke: true });
  const resend = useMutation({ mutationFn: () => sendConfirmation(uid), onSettled: update });
  return {
    seconds,
    resend,
    // Another tab may have sent one.
    start: () => {
      if (!resend.isPending && secondsLeft(uid) === 0) resend.mutate();
    },
  };
}

/** Logs out and opens the sign-up. */
export function useOtherEmail() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      showSpinner(screens.shell.loggingOut);
      // The plan is kept for the next sign-up. [GA-23]
      const plan = storedValues.get('get-started');
      await logOut();
      storedValues.set('get-started', plan);
      await navigate({ to: '/login', search: { mode: 'sign-up' } });
    },
  });
}
