import fc from 'fast-check';
import { INTERVALS, PAID_PLANS } from '@partyline/pricing';
import { SUBSCRIPTION_STATUSES } from './state/subscription.ts';
import type { Subscription } from './state/subscription.ts';

export const DAY = 86_400_000;
export const NOW = Date.parse('2026-11-20T12:00:00Z');

/** Returns a wire instant, offset from now. */
export const at = (fromNowMs: number): string => new Date(NOW + fromNowMs).toISOString();

/** Makes a subscription, by default active, monthly, Pro, renewed in ten days. */
export function aSubscription(changes: Partial<Subscription> = {}): Subscription {
  return {
    productKind: 'intercom',
    plan: 'Pro',
    users: 16,
    interval: 'month',
    status: 'Subscribed',
    cancelStatus: false,
    current_period_end: at(10 * DAY),
    autoRenewalDate: at(10 * DAY),
    expirationDate: null,
    graceEndsAt: null,
    instanceId: 1,
    ...changes,
  };
}

/** Makes a cancelled subscription that ends in `leftMs`. */
export function cancelled(leftMs: number, changes: Partial<Subscription> = {}): Subscription {
  return aSubscription({
    cancelStatus: true,
    autoRenewalDate: null,
    expirationDate: at(leftMs),
    current_period_end: at(leftMs),
    ...changes,
  });
}

/** Makes an unpaid subscription whose period ended a day ago and that works for `leftMs` more. */
export function pastDue(leftMs: number, changes: Partial<Subscription> = {}): Subscription {
  const ended = { current_period_end: at(-DAY), autoRenewalDate: at(-DAY) };
  return aSubscription({ status: 'Past-Due', graceEndsAt: at(leftMs), ...ended, ...changes });
}

/** Makes a trial that ends in `leftMs`. */
export function aTrial(leftMs: number, changes: Partial<Subscription> = {}): Subscription {
  return aSubscription({
    productKind: 'trial',
    plan: 'Trial',
    users: 4,
    interval: null,
    autoRenewalDate: null,
    current_period_end: at(leftMs),
    ...changes,
  });
}

/** Makes a subscription that ended `forMs` ago. */
export function expired(forMs: number, changes: Partial<Subscription> = {}): Subscription {
  return cancelled(-forMs, { status: 'Not Subscribed', ...changes });
}

const anyDate = fc.option(fc.integer({ min: -30 * DAY, max: 30 * DAY }).map(at), { nil: null });

/** Any possible subscription, even unlikely ones. */
export const anySubscription: fc.Arbitrary<Subscription> = fc
  .record({
    productKind: fc.constantFrom('intercom' as const, 'skyport' as const, 'trial' as const),
    paidPlan: fc.constantFrom(...PAID_PLANS),
    users: fc.integer({ min: 1, max: 200 }),
    interval: fc.constantFrom(...INTERVALS),
    status: fc.constantFrom(...SUBSCRIPTION_STATUSES),
    cancelStatus: fc.boolean(),
    current_period_end: anyDate,
    autoRenewalDate: anyDate,
    expirationDate: anyDate,
    graceEndsAt: anyDate,
    instanceId: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
  })
  .map(({ paidPlan, ...rest }) => ({
    ...rest,
    plan: rest.productKind === 'trial' ? 'Trial' : paidPlan,
    interval: rest.productKind === 'trial' ? null : rest.interval,
  }));
