import { Button } from '@mantine/core';
import { ERROR_TEXTS, screens } from '@partyline/texts';
import { ApiError } from '@partyline/api-client';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { dateTimeText } from '../../dates.ts';
import { leaveToLanding } from '../../session/links.ts';
import { takeReturnTo } from '../../session/stored-pages.ts';
import { endMaintenance } from '../../session/tab-session.ts';
import { MessagePage } from '../../shell/page/message-page.tsx';
import styles from '../../shell/page/message-page.module.css';
import { noticeQuery, pingQuery } from './queries.ts';

const words = screens.maintenance;

/** Renders the screen at /maintenance. Polls every 5 s; returns to the previous page once the service answers. [ROUTE-12, GR-13] */
export function MaintenancePage() {
  const { isChecking, wasAsked, check, failure } = useServiceCheck();
  const { data: notice } = useQuery(noticeQuery);
  const { message, end } = describeMaintenance(notice, failure);
  return (
    <MessagePage title={words.title}>
      <p className={styles.text}>
        {message ?? words.text} {end === null ? null : words.expectedEnd(dateTimeText(end))} {words.devices}
      </p>
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

/** Returns what the newest answer says; the end in ms since 1970. */
function describeMaintenance(...answers: readonly unknown[]): { message: string | null; end: number | null } {
  const answer = answers.findLast((error) => error instanceof ApiError && error.kind === 'maintenance');
  if (!(answer instanceof ApiError)) return { message: null, end: null };
  const { message, data } = answer.facts;
  const hasMessage = message !== '' && message !== ERROR_TEXTS.maintenance;
  const end = Date.parse(data?.expectedEnd ?? '');
  return { message: hasMessage ? message : null, end: Number.isNaN(end) ? null : end };
}

/** Polls and checks on request; returns to the previous page. [GR-13] */
function useServiceCheck() {
  const navigate = useNavigate();
  const [wasAsked, setAsked] = useState(false);
  const ping = useQuery(pingQuery);
  const isBack = ping.data && !ping.isFetching && !ping.isRefetchError;
  const isLeaving = useRef(false);

  useEffect(() => {
    // The next poll may answer while a sign-in still continues.
    if (!isBack || isLeaving.current) return;
    const goBack = async (): Promise<void> => {
      await endMaintenance();
      const left = takeReturnTo();
      await (left === '/' ? leaveToLanding(false) : navigate({ href: left, replace: true }));
    };
    isLeaving.current = true;
    void goBack().finally(() => (isLeaving.current = false));
  }, [isBack, navigate]);

  const check = (): void => {
    setAsked(true);
    void ping.refetch();
  };
  return { isChecking: ping.isFetching, wasAsked, check, failure: ping.error };
}
