import { expect, it } from 'vitest';
import { computeGraceEnd, followProvider, PAST_DUE_GRACE_DAYS } from './follow-provider.ts';
import type { ProviderWord } from './follow-provider.ts';
import type { ChangingSubscription } from './next-subscription.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const END = '2026-04-01T00:00:00.000Z';
const LATER = '2026-05-01T00:00:00.000Z';
const EARLIER = '2026-03-15T00:00:00.000Z';

const PAID: ChangingSubscription = {
  productKind: 'intercom',
  status: 'Subscribed',
  cancelStatus: false,
  current_period_end: END,
  autoRenewalDate: END,
  expirationDate: null,
};
const word = (changes: Partial<ProviderWord> = {}): ProviderWord => ({
  status: 'active',
  isCancelled: false,
  cancelAt: null,
  endedAt: null,
  periodEnd: END,
  isPriceChanged: false,
  ...changes,
});

it('changes nothing when the provider says what is known', () => {
  expect(followProvider(PAID, word(), NOW)).toEqual(PAID);
  expect(followProvider(PAID, word({ status: 'incomplete', periodEnd: LATER }), NOW)).toBe(PAID);
});

it('[BILL-7] renews until the new end, and out of past due', () => {
  const renewed = { ...PAID, current_period_end: LATER, autoRenewalDate: LATER };
  expect(followProvider(PAID, word({ periodEnd: LATER }), NOW)).toEqual(renewed);
  const due = { ...PAID, status: 'Past-Due' } as const;
  expect(followProvider(due, word({ periodEnd: LATER }), NOW)).toEqual(renewed);
  expect(followProvider(due, word(), NOW)).toEqual(PAID);
});

it('[GB-12] never moves the period back, except with another price', () => {
  expect(followProvider(PAID, word({ periodEnd: EARLIER }), NOW)).toEqual(PAID);
  const shorter = { ...PAID, current_period_end: EARLIER, autoRenewalDate: EARLIER };
  expect(followProvider(PAID, word({ periodEnd: EARLIER, isPriceChanged: true }), NOW)).toEqual(shorter);
});

it('[GB-12] follows a cancellation and its withdrawal', () => {
  const cancelled = followProvider(PAID, word({ isCancelled: true }), NOW);
  expect(cancelled).toEqual({ ...PAID, cancelStatus: true, expirationDate: END, autoRenewalDate: null });
  expect(followProvider(cancelled, word(), NOW)).toEqual(PAID);
});

it('[GB-12, GD-38] ends at the date that was set before the end of the period, until it is set otherwise', () => {
  const cancelled = { ...PAID, cancelStatus: true, expirationDate: END, autoRenewalDate: null };
  const early = followProvider(PAID, word({ isCancelled: true, cancelAt: EARLIER }), NOW);
  expect(early).toEqual({ ...cancelled, expirationDate: EARLIER });
  expect(followProvider(cancelled, word({ isCancelled: true, cancelAt: EARLIER }), NOW)).toEqual(early);
  expect(followProvider(early, word({ isCancelled: true }), NOW)).toEqual(cancelled);
  expect(followProvider(early, word(), NOW)).toEqual(PAID);
  const due = followProvider(early, word({ status: 'past-due', isCancelled: true, cancelAt: EARLIER }), NOW);
  expect(due).toEqual({ ...early, status: 'Past-Due' });
  const over = { ...early, status: 'Not Subscribed' } as const;
  expect(followProvider(over, word({ isCancelled: true }), NOW)).toEqual(over);
});

it('[PLUS-19] is past due, and active, while the payment is missing', () => {
  expect(followProvider(PAID, word({ status: 'past-due', periodEnd: LATER }), NOW)).toEqual({
    ...PAID,
    status: 'Past-Due',
  });
  expect(computeGraceEnd(NOW) - NOW).toBe(PAST_DUE_GRACE_DAYS * 86_400_000);
});

it('[GB-12] ends when the provider gives up, at that moment, and stays over', () => {
  const over = followProvider(PAID, word({ status: 'over', endedAt: EARLIER }), NOW);
  expect(over).toMatchObject({ status: 'Not Subscribed', current_period_end: EARLIER });
  expect(followProvider(over, word({ periodEnd: LATER }), NOW)).toEqual(over);
  const unsaid = followProvider(PAID, word({ status: 'over' }), NOW);
  expect(unsaid.current_period_end).toBe(new Date(NOW).toISOString());
});
