import { screens, ACCOUNT_WORDINGS } from '@partyline/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readPaymentRedirect, removePaymentRedirect } from '../../../subscriptions/payment-redirect.ts';
import { useMe } from '../../../session/me.ts';
import { reloadUser } from '../../../session/tab-session.ts';
import styles from '../../../shell/page/message-page.module.css';
import type { ShownPayment } from './accept-return.ts';
import { EndScreen } from './end-screen.tsx';
import { findNextAct, showNextAct } from './next-act.ts';
import { ProcessingScreen } from './processing-screen.tsx';

const words = screens.payment;

/** Replaces the dashboard after a payment. [PAY-5, PAY-6, PAY-7] */
export function PaymentScreen({ payment: { screen, sinceMs } }: { readonly payment: ShownPayment }) {
  const { leave, leaveForNext } = useLeave();
  if (screen === 'processing') return <ProcessingScreen sinceMs={sinceMs} onLeave={leaveForNext} />;
  if (screen === 'cancel') {
    return (
      <EndScreen title={words.cancel.title} redirectFromMs={sinceMs} onLeave={leave} isPlansOffered>
        <p className={styles.text}>{words.cancel.text}</p>
      </EndScreen>
    );
  }
  return (
    <EndScreen title={ACCOUNT_WORDINGS.requestNotProper} onLeave={leave}>
      {null}
    </EndScreen>
  );
}

/** Opens the dashboard; clears the flag and refetches. `leaveForNext` then offers the act after a purchase. [PAY-12, PAY-15, HZ-12] */
function useLeave() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { uid } = useMe().identity;
  return useMemo(() => {
    const toDashboard = async () => {
      removePaymentRedirect(uid);
      const reloaded = reloadUser().catch(() => undefined);
      void client.invalidateQueries();
      await navigate({ to: '/dashboard', search: {}, replace: true, state: {} });
      await reloaded;
    };
    const offer = async (checkoutId: string | null) => {
      await toDashboard();
      // An offer only: without what it needs to know there is none.
      const next = await findNextAct(client, checkoutId).catch(() => null);
      if (next !== null) showNextAct(next, (link) => void navigate(link));
    };
    return {
      leave: () => void toDashboard(),
      leaveForNext: () => void offer(readPaymentRedirect(uid)?.checkoutId ?? null),
    };
  }, [navigate, client, uid]);
}
