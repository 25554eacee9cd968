import type { SubscriptionRow } from '@partyline/contract';
import { endOf, isPastDue, subscriptionOfListed } from '@partyline/subscriptions';
import { screens } from '@partyline/texts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { dateText } from '../../dates.ts';
import { api } from '../../session/api.ts';
import { showMessage } from '../../shell/messages/show-message.ts';
import { SUBSCRIPTIONS_KEY } from '../../subscriptions/queries.ts';
import { nameOf } from '../../subscriptions/subscription-name.ts';

const words = screens.billing.actions;
const succeed = (message: string) => showMessage({ type: 'success', message });

/** Refetches subscriptions after a mutation, also after an error. */
const refetch = (client: QueryClient) => () => client.invalidateQueries({ queryKey: SUBSCRIPTIONS_KEY });

/** Returns the text after a cancellation: an unpaid subscription ends with its grace period. [HZ-3] */
function cancelledText(row: SubscriptionRow): string {
  const endMs = isPastDue(subscriptionOfListed(row)) ? endOf(subscriptionOfListed(row)) : null;
  return endMs === null ? words.cancelled(nameOf(row)) : words.cancelledUnpaid(nameOf(row), dateText(endMs));
}

function resubscribedText(row: SubscriptionRow): string {
  return isPastDue(subscriptionOfListed(row))
    ? words.resubscribedUnpaid(nameOf(row))
    : words.resubscribed(nameOf(row));
}

/** Stops the renewal. [BILL-31, API-29] */
export function useCancelSubscription() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ subscriptionId }: SubscriptionRow) =>
      api.post('/api/subscription/cancel', { body: { subscriptionId } }),
    onSuccess: (after) => succeed(cancelledText(after)),
    onSettled: refetch(client),
  });
}

/** Resumes a cancelled subscription; the body is empty. [BILL-33, API-31] */
export function useResubscribe() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ subscriptionId }: SubscriptionRow) =>
      api.put('/api/subscription/resubscribe/{id}', { params: { path: { id: subscriptionId } }, body: {} }),
    onSuccess: (after) => succeed(resubscribedText(after)),
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
