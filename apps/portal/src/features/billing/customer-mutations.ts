import type { Offer } from '@partyline/pricing';
import { screens } from '@partyline/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { getSession } from '../../session/session-store.ts';
import { showMessage } from '../../shell/messages/show-message.ts';
import { usePaymentLink } from '../../subscriptions/mutations.ts';
import { storePaymentRedirect } from '../../subscriptions/payment-redirect.ts';
import { SUBSCRIPTIONS_KEY } from '../../subscriptions/queries.ts';

const words = screens.billing.partner;

/** Refetches what an act on customers changes, also after an error. */
function useRefetch() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: SUBSCRIPTIONS_KEY });
}

/** Mails an offer to a new customer. [HZ-6] */
export function useAddCustomer() {
  return useMutation({
    mutationFn: (body: { readonly email: string; readonly company: string }) =>
      api.post('/api/partner/customers', { body }),
    onSettled: useRefetch(),
  });
}

const paramsOf = (id: number) => ({ path: { id: String(id) } });

/** Withdraws an offer. [HZ-6] */
export function useWithdrawCustomer() {
  return useMutation({
    mutationFn: (id: number) => api.delete('/api/partner/customers/{id}', { params: paramsOf(id) }),
    onSettled: useRefetch(),
  });
}

/** Asks a customer's owner to buy for themselves. [HZ-6] */
export function useReleaseCustomer() {
  return useMutation({
    mutationFn: (id: number) =>
      api.post('/api/partner/customers/{id}/release', { params: paramsOf(id), body: {} }),
    onSettled: useRefetch(),
  });
}

/** Answers the partner that asks to release this account. [HZ-6] */
export function useAnswerRelease() {
  return useMutation({
    mutationFn: (accept: boolean) => api.post('/api/partner/release', { body: { accept } }),
    // Here, because the question is gone with its answer.
    onSuccess: (_nothing, accept) =>
      showMessage({ type: 'success', message: accept ? words.confirmed : words.declined }),
    onSettled: useRefetch(),
  });
}

/** Begins a purchase for a customer, and leaves for the payment page. [HZ-5, PAY-4] */
export function useBuyForCustomer(customerId: number) {
  return usePaymentLink('checkout', async ({ price: { priceId, users, price } }: Offer) => {
    const { url, checkoutId } = await api.post('/api/users/create-checkout-session', {
      body: { customerId, priceId, users, price, subscriptionType: 'new' },
    });
    const { identity } = getSession();
    if (identity === null) throw new Error('The session ended before the payment page was known.');
    storePaymentRedirect(identity.uid, { checkoutId, priceId });
    return url;
  });
}
