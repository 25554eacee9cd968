import { computeTrialLeft, type TrialLeft } from '@partyline/display';
import { millisecondsInMinute } from 'date-fns/constants';
import { useEffect, useState } from 'react';
import { dayText } from '../dates.ts';
import { useSession } from '../session/session-store.ts';

/** The trial as the shell shows it. */
export interface ShownTrial extends TrialLeft {
  readonly endDate: string;
}

/** What is left of the account's trial, updated every minute; null without a trial. [PLUS-20] */
export function useTrial(): ShownTrial | null {
  const end = useSession(({ user }) => user?.trialEnd ?? null);
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    if (end === null) return;
    const timer = setInterval(() => setNow(Date.now()), millisecondsInMinute);
    return () => clearInterval(timer);
  }, [end]);

  const left = end === null ? null : computeTrialLeft(end, now);
  if (end === null || left === null) return null;
  return { ...left, endDate: dayText(Date.parse(end)) };
}
