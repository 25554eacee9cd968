import { computeTrialLeft, type TrialLeft } from '@partyline/display';
import { millisecondsInMinute } from 'date-fns/constants';
import { useEffect, useState } from 'react';
import { dayText } from '../dates.ts';
import { useSession } from '../session/session-store.ts';

export interface ShownTrial extends TrialLeft {
  readonly endDate: string;
}

/** Returns the rest of the trial, updated every minute; null for none. [PLUS-20] */
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
