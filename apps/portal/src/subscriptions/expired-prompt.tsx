import { Box, Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { startOfDay } from 'date-fns/startOfDay';
import { screens } from '@partyline/texts';
import { ModalFooter, useReturnFocus, openOverlays } from '@partyline/ui';
import { useNavigate, useLocation, type ParsedLocation } from '@tanstack/react-router';
import { useLocalStorage } from '@mantine/hooks';
import {
  computeExpiredPrompt,
  expiredSince,
  subscriptionOfRow,
  type ExpiredPrompt as Prompt,
  type PromptedScreen,
} from '@partyline/subscriptions';
import { useEffect, useEffectEvent, useState } from 'react';
import { dateText } from '../dates.ts';
import { useMe } from '../session/me.ts';
import { serverNowMs } from '../session/server-clock.ts';
import { reloadUser } from '../session/tab-session.ts';
import { workspacesQuery, type Workspaces } from '../session/workspaces.ts';
import { hideMessage, showMessage } from '../shell/messages/show-message.ts';
import { useAccountSubject } from '../session/rights.ts';

const words = screens.subscriptionPrompts.expired;

interface ExpiredPromptProps {
  /** When the portal was opened, in Unix milliseconds. */
  readonly openedAtMs: number;
}

/**
 * Tells buyers of an expired subscription: in a dialog when the portal is first opened on a day, then every ten minutes in a message.
 * [UI-11, BILL-21, BILL-25, ROLE-23, HZ-11]
 */
export function ExpiredPrompt({ openedAtMs }: ExpiredPromptProps) {
  const { kind, answer } = useExpiredPrompt(openedAtMs);
  const navigate = useNavigate();
  const goToBilling = () => {
    answer();
    void navigate({ to: '/myaccount' });
  };
  if (kind === 'dialog') return <ExpiredDialog onLater={answer} onGoToBilling={goToBilling} />;
  return kind === 'message' ? <ExpiredMessage onLater={answer} onGoToBilling={goToBilling} /> : null;
}

interface ExpiredProps {
  readonly onLater: () => void;
  readonly onGoToBilling: () => void;
}

/** Names what has expired; leads to billing or closes; Escape means "Later". [BILL-22, BILL-23, BILL-24, GB-14, HZ-11] */
function ExpiredDialog({ onLater, onGoToBilling }: ExpiredProps) {
  useReturnFocus();
  return (
    <Modal opened title={words.title} onClose={onLater}>
      <p>{words.text}</p>
      <ExpiredList />
      <ModalFooter>
        <Button onClick={onLater}>{words.later}</Button>
        <Button variant="filled" data-autofocus autoFocus onClick={onGoToBilling}>
          {words.goToBilling}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

/** Shows what the dialog says over a page in use, without taking the focus. [BILL-21, HZ-11] */
function ExpiredMessage({ onLater, onGoToBilling }: ExpiredProps) {
  const answer = useEffectEvent((isGoing: boolean) => (isGoing ? onGoToBilling() : onLater()));
  useEffect(() => {
    let isOver = false;
    const id = showMessage({
      type: 'warning',
      title: words.title,
      message: words.text,
      autoClose: false,
      isKept: true,
      choice: { label: words.goToBilling, otherLabel: words.later, run: () => answer(true) },
      onClose: () => isOver || answer(false),
    });
    return () => {
      isOver = true;
      hideMessage(id);
    };
  }, []);
  return null;
}

/** The most that are named. */
const NAMED = 3;

/** Renders which devices have no subscription any more, and since when. */
function ExpiredList() {
  const { data = [] } = useQuery(workspacesQuery);
  const expired = listExpired(data, serverNowMs());
  if (expired.length === 0) return null;
  return (
    <Box component="ul" mt="sm" pl="md" style={{ listStyle: 'disc' }}>
      {expired.slice(0, NAMED).map(({ key, name, workspace, sinceMs }) => (
        <li key={key}>{words.ended(name, workspace, dateText(sinceMs))}</li>
      ))}
      {expired.length > NAMED && <li>{words.andMore(expired.length - NAMED)}</li>}
    </Box>
  );
}

function listExpired(workspaces: Workspaces, nowMs: number) {
  return workspaces.flatMap(({ name: workspace, vicList, lqDevicesList }) =>
    [...vicList, ...lqDevicesList].flatMap((device) => {
      const subscription = subscriptionOfRow(device);
      const sinceMs = subscription === null ? null : expiredSince(subscription, nowMs);
      return sinceMs === null ? [] : [{ key: device.vicUuid, name: device.deviceName, workspace, sinceMs }];
    }),
  );
}

const asText = (text: string | undefined) => text ?? '';

/** Returns where the prompt is due: screens after a payment are dashboard entries with a payment. [GB-14, ROUTE-25] */
function promptedScreenOf({ pathname, state }: ParsedLocation): PromptedScreen {
  if (pathname === '/myaccount' || pathname.startsWith('/myaccount/')) return 'billing';
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

/** Returns how the expiry notice is open, if it is, and its answer, which counts for all tabs. [GB-14, HZ-11] */
function useExpiredPrompt(openedAtMs: number): {
  readonly kind: Prompt['kind'] | null;
  readonly answer: () => void;
} {
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
  const [open, setOpen] = useState<{ readonly here: string; readonly kind: Prompt['kind'] } | null>(null);
  const here = `${uid} ${screen} ${isExpired} ${answered}`;

  useEffect(() => {
    const answeredAtMs = answered ? Number(answered) : null;
    const nowMs = Date.now();
    const prompt = computeExpiredPrompt(
      {
        subject,
        hasExpiredSubscription: isExpired,
        screen,
        answeredAtMs,
        openedAtMs,
        dayStartMs: startOfDay(nowMs).getTime(),
      },
      nowMs,
    );
    if (prompt === null) return;
    const { kind, delayMs } = prompt;
    let stopped = false;
    let stopWaiting: (() => void) | undefined;
    const show = () => {
      if (!stopped) stopWaiting = whenUncovered(() => setOpen({ here, kind }));
    };
    const timer = setTimeout(() => {
      // Renewals since the last answer are not reported.
      if (delayMs === 0) show();
      else
        void reloadUser()
          .catch(() => undefined)
          .then(show);
    }, delayMs);
    return () => {
      stopped = true;
      clearTimeout(timer);
      stopWaiting?.();
    };
  }, [subject, isExpired, screen, answered, here, openedAtMs]);

  return { kind: open?.here === here ? open.kind : null, answer: () => setAnswered(String(Date.now())) };
}
