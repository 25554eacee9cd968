import { portalInfoKey, type PortalInfoName } from '@partyline/subscriptions';
import * as v from 'valibot';
import { createSafeStorage, tabStore } from '../session/tabs/stored-values.ts';

const redirectSchema = v.object({
  checkoutId: v.pipe(v.string(), v.uuid()),
  priceId: v.string(),
});

/** The purchase in progress, until the plan is active. */
export type PaymentRedirect = v.InferOutput<typeof redirectSchema>;

const local = createSafeStorage(() => localStorage);
const keyOf = (uid: string) => `portal.payment-redirect.${uid}`;

/** Sets the payment-redirect flag of this tab. */
export function storePaymentRedirect(uid: string, redirect: PaymentRedirect): void {
  tabStore.setItem(keyOf(uid), JSON.stringify(redirect));
}

/** Returns this tab's flag, or null. */
export function readPaymentRedirect(uid: string): PaymentRedirect | null {
  try {
    const stored: unknown = JSON.parse(tabStore.getItem(keyOf(uid)) ?? 'null');
    const parsed = v.safeParse(redirectSchema, stored);
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Removes the flag. [PAY-15, NOTIF-21] */
export function removePaymentRedirect(uid: string): void {
  tabStore.removeItem(keyOf(uid));
}

/** Saves one part of a user's portal info. [AUTH-30, GB-26, GB-27] */
export function savePortalInfo(uid: string, name: PortalInfoName, value: string): void {
  local.setItem(portalInfoKey(uid, name), value);
}
