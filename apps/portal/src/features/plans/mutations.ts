import type { PurchasePreview } from '@partyline/contract';
import { useMutation } from '@tanstack/react-query';
import { forgetChosenPlan } from '../../newcomer/chosen-plan.ts';
import { storePaymentRedirect } from '../../payment-redirect/payment-redirect.ts';
import { useLeaving } from '../../payment-redirect/use-leaving.ts';
import { api } from '../../session/api.ts';
import { getSession } from '../../session/session-store.ts';
import { purchaseBody, type Wish } from './wish.ts';

interface Checkout {
  readonly wish: Wish;
  /** What the user confirmed; null for a trial, which costs nothing. */
  readonly preview: PurchasePreview | null;
}

function confirmationOf(preview: PurchasePreview | null) {
  if (preview === null || preview.chargedAt !== 'once' || preview.prorationAt === null) return {};
  return { confirmed: { amountDue: preview.amountDue, prorationAt: preview.prorationAt } };
}

/**
 * Begins a purchase, then leaves for the address the server names. [PAY-3, PAY-4, GEN-8]
 */
export function useCheckout() {
  const mutation = useMutation({
    mutationFn: ({ wish, preview }: Checkout) =>
      api.post('/api/users/create-checkout-session', {
        body: { ...purchaseBody(wish), ...confirmationOf(preview) },
      }),
    onSuccess: ({ url, checkoutId }, { wish }) => {
      const { identity } = getSession();
      if (identity === null) return;
      const { priceId } = wish.offer.price;
      storePaymentRedirect(identity.uid, { checkoutId, priceId });
      if (wish.subscriptionType !== 'trial') forgetChosenPlan();
      location.assign(url);
    },
  });
  return { ...mutation, isLeaving: useLeaving(mutation) };
}
