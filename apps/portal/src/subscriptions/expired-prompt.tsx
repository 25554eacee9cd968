import { Button, Modal } from '@mantine/core';
import { screens } from '@partyline/texts';
import { ModalFooter, useReturnFocus, openOverlays } from '@partyline/ui';
import { useNavigate, useLocation, type ParsedLocation } from '@tanstack/react-router';
import { useLocalStorage } from '@mantine/hooks';
import { computeExpiredPromptDelay, type PromptedScreen } from '@partyline/subscriptions';
import { useEffect, useState } from 'react';
import { useMe } from '../session/me.ts';
import { reloadUser } from '../session/tab-session.ts';
import { useAccountSubject } from '../session/rights.ts';

const words = screens.subscriptionPrompts.expired;

/** Shows buyers an expired subscription's notice, repeated after ten minutes. [UI-11, BILL-21, BILL-25, ROLE-23] */
export function ExpiredPrompt() {
  const { isOpen, answer } = useExpiredPrompt();
  return isOpen ? <ExpiredDialog onAnswer={answer} /> : null;
}

/** Leads to billing or closes; Escape means "Later". [BILL-22, BILL-23, BILL-24, GB-14] */
function ExpiredDialog({ onAnswer }: { readonly onAnswer: () => void }) {
  useReturnFocus();
  const navigate = useNavigate();
  const goToBilling = () => {
    onAnswer();
    void navigate({ to: '/myaccount', hash: 'billing' });
  };
  return (
    <Modal opened title={words.title} onClose={onAnswer}>
      <p>{words.text}</p>
      <ModalFooter>
        <Button onClick={onAnswer}>{words.later}</Button>
        <Button variant="filled" data-autofocus autoFocus onClick={goToBilling}>
          {words.goToBilling}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

const asText = (text: string | undefined) => text ?? '';

/** Returns where the prompt is due: screens after a payment are dashboard entries with a payment. [GB-14, ROUTE-25] */
function promptedScreenOf({ pathname, state }: ParsedLocation): PromptedScreen {
  if (pathname === '/myaccount') return 'billing';
  return 'payment' in state && state.payment !== undefined ? 'payment' : 'other';
}

/** Calls back once no menu or sheet is open, to interrupt none; returns the cancel function. */
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

/** Returns whether the expiry notice is open, and its answer, which counts for all tabs. [GB-14] */
function useExpiredPrompt(): { readonly isOpen: boolean; readonly answer: () => void } {
  const {
    identity: { uid },
    user: { hasExpiredSubscription: isExpired },
  } = useMe();
  const subject = useAccountSubject();
  const screen = useLocation({ select: promptedScreenOf });
  const [answered, setAnswered] = useLocalStorage<string | undefined>({
    key: `portal.expired-prompt.${uid}`,
    getInitialValueInEffect: false,
    serialize: asText,
    deserialize: asText,
  });
  /** Closes when any of this changes, e.g. by another tab's answer. */
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
      // Renewals since the last answer are not reported.
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
