import { isActive } from '../state/subscription.ts';
import type { Subscription } from '../state/subscription.ts';
import { computeTerm, expiredSince } from '../state/term.ts';
import { computeNearEnd } from '../notices/warnings.ts';

/** Worst first; `none`: no subscription. [PLUS-21] */
export const CUSTOMER_HEALTHS = ['expired', 'past-due', 'ends-soon', 'ok', 'none'] as const;
export type CustomerHealth = (typeof CUSTOMER_HEALTHS)[number];

/** Unix milliseconds. */
export interface CustomerSummary {
  readonly health: CustomerHealth;
  /** Next end without renewal; null for none. */
  readonly expiresAtMs: number | null;
  /** Next renewal; null for none. */
  readonly renewsAtMs: number | null;
}

function healthOf(subscription: Subscription, nowMs: number): CustomerHealth {
  if (expiredSince(subscription, nowMs) !== null) return 'expired';
  if (subscription.status === 'Past-Due') return 'past-due';
  return computeNearEnd(subscription, nowMs) === null ? 'ok' : 'ends-soon';
}

/** Drops ended subscriptions whose instance has an active one. */
function listCounting(subscriptions: readonly Subscription[]): Subscription[] {
  const served = new Set(subscriptions.filter(isActive).map(({ instanceId }) => instanceId));
  return subscriptions.filter(
    (one) => isActive(one) || one.instanceId === null || !served.has(one.instanceId),
  );
}

function earliest(instants: readonly number[]): number | null {
  return instants.length === 0 ? null : Math.min(...instants);
}

/**
 * Returns the health of the worst subscription, the next end and the next renewal. Takes all subscriptions not yet deleted; one
 * that has ended does not count if its instance has an active one. [PLUS-21, GB-13, GB-15]
 */
export function computeCustomerSummary(
  subscriptions: readonly Subscription[],
  nowMs: number,
): CustomerSummary {
  const counting = listCounting(subscriptions);
  const healths = new Set(counting.map((one) => healthOf(one, nowMs)));
  const terms = counting.filter(isActive).map(computeTerm);
  const next = (kind: 'ends' | 'renews'): number | null =>
    earliest(terms.flatMap((term) => (term?.kind === kind && term.atMs > nowMs ? [term.atMs] : [])));
  return {
    health: CUSTOMER_HEALTHS.find((health) => healths.has(health)) ?? 'none',
    expiresAtMs: next('ends'),
    renewsAtMs: next('renews'),
  };
}
