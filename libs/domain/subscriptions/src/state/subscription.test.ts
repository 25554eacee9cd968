import { expect, expectTypeOf, it } from 'vitest';
import { SUBSCRIPTION_STATUSES, isActive, isTrial } from './subscription.ts';
import type { SubscriptionStatus } from './subscription.ts';

it('[BILL-7] knows the statuses Not Subscribed, Subscribed and Past-Due', () => {
  expect(SUBSCRIPTION_STATUSES).toEqual(['Not Subscribed', 'Subscribed', 'Past-Due']);
  expectTypeOf<SubscriptionStatus>().toEqualTypeOf<'Not Subscribed' | 'Subscribed' | 'Past-Due'>();
});

it('[GB-12] counts past due as active, like subscribed', () => {
  expect(SUBSCRIPTION_STATUSES.filter((status) => isActive({ status }))).toEqual(['Subscribed', 'Past-Due']);
});

it('[GB-19] takes the kind trial for a trial, and neither paid kind', () => {
  const kinds = ['trial', 'intercom', 'skyport'] as const;
  expect(kinds.filter((productKind) => isTrial({ productKind }))).toEqual(['trial']);
});
