import type { PurchasePreview } from '@partyline/contract';
import { forgetChosenPlan } from '../../subscriptions/chosen-plan.ts';
import { storePaymentRedirect } from '../../subscriptions/payment-redirect.ts';
import { api } from '../../session/api.ts';
import { getSession } from '../../session/session-store.ts';
import { usePaymentLink } from '../../subscriptions/mutations.ts';
import { purchaseBody, type PlannedPurchase } from './planned-purchase.ts';

interface Checkout {
  readonly purchase: PlannedPurchase;
  /** null for a trial, which is free */
  readonly preview: PurchasePreview | null;
}

function confirmationOf(preview: PurchasePreview | null) {
  if (preview === null || preview.chargedAt !== 'once' || preview.prorationAt === null) return {};
  return { confirmed: { amountDue: preview.amountDue, prorationAt: preview.prorationAt } };
}

/** Starts a purchase, then redirects to the server's URL. [PAY-3, PAY-4, GEN-8] */
export function useCheckout() {
  return usePaymentLink('checkout', async ({ purchase, preview }: Checkout) => {
    const { url, checkoutId } = await api.post('/api/users/create-checkout-session', {
      body: { ...purchaseBody(purchase), ...confirmationOf(preview) },
    });
    const { identity } = getSession();
    if (identity === null) throw new Error('The session ended before the payment page was known.');
    storePaymentRedirect(identity.uid, { checkoutId, priceId: purchase.offer.price.priceId });
    if (purchase.subscriptionType !== 'trial') forgetChosenPlan();
    return url;
  });
}
