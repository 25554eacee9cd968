import { PRODUCT_KIND_OF } from '@partyline/pricing';
import type { SubscriptionType } from '@partyline/pricing';
import type { SubApiStatus } from './progress-states.ts';
import { isActive } from './subscription.ts';
import type { Subscription } from './subscription.ts';

/** How a call about subscriptions goes: a read of them, or a request for the page of the payment provider. */
export interface SubApiCall {
  readonly isRunning: boolean;
  readonly hasFailed: boolean;
  readonly hasAnswer: boolean;
}

/**
 * How far a call about subscriptions has come: a running one is in progress, also when it is tried again; then its last failure
 * counts, then its answer; before all of them it is pending. [BILL-16, ENT-27]
 */
export function computeSubApiStatus({ isRunning, hasFailed, hasAnswer }: SubApiCall): SubApiStatus {
  if (isRunning) return 'in progress';
  if (hasFailed) return 'failure';
  return hasAnswer ? 'complete' : 'pending';
}

/** What the screens know of the subscriptions of an account, under the names of the specification. [ENT-27] */
export interface SubscriptionStore<Row> {
  /** How the read of the two lists goes. [BILL-16] */
  readonly subApiStatus: SubApiStatus;
  /** The page of the payment provider that the browser is leaving for; null while it leaves for none. [BILL-17] */
  readonly stripeLink: string | null;
  /** Whether the chosen plan takes the place of a device's plan of the second product line. [BILL-18] */
  readonly isSkyportUpgrade: boolean;
  /** Of the intercom service, trials included. [BILL-19] */
  readonly subscriptions: readonly Row[];
  /** Of the second product line. [BILL-20] */
  readonly skyPortSubscriptions: readonly Row[];
}

/** What the user has chosen to buy, and for which instance or device; null for a new instance. */
export interface ChosenPurchase {
  readonly subscriptionType: SubscriptionType;
  readonly vicUuid: string | null;
}

/**
 * Whether a purchase changes a device's plan of the second product line, instead of giving the device its first: the device has
 * an active one. [BILL-18, GP-7]
 */
export function isSkyportUpgrade(
  chosen: ChosenPurchase | null,
  skyPortSubscriptions: readonly (Pick<Subscription, 'status'> & { readonly vicUuid: string | null })[],
): boolean {
  if (chosen === null || chosen.vicUuid === null) return false;
  if (PRODUCT_KIND_OF[chosen.subscriptionType] !== 'skyport') return false;
  return skyPortSubscriptions.some((held) => held.vicUuid === chosen.vicUuid && isActive(held));
}
