import type { SubscriptionRow } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { raiseAlert } from '../../shell/alerts/alerts.ts';
import { SUBSCRIPTIONS_KEY } from '../../subscriptions/queries.ts';
import { usePaymentLink } from '../../subscriptions/mutations.ts';
import { nameOf } from './subscription-facts.ts';

const words = screens.billing.actions;
const succeed = (message: string) => raiseAlert({ type: 'success', message });

/** Also after an error. */
const refetch = (client: QueryClient) => () => client.invalidateQueries({ queryKey: SUBSCRIPTIONS_KEY });

/** Stops the renewal. [BILL-31, API-29] */
export function useCancelSubscription() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ subscriptionId }: SubscriptionRow) =>
      api.post('/api/subscription/cancel', { body: { subscriptionId } }),
    onSuccess: (_row, row) => succeed(words.cancelled(nameOf(row))),
    onSettled: refetch(client),
  });
}

/** Resumes a cancelled subscription; the body is empty. [BILL-33, API-31] */
export function useResubscribe() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ subscriptionId }: SubscriptionRow) =>
      api.put('/api/subscription/resubscribe/{id}', { params: { path: { id: subscriptionId } }, body: {} }),
    onSuccess: (_row, row) => succeed(words.resubscribed(nameOf(row))),
    onSettled: refetch(client),
  });
}

/** Deletes an inactive subscription. [BILL-32, API-30] */
export function useDeleteSubscription() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ subscriptionId }: SubscriptionRow) =>
      api.delete('/api/subscription/{id}', { params: { path: { id: subscriptionId } } }),
    onSuccess: (_nothing, row) => succeed(words.deleted(nameOf(row))),
    onSettled: refetch(client),
  });
}

/** Redirects to the provider's customer portal. [BILL-36, GB-8, GB-31] */
export function useBillingPortal() {
  return usePaymentLink('portal', async () => (await api.get('/api/subscription/billing-session')).url);
}
