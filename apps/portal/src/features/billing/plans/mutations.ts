import type { PurchasePreview } from '@partyline/contract';
import { purchaseBodyOf, type PlannedPurchase } from '@partyline/subscriptions';
import { useQueryClient } from '@tanstack/react-query';
import { forgetChosenPlan } from '../../../subscriptions/chosen-plan.ts';
import { storePaymentRedirect } from '../../../subscriptions/payment-redirect.ts';
import { api } from '../../../session/api.ts';
import { getSession } from '../../../session/session-store.ts';
import { usePaymentLink } from '../../../subscriptions/mutations.ts';
import { SUBSCRIPTIONS_KEY } from '../../../subscriptions/queries.ts';

interface Checkout {
  readonly purchase: PlannedPurchase;
  /** null for a trial, which is free */
  readonly preview: PurchasePreview | null;
}

function confirmationOf(preview: PurchasePreview | null) {
  if (preview === null || preview.chargedAt !== 'once' || preview.prorationAt === null) return {};
  return { confirmed: { amountDue: preview.amountDue, prorationAt: preview.prorationAt } };
}

/**
 * Starts a purchase, then redirects to the server's URL; stays where the buyer's bank asks them to confirm a change first. [PAY-3, PAY-4,
 * GEN-8, PLUS-18]
 */
export function useCheckout() {
  const client = useQueryClient();
  return usePaymentLink('checkout', async ({ purchase, preview }: Checkout) => {
    const { url, checkoutId, confirmation } = await api.post('/api/users/create-checkout-session', {
      body: { ...purchaseBodyOf(purchase), ...confirmationOf(preview) },
    });
    if (confirmation !== null) {
      // The dialog shows what waits.
      await client.invalidateQueries({ queryKey: SUBSCRIPTIONS_KEY });
      return null;
    }
    const { identity } = getSession();
    if (identity === null) throw new Error('The session ended before the payment page was known.');
    storePaymentRedirect(identity.uid, { checkoutId, priceId: purchase.offer.price.priceId });
    if (purchase.subscriptionType !== 'trial') forgetChosenPlan();
    return url;
  });
}
