import { queryOptions } from '@tanstack/react-query';
import { endSessionIfRevoked } from '../../session/account/session-changes.ts';
import { checkEmailConfirmed, tabContext } from '../../session/tab-session.ts';

const POLL_INTERVAL_MS = 4_000;

/** Whether the e-mail is confirmed by now; opens the session then. Polled while visible. [GA-25] */
export const emailConfirmedQuery = (uid: string) =>
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
