import { expect, expectTypeOf, it } from 'vitest';
import { SUBSCRIPTION_STATUSES, isActive, isTrial, parseSubscriptionStatus } from './subscription.ts';
import type { SubscriptionStatus } from './subscription.ts';

it('[BILL-7] knows the statuses Not Subscribed, Subscribed and Past-Due', () => {
  expect(SUBSCRIPTION_STATUSES).toEqual(['Not Subscribed', 'Subscribed', 'Past-Due']);
  expectTypeOf<SubscriptionStatus>().toEqualTypeOf<'Not Subscribed' | 'Subscribed' | 'Past-Due'>();
});

it.each([
  ['Not Subscribed', 'Not Subscribed'],
  ['notSubscribed', 'Not Subscribed'],
  ['subscribed', 'Subscribed'],
  ['past-due', 'Past-Due'],
])('[BILL-7, GA-9] reads %j as %s', (written, status) => {
  expect(parseSubscriptionStatus(written)).toEqual({ ok: true, value: status });
});

it.each(['', 'Past Due', 'pastdue', 'Expired', null, 1])('[BILL-7] does not read %j', (written) => {
  expect(parseSubscriptionStatus(written)).toEqual({ ok: false, error: 'unknown-word' });
});

it('[GB-12] counts past due as active, like subscribed', () => {
  expect(SUBSCRIPTION_STATUSES.filter((status) => isActive({ status }))).toEqual(['Subscribed', 'Past-Due']);
});

it('[GB-19] takes the kind trial for a trial, and neither paid kind', () => {
  const kinds = ['trial', 'intercom', 'skyport'] as const;
  expect(kinds.filter((productKind) => isTrial({ productKind }))).toEqual(['trial']);
});
