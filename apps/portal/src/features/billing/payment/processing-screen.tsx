import { Loader } from '@mantine/core';
import { ApiError } from '@partyline/api-client';
import type { CheckoutState } from '@partyline/contract';
import { computePaymentWait, isPaymentSpinnerShown } from '@partyline/subscriptions';
import { screens, PAYMENT_NOTIFIED_LATER_TEXT } from '@partyline/texts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readPaymentRedirect, removePaymentRedirect } from '../../../subscriptions/payment-redirect.ts';
import { followEffects } from '../../../session/feed/notification-feed.ts';
import { useMe } from '../../../session/me.ts';
import { errorText } from '../../../shell/messages/error-text.ts';
import styles from '../../../shell/page/message-page.module.css';
import { checkoutQuery } from './checkout-query.ts';
import { EndScreen, Frame, useNow } from './end-screen.tsx';

const words = screens.payment;
interface ProcessingScreenProps {
  /** When the user returned, in ms since 1970. */
  readonly sinceMs: number;
  readonly onLeave: () => void;
}

/** Polls until the plan is active or 30 s passed. Ignores the URL. [PAY-7, PAY-13, PAY-14, PAY-16, PLUS-17, GB-3, GB-4] */
export function ProcessingScreen({ sinceMs, onLeave }: ProcessingScreenProps) {
  const { uid } = useMe().identity;
  const [checkoutId] = useState(() => readPaymentRedirect(uid)?.checkoutId ?? null);
  const nowMs = useNow();
  const isInTime = computePaymentWait(false, sinceMs, nowMs) === 'waiting';
  const { data, error, refetch } = useQuery(checkoutQuery(checkoutId, isInTime));
  const wait = computePaymentWait(data?.state === 'active', sinceMs, nowMs);
  useDashboardUpdates(uid, onLeave, refetch);
  if (data && wait === 'active') return <SuccessScreen state={data} onLeave={onLeave} />;
  const unpaid = data && unpaidTextOf(data);
  if (unpaid !== undefined) {
    return (
      <EndScreen title={words.unpaid.title} onLeave={onLeave} isPlansOffered>
        <p className={styles.text}>{unpaid}</p>
      </EndScreen>
    );
  }
  if (error instanceof ApiError && error.kind === 'server-message') {
    return (
      <EndScreen title={words.notChecked} onLeave={onLeave}>
        <p className={styles.text}>{errorText(error)}</p>
      </EndScreen>
    );
  }
  if (wait === 'notified-later') {
    return (
      <EndScreen title={words.later.title} onLeave={onLeave}>
        <p className={styles.text}>{PAYMENT_NOTIFIED_LATER_TEXT}</p>
      </EndScreen>
    );
  }
  const isSpinning = isPaymentSpinnerShown(sinceMs, nowMs);
  return (
    <Frame title={words.processing.title}>
      {isSpinning ? <Loader aria-hidden="true" /> : null}
      <p role="status" className={styles.text}>
        {isSpinning ? words.processing.text : words.processing.longer}
      </p>
    </Frame>
  );
}

/** Returns why nothing was bought; undefined once paid. */
function unpaidTextOf({ state }: CheckoutState): string | undefined {
  return state === 'active' || state === 'paid' ? undefined : words.unpaid[state];
}

/** Renders the success for 10 s, or until the user continues. [PAY-5, PAY-12] */
function SuccessScreen({ state, onLeave }: { readonly state: CheckoutState; readonly onLeave: () => void }) {
  const [shownMs] = useState(() => Date.now());
  const { plan, users, subscriptionType } = state;
  const { title, trialTitle, text } = words.success;
  return (
    <EndScreen
      title={subscriptionType === 'trial' ? trialTitle : title}
      redirectFromMs={shownMs}
      onLeave={onLeave}
    >
      {plan === null || users === null ? null : <p className={styles.text}>{text(plan, users)}</p>}
    </EndScreen>
  );
}

/** Clears the payment-redirect flag; redirects the focused tab. [PAY-15, NOTIF-19, GN-10, GN-16] */
function useDashboardUpdates(uid: string, onLeave: () => void, onChange: () => Promise<unknown>): void {
  useEffect(
    () =>
      followEffects({
        isOnPaymentScreen: true,
        onEffect(kind) {
          if (kind === 'remove-payment-redirect') removePaymentRedirect(uid);
          if (kind === 'go-to-dashboard') onLeave();
          if (kind === 'reload-subscriptions') void onChange();
        },
      }),
    [uid, onLeave, onChange],
  );
}
