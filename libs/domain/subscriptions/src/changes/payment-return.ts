import { parseSubscriptionType, type SubscriptionType } from '@partyline/pricing';
import { PLAN_TIMEOUT_MS } from '@partyline/session';

/** [PAY-8, GR-9] */
export const PAYMENT_RESULTS = ['success', 'cancel'] as const;
export type PaymentResult = (typeof PAYMENT_RESULTS)[number];

/** [ROUTE-25] */
export interface PaymentQuery {
  readonly payment?: unknown;
  readonly subscriptionType?: unknown;
}

/** 'none' without a payment, 'not-proper' if invalid. */
export type PaymentReturn =
  | { readonly kind: 'none' }
  | { readonly kind: 'not-proper' }
  | { readonly kind: PaymentResult; readonly subscriptionType: SubscriptionType | null };

/**
 * Parses the return address of a payment. Other values of `payment` are ignored; a subscriptionType may be missing or empty, an
 * unknown one is not a proper request. [PAY-8, GR-9, GB-5]
 */
export function parsePaymentReturn({ payment, subscriptionType }: PaymentQuery): PaymentReturn {
  const kind = PAYMENT_RESULTS.find((result) => result === payment);
  if (kind === undefined) return { kind: 'none' };
  if (subscriptionType === undefined || subscriptionType === '') return { kind, subscriptionType: null };
  const parsed = parseSubscriptionType(subscriptionType);
  return parsed.ok ? { kind, subscriptionType: parsed.value } : { kind: 'not-proper' };
}

/** Stored per user in the browser, under exactly these names. [AUTH-30, GB-26, GB-27] */
export const PORTAL_INFO_NAMES = ['subscription_type', 'skyport_price_plan', 'isUpgrade'] as const;
export type PortalInfoName = (typeof PORTAL_INFO_NAMES)[number];

/** Returns the storage key: user id, then name. [GB-26] */
export function portalInfoKey(uid: string, name: PortalInfoName): string {
  return `${uid}.${name}`;
}

/** Effects of a returned payment. */
export type PaymentEffect =
  | { readonly kind: 'save'; readonly name: PortalInfoName; readonly value: string }
  /** Remove payment and subscriptionType from the address, replacing the history entry. */
  | { readonly kind: 'drop-query' }
  /** Ask the server for the provider's state; the address itself proves nothing. */
  | { readonly kind: 'check-with-server' }
  | { readonly kind: 'show'; readonly screen: 'processing' | 'cancel' }
  | { readonly kind: 'message'; readonly issue: 'request-not-proper' };

const save = (name: PortalInfoName, value: string): PaymentEffect => ({ kind: 'save', name, value });

/** Lists what a successful payment saves in the browser for its subscription type. [GB-27, PAY-10] */
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
 * Lists the effects of a returned payment in their order. Success saves the portal info of its subscriptionType, if any, and only
 * starts a server check. `skyportPricePlan`: the price chosen before; null if unknown. [PAY-8, PAY-9, PAY-10, PAY-11, GB-4, GB-5,
 * GB-27]
 */
export function listPaymentEffects(
  paymentReturn: PaymentReturn,
  skyportPricePlan: string | null,
): PaymentEffect[] {
  switch (paymentReturn.kind) {
    case 'none':
      return [];
    case 'not-proper':
      return [{ kind: 'drop-query' }, { kind: 'message', issue: 'request-not-proper' }];
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

/** Of the screens after a payment. [CONST-4, PAY-12, GB-2] */
export const PAYMENT_REDIRECT_MS = 10_000;
/** When the payment spinner hides. [CONST-16, PAY-14, GB-1] */
export const PAYMENT_SPINNER_HIDE_MS = 10_000;

/**
 * Returns the whole seconds until the redirect, rounded up, 0 when due. A clock set back restarts the countdown. Unix milliseconds.
 * [PAY-12, GB-2]
 */
export function computeRedirectSecondsLeft(shownSinceMs: number, nowMs: number): number {
  const leftMs = PAYMENT_REDIRECT_MS - Math.max(0, nowMs - shownSinceMs);
  return Math.max(0, Math.ceil(leftMs / 1_000));
}

/** Returns whether less than `PAYMENT_SPINNER_HIDE_MS` have passed since the spinner's start (Unix milliseconds). [PAY-14, GB-1] */
export function isPaymentSpinnerShown(shownSinceMs: number, nowMs: number): boolean {
  return nowMs - shownSinceMs < PAYMENT_SPINNER_HIDE_MS;
}

/** `notified-later`: a notice says that a message follows. There is no failure state. [GB-3] */
export type PaymentWait = 'active' | 'waiting' | 'notified-later';

/**
 * Returns whether the buyer still waits for the plan, since payment=success (Unix milliseconds). An active plan ends the wait at
 * any time. [CONST-8, PAY-13, GB-3]
 */
export function computePaymentWait(isPlanActive: boolean, sinceMs: number, nowMs: number): PaymentWait {
  if (isPlanActive) return 'active';
  return nowMs - sinceMs < PLAN_TIMEOUT_MS ? 'waiting' : 'notified-later';
}

/** Returns whether the buyer's wait is over, when the screen has promised them a message. Unix milliseconds. [CONST-8, GB-3] */
export function isPurchaseLate(paidAtMs: number, nowMs: number): boolean {
  return computePaymentWait(false, paidAtMs, nowMs) === 'notified-later';
}

const PENDING_CHECKOUTS: ReadonlySet<string> = new Set(['open', 'paid']);

/**
 * Returns whether a checkout is still to be settled: its payment may yet be recorded, or its plan is being set up. Undefined, not
 * read yet, is pending; an unknown state is not. [PLUS-17]
 */
export function isCheckoutPending(state: string | undefined): boolean {
  return state === undefined || PENDING_CHECKOUTS.has(state);
}
