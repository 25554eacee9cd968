import { expect, it } from 'vitest';
import { aSubscription, aTrial, at, cancelled, DAY, expired, NOW } from '../subscription.fixture.ts';
import { listRenewingCharges, type PricedSubscription } from './renewing-charges.ts';

const billed = { price: 19_200, isBilled: true, current_period_start: at(-20 * DAY) } as const;

it('[PLUS-18, PLUS-21] lists what the provider charges at the end of a period', () => {
  const one: PricedSubscription = { ...aSubscription({ autoRenewalDate: at(9 * DAY) }), ...billed };
  const undated = { ...one, current_period_start: null };
  expect(listRenewingCharges([one, undated])).toEqual([
    { startMs: NOW - 20 * DAY, endMs: NOW + 9 * DAY, interval: 'month', amount: 19_200, subscription: one },
    { startMs: null, endMs: NOW + 9 * DAY, interval: 'month', amount: 19_200, subscription: undated },
  ]);
});

it('lists nothing that ends, is over, is not billed, or has no price or interval', () => {
  const others = [
    { ...cancelled(DAY), ...billed },
    { ...expired(DAY), ...billed },
    { ...aTrial(DAY), ...billed },
    { ...aSubscription(), ...billed, isBilled: false },
    { ...aSubscription(), ...billed, price: null },
    { ...aSubscription({ interval: null }), ...billed },
    { ...aSubscription({ autoRenewalDate: null, current_period_end: null }), ...billed },
  ];
  expect(listRenewingCharges(others)).toEqual([]);
});
