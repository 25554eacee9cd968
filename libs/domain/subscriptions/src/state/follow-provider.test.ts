import { expect, it } from 'vitest';
import {
  computeGraceEnd,
  followProvider,
  isPaidAfterCancel,
  PAST_DUE_GRACE_DAYS,
} from './follow-provider.ts';
import type { ProviderWord } from './follow-provider.ts';
import type { ChangingSubscription } from './next-subscription.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const END = '2026-04-01T00:00:00.000Z';
const LATER = '2026-05-01T00:00:00.000Z';
const EARLIER = '2026-03-15T00:00:00.000Z';
const GRACE = new Date(computeGraceEnd(NOW)).toISOString();

const PAID: ChangingSubscription = {
  productKind: 'intercom',
  status: 'Subscribed',
  cancelStatus: false,
  current_period_end: END,
  autoRenewalDate: END,
  expirationDate: null,
  graceEndsAt: null,
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
  const due = { ...PAID, status: 'Past-Due', graceEndsAt: GRACE } as const;
  expect(followProvider(due, word({ periodEnd: LATER }), NOW)).toEqual(renewed);
  expect(followProvider(due, word(), NOW)).toEqual(PAID);
  // Paid is paid, whatever end of the period was known.
  expect(followProvider(due, word({ periodEnd: EARLIER }), NOW)).toEqual(PAID);
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
  expect(due).toEqual({ ...early, status: 'Past-Due', expirationDate: GRACE, graceEndsAt: GRACE });
  const over = { ...early, status: 'Not Subscribed' } as const;
  expect(followProvider(over, word({ isCancelled: true }), NOW)).toEqual(over);
});

it('[PLUS-19] is past due, and active, while the payment is missing', () => {
  expect(followProvider(PAID, word({ status: 'past-due', periodEnd: LATER }), NOW)).toEqual({
    ...PAID,
    status: 'Past-Due',
    graceEndsAt: GRACE,
  });
  expect(computeGraceEnd(NOW) - NOW).toBe(PAST_DUE_GRACE_DAYS * 86_400_000);
});

it('[HZ-3] ends with its grace period when it is cancelled unpaid, whatever date the provider has', () => {
  const due = { ...PAID, status: 'Past-Due', graceEndsAt: GRACE } as const;
  const ending = { ...due, cancelStatus: true, expirationDate: GRACE, autoRenewalDate: null };
  for (const cancelAt of [GRACE, EARLIER, null]) {
    const told = word({ status: 'past-due', isCancelled: true, cancelAt, periodEnd: LATER });
    expect(followProvider(due, told, NOW)).toEqual(ending);
  }
  expect(followProvider(ending, word({ status: 'past-due', periodEnd: LATER }), NOW)).toEqual(due);
});

it('[HZ-3] ends with the paid period when it was cancelled unpaid and paid afterwards', () => {
  const ending = {
    ...PAID,
    status: 'Past-Due',
    graceEndsAt: GRACE,
    cancelStatus: true,
    expirationDate: GRACE,
    autoRenewalDate: null,
  } as const;
  // The provider keeps whole seconds.
  const set = GRACE.replace('.000Z', '.900Z');
  const paid = word({ isCancelled: true, cancelAt: set, periodEnd: LATER });
  expect(followProvider(ending, paid, NOW)).toEqual({
    ...ending,
    status: 'Subscribed',
    graceEndsAt: null,
    current_period_end: LATER,
    expirationDate: LATER,
  });
  expect(isPaidAfterCancel(ending, paid)).toBe(true);
  const others = [
    isPaidAfterCancel({ ...ending, status: 'Subscribed' }, paid),
    isPaidAfterCancel({ ...ending, cancelStatus: false }, paid),
    isPaidAfterCancel({ ...ending, graceEndsAt: null }, paid),
    isPaidAfterCancel(ending, { ...paid, status: 'past-due' }),
    isPaidAfterCancel(ending, { ...paid, cancelAt: null }),
    isPaidAfterCancel(ending, { ...paid, cancelAt: GRACE.replace('00.000Z', '01.000Z') }),
  ];
  expect(others).toEqual(others.map(() => false));
  expect(followProvider(ending, { ...paid, cancelAt: EARLIER }, NOW)).toMatchObject({
    expirationDate: EARLIER,
  });
});

it('[GB-12] ends when the provider gives up, at that moment, and stays over', () => {
  const over = followProvider(PAID, word({ status: 'over', endedAt: EARLIER }), NOW);
  expect(over).toMatchObject({ status: 'Not Subscribed', current_period_end: EARLIER });
  expect(followProvider(over, word({ periodEnd: LATER }), NOW)).toEqual(over);
  const unsaid = followProvider(PAID, word({ status: 'over' }), NOW);
  expect(unsaid.current_period_end).toBe(new Date(NOW).toISOString());
});

it('[GB-12] keeps the end of what is over when it is told of a new price', () => {
  const over = followProvider(PAID, word({ status: 'over', endedAt: EARLIER }), NOW);
  expect(followProvider(over, word({ periodEnd: LATER, isPriceChanged: true }), NOW)).toEqual(over);
});

it('[GB-12, GD-38] renews when the provider no longer has it cancelled, also at the end that it named', () => {
  const cancelled = { ...PAID, cancelStatus: true, expirationDate: END, autoRenewalDate: null };
  for (const late of [0, 1, 86_400_000])
    expect(followProvider(cancelled, word(), Date.parse(END) + late)).toEqual(PAID);
});
