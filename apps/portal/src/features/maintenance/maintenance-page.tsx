import { Button } from '@mantine/core';
import { MAINTENANCE_CHECK_MS } from '@partyline/session';
import { screens } from '@partyline/texts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { api } from '../../session/api.ts';
import { leaveToLanding } from '../../session/links.ts';
import { takeReturnTo } from '../../session/stored-pages.ts';
import { endMaintenance } from '../../session/tab-session.ts';
import { MessagePage } from '../../shell/message-page.tsx';
import styles from '../../shell/message-page.module.css';

const words = screens.maintenance;

/** The screen at /maintenance: polls the service every 5 s, and returns to the page before once it answers. [ROUTE-12, GR-13] */
export function MaintenancePage() {
  const { isChecking, wasAsked, check } = useServiceCheck();
  return (
    <MessagePage title={words.title}>
      <p className={styles.text}>{words.text}</p>
      <p className={styles.text} role="status">
        {wasAsked && !isChecking ? words.stillAway : words.waiting}
      </p>
      <p className={styles.actions}>
        <Button aria-disabled={isChecking || undefined} onClick={check}>
          {isChecking && wasAsked ? words.checking : words.checkNow}
        </Button>
      </p>
    </MessagePage>
  );
}

/** Polls the service every 5 s, the first time after 5 s, and at once on request. [GR-13, CONST-5] */
function useServiceCheck() {
  const navigate = useNavigate();
  const [wasAsked, setAsked] = useState(false);
  const ping = useQuery({
    queryKey: ['ping'],
    queryFn: ({ signal }) => api.get('/api/ping', { signal, retry: false }).then(() => true),
    // The visitor comes from an answer of the service: the page asks again only after the interval.
    initialData: false,
    refetchOnMount: false,
    refetchInterval: MAINTENANCE_CHECK_MS,
    refetchIntervalInBackground: true,
    gcTime: 0,
  });
  const isBack = ping.data && !ping.isFetching && !ping.isRefetchError;

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
