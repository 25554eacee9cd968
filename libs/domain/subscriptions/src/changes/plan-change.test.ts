import { expect, it } from 'vitest';
import { planChangeDecision, type PlanChangeRefusal } from './plan-change.ts';

const ALLOWED = { allowed: true };
const refused = (reason: PlanChangeRefusal) => ({ allowed: false, reason });

it.each([
  ['intercom', 'Subscribed', ALLOWED],
  ['skyport', 'Subscribed', ALLOWED],
  ['intercom', 'Past-Due', refused('past-due')],
  ['skyport', 'Not Subscribed', refused('not-subscribed')],
  ['trial', 'Subscribed', refused('trial')],
  ['trial', 'Not Subscribed', refused('trial')],
] as const)(
  '[GB-12, GB-32, PLUS-19] decides on a change of a subscription %s, %s',
  (productKind, status, decision) => {
    expect(planChangeDecision({ productKind, status })).toEqual(decision);
  },
);

it('refuses a change while another one waits for its confirmation, unless it is unpaid or over', () => {
  const pending = { productKind: 'intercom', isChangePending: true } as const;
  expect(planChangeDecision({ ...pending, status: 'Subscribed' })).toEqual(refused('change-pending'));
  expect(planChangeDecision({ ...pending, status: 'Past-Due' })).toEqual(refused('past-due'));
  expect(planChangeDecision({ ...pending, status: 'Subscribed', isChangePending: false })).toEqual(ALLOWED);
});

it('[HZ-6] leaves what is paid for a released customer to its end', () => {
  const paid = { productKind: 'intercom', status: 'Subscribed' } as const;
  expect(planChangeDecision({ ...paid, isPayerGone: true })).toEqual(refused('released'));
  expect(planChangeDecision({ ...paid, isPayerGone: false })).toEqual(ALLOWED);
});

it('[HZ-3] changes an unpaid plan that nothing can be paid for', () => {
  const assigned = { productKind: 'intercom', status: 'Past-Due', isBilled: false } as const;
  expect(planChangeDecision(assigned)).toEqual(ALLOWED);
});
