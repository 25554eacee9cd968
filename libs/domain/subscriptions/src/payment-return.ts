import { parseSubscriptionType } from '@partyline/pricing';
import type { SubscriptionType } from '@partyline/pricing';

/** How a payment can come back. [PAY-8, GR-9] */
export const PAYMENT_RESULTS = ['success', 'cancel'] as const;
/** One of {@link PAYMENT_RESULTS}. */
export type PaymentResult = (typeof PAYMENT_RESULTS)[number];

/** The query of the address that the payment provider sends people back to. [ROUTE-25] */
export interface PaymentQuery {
  readonly payment?: unknown;
  readonly subscriptionType?: unknown;
}

/** What an address says about a payment; 'none' where it says nothing, 'not-proper' where it makes no sense. */
export type PaymentReturn =
  | { readonly kind: 'none' }
  | { readonly kind: 'not-proper' }
  | { readonly kind: PaymentResult; readonly subscriptionType: SubscriptionType | null };

/**
 * What an address says about a payment. `payment` is success or cancel, letter for letter; anything else is ignored. A
 * subscriptionType may be missing or empty; one that nobody knows is not a proper request. [PAY-8, GR-9, GB-5]
 */
export function parsePaymentReturn({ payment, subscriptionType }: PaymentQuery): PaymentReturn {
  const kind = PAYMENT_RESULTS.find((result) => result === payment);
  if (kind === undefined) return { kind: 'none' };
  if (subscriptionType === undefined || subscriptionType === '') return { kind, subscriptionType: null };
  const parsed = parseSubscriptionType(subscriptionType);
  return parsed.ok ? { kind, subscriptionType: parsed.value } : { kind: 'not-proper' };
}

/** What is kept in the browser about a payment, per user, under exactly these names. [AUTH-30, GB-26, GB-27] */
export const PORTAL_INFO_NAMES = ['subscription_type', 'skyport_price_plan', 'isUpgrade'] as const;
/** One of {@link PORTAL_INFO_NAMES}. */
export type PortalInfoName = (typeof PORTAL_INFO_NAMES)[number];

/** The key of one of these in the browser's storage: the user's id before the name. [GB-26] */
export function portalInfoKey(uid: string, name: PortalInfoName): string {
  return `${uid}.${name}`;
}

/** What a screen does about a payment that came back, one by one. */
export type PaymentEffect =
  | { readonly kind: 'save'; readonly name: PortalInfoName; readonly value: string }
  /** Take payment and subscriptionType out of the address, without a step back to them. */
  | { readonly kind: 'drop-query' }
  /** Ask the server what the provider says; the address itself proves and grants nothing. */
  | { readonly kind: 'check-with-server' }
  | { readonly kind: 'show'; readonly screen: 'processing' | 'cancel' }
  | { readonly kind: 'alert'; readonly issue: 'request-not-proper' };

const save = (name: PortalInfoName, value: string): PaymentEffect => ({ kind: 'save', name, value });

/** The portal info of a successful payment: the type, the price plan of skyport, and the flag of an upgrade. [GB-27, PAY-10] */
function listSaved(type: SubscriptionType, skyportPricePlan: string | null): PaymentEffect[] {
  return [
    save('subscription_type', type),
    ...(type === 'skyport' && skyportPricePlan !== null
      ? [save('skyport_price_plan', skyportPricePlan)]
      : []),
    ...(type === 'upgrade' ? [save('isUpgrade', 'true')] : []),
  ];
}

/**
 * What follows from a payment that came back, in order. Success with a subscriptionType saves the portal info, for an
 * upgrade with its flag raised; without one it saves nothing. Success only starts a check by the server. `skyportPricePlan`
 * is the price that was chosen before, null if that is not known. [PAY-8, PAY-9, PAY-10, PAY-11, GB-4, GB-5, GB-27]
 */
export function listPaymentEffects(
  paymentReturn: PaymentReturn,
  skyportPricePlan: string | null,
): PaymentEffect[] {
  switch (paymentReturn.kind) {
    case 'none':
      return [];
    case 'not-proper':
      return [{ kind: 'drop-query' }, { kind: 'alert', issue: 'request-not-proper' }];
    case 'cancel':
      return [{ kind: 'drop-query' }, { kind: 'show', screen: 'cancel' }];
    case 'success':
      return [
        ...(paymentReturn.subscriptionType === null
          ? []
          : listSaved(paymentReturn.subscriptionType, skyportPricePlan)),
        { kind: 'drop-query' },
        { kind: 'show', screen: 'processing' },
        { kind: 'check-with-server' },
      ];
  }
}
