import { useLocalStorage } from '@mantine/hooks';
import { computeExpiredPromptDelay, type PromptedScreen } from '@partyline/subscriptions';
import { openOverlays } from '@partyline/ui';
import { useLocation, type ParsedLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSession } from '../session/session-store.ts';
import { reloadUser } from '../session/tab-session.ts';
import { usePromptedSubject } from './prompt-rights.ts';

const asText = (text: string | undefined) => text ?? '';

/** What is on screen: the screens after a payment are entries of the dashboard with a payment. [GB-14, ROUTE-25] */
function promptedScreenOf({ pathname, state }: ParsedLocation): PromptedScreen {
  if (pathname === '/myaccount') return 'billing';
  return 'payment' in state && state.payment !== undefined ? 'payment' : 'other';
}

/** Calls back as soon as no menu or sheet is open, until the returned function is called: nobody is interrupted in one. */
function whenUncovered(run: () => void): () => void {
  if (openOverlays.count() === 0) {
    run();
    return () => undefined;
  }
  const stop = openOverlays.subscribe(() => {
    if (openOverlays.count() > 0) return;
    stop();
    run();
  });
  return stop;
}

/** Whether the notice of an expired subscription is open, and its answer, which counts for every tab of this browser. [GB-14] */
export function useExpiredPrompt(): { readonly isOpen: boolean; readonly answer: () => void } {
  const uid = useSession(({ identity }) => identity?.uid) ?? '';
  const isExpired = useSession(({ user }) => user?.hasExpiredSubscription === true);
  const subject = usePromptedSubject();
  const screen = useLocation({ select: promptedScreenOf });
  const [answered, setAnswered] = useLocalStorage<string | undefined>({
    key: `portal.expired-prompt.${uid}`,
    getInitialValueInEffect: false,
    serialize: asText,
    deserialize: asText,
  });
  /** What it opened for: it closes when any of that changes, as by an answer in another tab. */
  const [openFor, setOpenFor] = useState<string | null>(null);
  const here = `${uid} ${screen} ${isExpired} ${answered}`;

  useEffect(() => {
    const answeredAtMs = answered ? Number(answered) : null;
    const facts = { subject, hasExpiredSubscription: isExpired, screen, answeredAtMs };
    const delay = computeExpiredPromptDelay(facts, Date.now());
    if (delay === null) return;
    let stopped = false;
    let stopWaiting: (() => void) | undefined;
    const open = () => {
      if (!stopped) stopWaiting = whenUncovered(() => setOpenFor(here));
    };
    const timer = setTimeout(() => {
      // What was renewed since the last answer is not told again.
      if (delay === 0) open();
      else
        void reloadUser()
          .catch(() => undefined)
          .then(open);
    }, delay);
    return () => {
      stopped = true;
      clearTimeout(timer);
      stopWaiting?.();
    };
  }, [subject, isExpired, screen, answered, here]);

  return { isOpen: openFor === here, answer: () => setAnswered(String(Date.now())) };
}
