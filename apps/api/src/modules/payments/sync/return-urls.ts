import type { SubscriptionType } from '@partyline/pricing';

/** Returns the provider's return address, paid or not. It proves nothing: the page asks the server. [GB-4, GB-10, GR-8, GR-9] */
export function returnUrls(
  publicUrl: string,
  subscriptionType: SubscriptionType,
): { readonly successUrl: string; readonly cancelUrl: string } {
  const back = (payment: 'success' | 'cancel'): string => {
    const query = new URLSearchParams({ subscriptionType, payment });
    return `${publicUrl}/dashboard?${query.toString()}`;
  };
  return { successUrl: back('success'), cancelUrl: back('cancel') };
}
