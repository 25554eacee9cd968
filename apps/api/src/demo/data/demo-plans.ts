import type { Interval, PaidPlan } from '@partyline/pricing';
import type { DemoSubscription } from './demo-types.ts';

const PERIOD_DAYS: Readonly<Record<Interval, number>> = { week: 7, month: 30, year: 365 };

/** Paid and renewing in `endsInDays`. */
export function paid(
  plan: PaidPlan,
  users: number,
  interval: Interval,
  endsInDays = Math.ceil(PERIOD_DAYS[interval] * 0.6),
): DemoSubscription {
  return {
    product: 'intercom',
    plan,
    users,
    interval,
    status: 'Subscribed',
    cancelled: false,
    endsInDays,
  };
}

/** Cancelled: ends with the paid period. */
export function cancelled(
  plan: PaidPlan,
  users: number,
  interval: Interval,
  endsInDays: number,
): DemoSubscription {
  return { ...paid(plan, users, interval, endsInDays), cancelled: true };
}

/** The payment of its last renewal is missing, and it works for some days more. */
export function pastDue(plan: PaidPlan, users: number, interval: Interval): DemoSubscription {
  return { ...paid(plan, users, interval, -4), status: 'Past-Due' };
}

/** Ended some days ago, and not yet deleted. */
export function expired(plan: PaidPlan, users: number, interval: Interval, daysAgo = 3): DemoSubscription {
  return { ...cancelled(plan, users, interval, -daysAgo), status: 'Not Subscribed' };
}

/** A trial with days to go; negative: days since its end. */
export function trial(endsInDays: number): DemoSubscription {
  return {
    product: 'trial',
    plan: 'Trial',
    users: 4,
    interval: null,
    status: endsInDays > 0 ? 'Subscribed' : 'Not Subscribed',
    cancelled: true,
    endsInDays,
  };
}

export function remoteAccess(interval: Interval): DemoSubscription {
  return { ...paid('Pro', 8, interval), product: 'skyport' };
}
