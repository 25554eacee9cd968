import { useWindowEvent } from '@mantine/hooks';
import { computeSubApiStatus, type SubApiStatus } from '@partyline/subscriptions';
import { api } from '../session/api.ts';
import { useMutation, useMutationState, type MutationState } from '@tanstack/react-query';

/** `portal`: the customer portal. */
export type PaymentLinkKind = 'checkout' | 'portal';

interface PaymentLink {
  /** null: the browser stays. */
  readonly stripeLink: string | null;
}

const PAYMENT_LINK_KEY = ['payment-link'] as const;

/**
 * Requests a payment provider's link and leaves for it, unless there is none. The link is a secret, so only this mutation holds it, and drops it on
 * unmount. It stays while the page unloads: a second press sends nothing, and the user can follow it. A page restored by Back
 * starts over. [PAY-4, BILL-17, BILL-36]
 */
export function usePaymentLink<Variables = void>(
  kind: PaymentLinkKind,
  request: (variables: Variables) => Promise<string | null>,
) {
  const mutation = useMutation({
    mutationKey: [...PAYMENT_LINK_KEY, kind],
    mutationFn: async (variables: Variables): Promise<PaymentLink> => ({
      stripeLink: await request(variables),
    }),
    gcTime: 0,
    onSuccess: ({ stripeLink }) => {
      if (stripeLink !== null) location.assign(stripeLink);
    },
  });
  const { reset } = mutation;
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) reset();
  });
  const subApiStatus = computeSubApiStatus({
    isRunning: mutation.isPending,
    hasFailed: mutation.isError,
    hasAnswer: mutation.isSuccess,
  });
  const stripeLink = mutation.data?.stripeLink ?? null;
  return {
    ...mutation,
    subApiStatus,
    stripeLink,
    isLeaving: subApiStatus === 'in progress' || stripeLink !== null,
  };
}

/** Redirects to the provider's customer portal. [BILL-36, GB-8, GB-31] */
export function useBillingPortal() {
  return usePaymentLink('portal', async () => (await api.get('/api/subscription/billing-session')).url);
}

/** Returns the last link request's status, optionally of one kind, and the link while leaving. [BILL-16, BILL-17] */
export function useLastPaymentLink(kind?: PaymentLinkKind): {
  readonly subApiStatus: SubApiStatus;
  readonly stripeLink: string | null;
} {
  const mutationKey = kind === undefined ? PAYMENT_LINK_KEY : [...PAYMENT_LINK_KEY, kind];
  // All mutations with this key have this result.
  const states = useMutationState({
    filters: { mutationKey },
    select: ({ state }) => state as MutationState<PaymentLink>,
  });
  const last = states.at(-1);
  const subApiStatus = computeSubApiStatus({
    isRunning: last?.status === 'pending',
    hasFailed: last?.status === 'error',
    hasAnswer: last?.status === 'success',
  });
  return { subApiStatus, stripeLink: last?.data?.stripeLink ?? null };
}
