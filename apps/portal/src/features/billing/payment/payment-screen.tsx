import { screens, ACCOUNT_WORDINGS } from '@partyline/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { removePaymentRedirect } from '../../../subscriptions/payment-redirect.ts';
import { useMe } from '../../../session/me.ts';
import { reloadUser } from '../../../session/tab-session.ts';
import styles from '../../../shell/page/message-page.module.css';
import type { ShownPayment } from './accept-return.ts';
import { EndScreen } from './end-screen.tsx';
import { ProcessingScreen } from './processing-screen.tsx';

const words = screens.payment;

/** Replaces the dashboard after a payment. [PAY-5, PAY-6, PAY-7] */
export function PaymentScreen({ payment: { screen, sinceMs } }: { readonly payment: ShownPayment }) {
  const leave = useLeave();
  if (screen === 'processing') return <ProcessingScreen sinceMs={sinceMs} onLeave={leave} />;
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

/** Opens the dashboard; clears the flag and refetches. [PAY-12, PAY-15] */
function useLeave(): () => void {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { uid } = useMe().identity;
  return useCallback(() => {
    removePaymentRedirect(uid);
    reloadUser().catch(() => undefined);
    void client.invalidateQueries();
    void navigate({ to: '/dashboard', search: {}, replace: true, state: {} });
  }, [navigate, client, uid]);
}
