import { portalInfoKey, type PortalInfoName } from '@partyline/subscriptions';
import * as v from 'valibot';
import { createSafeStorage, tabStore } from '../session/tabs/stored-values.ts';

const redirectSchema = v.object({
  checkoutId: v.pipe(v.string(), v.uuid()),
  priceId: v.string(),
});

/** The purchase that this tab left for: its flag until the plan is there. */
export type PaymentRedirect = v.InferOutput<typeof redirectSchema>;

const local = createSafeStorage(() => localStorage);
const keyOf = (uid: string) => `portal.payment-redirect.${uid}`;

/** Raises the payment-redirect flag: the tab leaves for the payment provider. */
export function storePaymentRedirect(uid: string, redirect: PaymentRedirect): void {
  tabStore.setItem(keyOf(uid), JSON.stringify(redirect));
}

/** The payment-redirect flag of this tab; null for none. */
export function readPaymentRedirect(uid: string): PaymentRedirect | null {
  try {
    const stored: unknown = JSON.parse(tabStore.getItem(keyOf(uid)) ?? 'null');
    const parsed = v.safeParse(redirectSchema, stored);
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Removes the payment-redirect flag. [PAY-15, NOTIF-21] */
export function removePaymentRedirect(uid: string): void {
  tabStore.removeItem(keyOf(uid));
}

/** Saves one part of the portal info of a user. [AUTH-30, GB-26, GB-27] */
export function savePortalInfo(uid: string, name: PortalInfoName, value: string): void {
  local.setItem(portalInfoKey(uid, name), value);
}
