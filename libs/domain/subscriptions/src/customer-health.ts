import { isActive } from './subscription.ts';
import type { Subscription } from './subscription.ts';
import { computeTerm, expiredSince } from './term.ts';
import { computeNearEnd } from './warnings.ts';

/** How a partner's customer is, the worst first; `none` has no subscription at all. [PLUS-21] */
export const CUSTOMER_HEALTHS = ['expired', 'past-due', 'ends-soon', 'ok', 'none'] as const;
/** One of {@link CUSTOMER_HEALTHS}. */
export type CustomerHealth = (typeof CUSTOMER_HEALTHS)[number];

/** What a partner sees of the subscriptions of one customer. Instants are milliseconds since 1970. */
export interface CustomerSummary {
  readonly health: CustomerHealth;
  /** The next end of a subscription that is not renewed; null for none. */
  readonly expiresAtMs: number | null;
  /** The next renewal; null for none. */
  readonly renewsAtMs: number | null;
}

function healthOf(subscription: Subscription, nowMs: number): CustomerHealth {
  if (expiredSince(subscription, nowMs) !== null) return 'expired';
  if (subscription.status === 'Past-Due') return 'past-due';
  return computeNearEnd(subscription, nowMs) === null ? 'ok' : 'ends-soon';
}

/** What counts: an ended subscription is no trouble where its instance has an active one. */
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
 * Returns the health of a customer, which is that of their worst subscription, and when the next one ends or renews. The
 * subscriptions are those that are not deleted. [PLUS-21, GB-13, GB-15]
 */
export function computeCustomerSummary(
  subscriptions: readonly Subscription[],
  nowMs: number,
): CustomerSummary {
  const counting = listCounting(subscriptions);
  const healths = new Set(counting.map((one) => healthOf(one, nowMs)));
  const terms = counting.filter(isActive).flatMap((one) => computeTerm(one) ?? []);
  const next = (kind: 'ends' | 'renews'): number | null =>
    earliest(terms.filter((term) => term.kind === kind && term.atMs > nowMs).map(({ atMs }) => atMs));
  return {
    health: CUSTOMER_HEALTHS.find((health) => healths.has(health)) ?? 'none',
    expiresAtMs: next('ends'),
    renewsAtMs: next('renews'),
  };
}
