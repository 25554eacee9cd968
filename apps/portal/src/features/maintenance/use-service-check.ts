import { MAINTENANCE_CHECK_MS } from '@partyline/session';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { api } from '../../session/api.ts';
import { leaveToLanding } from '../../session/links.ts';
import { takeReturnTo } from '../../session/stored-pages.ts';
import { endMaintenance } from '../../session/tab-session.ts';

/**
 * Asks whether the service answers, every 5 s from the first 5 s on, and at once when told to; as soon as it does, goes back to the
 * page that was left. [GR-13, CONST-5]
 */
export function useServiceCheck() {
  const navigate = useNavigate();
  const [wasAsked, setAsked] = useState(false);
  const [isDue, setDue] = useState(false);
  const ping = useQuery({
    queryKey: ['ping'],
    queryFn: ({ signal }) => api.get('/api/ping', { signal, retry: false }),
    // Whoever is sent here was just answered: the page stands before it asks again.
    enabled: isDue,
    refetchInterval: MAINTENANCE_CHECK_MS,
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
  });
  const isBack = ping.isSuccess && !ping.isFetching && !ping.isRefetchError;

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), MAINTENANCE_CHECK_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isBack) return;
    const goBack = async (): Promise<void> => {
      await endMaintenance();
      const left = takeReturnTo();
      await (left === '/' ? leaveToLanding(false) : navigate({ href: left, replace: true }));
    };
    void goBack();
  }, [isBack, navigate]);

  const check = (): void => {
    setAsked(true);
    void ping.refetch();
  };
  return { isChecking: ping.isFetching, wasAsked, check };
}
