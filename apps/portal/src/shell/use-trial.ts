import { computeTrialLeft, type TrialLeft } from '@partyline/display';
import { useEffect, useState } from 'react';
import { useSession } from '../session/session-store.ts';

const LOOK_AGAIN_MS = 60_000;

/** Made for who is on a trial only: a format takes long to make. */
let dateFormat: Intl.DateTimeFormat | undefined;

/** The trial as the frame shows it. */
export interface ShownTrial extends TrialLeft {
  readonly endDate: string;
}

/** What is left of the account's trial, looked at again every minute; null when it is on none. */
export function useTrial(): ShownTrial | null {
  const end = useSession(({ user }) => user?.trialEnd ?? null);
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    if (end === null) return;
    const timer = setInterval(() => setNow(Date.now()), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [end]);

  const left = end === null ? null : computeTrialLeft(end, now);
  if (end === null || left === null) return null;
  dateFormat ??= new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
  return { ...left, endDate: dateFormat.format(new Date(end)) };
}
