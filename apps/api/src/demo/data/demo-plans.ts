import type { Interval, PaidPlan } from '@partyline/pricing';
import type { DemoSubscription } from './demo-types.ts';

const PERIOD_DAYS: Readonly<Record<Interval, number>> = { week: 7, month: 30, year: 365 };

/** Makes a paid subscription that renews in `endsInDays`. */
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

/** Makes a cancelled subscription that ends with the paid period. */
export function cancelled(
  plan: PaidPlan,
  users: number,
  interval: Interval,
  endsInDays: number,
): DemoSubscription {
  return { ...paid(plan, users, interval, endsInDays), cancelled: true };
}

/** Makes a subscription whose last renewal is unpaid, and that works for some days more. */
export function pastDue(plan: PaidPlan, users: number, interval: Interval): DemoSubscription {
  return { ...paid(plan, users, interval, -4), status: 'Past-Due' };
}

/** Makes a subscription that ended `daysAgo` and is not yet deleted. */
export function expired(plan: PaidPlan, users: number, interval: Interval, daysAgo = 3): DemoSubscription {
  return { ...cancelled(plan, users, interval, -daysAgo), status: 'Not Subscribed' };
}

/** Makes a trial with days to go; negative: days since its end. */
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
