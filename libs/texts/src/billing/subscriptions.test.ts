import { expect, it } from 'vitest';
import {
  accountStandingText,
  CHECKOUT_REFUSAL_TEXTS,
  PAYMENT_NOTIFIED_LATER_TEXT,
  subscriptionStatementText,
  subscriptionWarningText,
} from '../index.ts';

const DAY_MS = 86_400_000;
const END = 3 * DAY_MS;
const dateOf = (ms: number) => `day ${ms / DAY_MS}`;
const textOf = (warning: Parameters<typeof subscriptionWarningText>[0]) =>
  subscriptionWarningText(warning, dateOf);

it('[BILL-38] says to the letter that a plan is active already', () => {
  expect(CHECKOUT_REFUSAL_TEXTS['plan-already-active']).toBe('You have already an active plan.');
});

it('[GB-3] promises word, and speaks of no error, when a payment takes long', () => {
  expect(PAYMENT_NOTIFIED_LATER_TEXT).toBe('Your payment is being processed. We will notify you.');
});

it('[BILL-11] warns of an expired subscription', () => {
  const expired = { kind: 'expired', atMs: 3 * DAY_MS } as const;
  expect(textOf({ ...expired, deletedAtMs: 9 * DAY_MS })).toBe(
    'This subscription expired on day 3 and is deleted on day 9.',
  );
  expect(textOf({ ...expired, deletedAtMs: null })).toBe('This subscription expired on day 3.');
});

it('[BILL-12] warns of a past-due subscription', () => {
  const unpaid = { kind: 'past-due', isCancelled: false, deletedAtMs: null } as const;
  expect(textOf({ ...unpaid, atMs: null })).toBe('A payment for this subscription is past due.');
  expect(textOf({ ...unpaid, atMs: END })).toBe(
    `A payment for this subscription is past due. Everything works until ${dateOf(END)}. Pay before then to keep it.`,
  );
});

it('[HZ-3] says in one sentence when an unpaid and cancelled subscription ends', () => {
  const ending = { kind: 'past-due', isCancelled: true, atMs: END, deletedAtMs: null } as const;
  const said = `Cancelled while a payment is past due: everything works until ${dateOf(END)}, then it ends`;
  expect(textOf(ending)).toBe(`${said}.`);
  expect(textOf({ ...ending, deletedAtMs: END + 1 })).toBe(`${said} and is deleted on ${dateOf(END + 1)}.`);
});

it('[BILL-13] warns that an unsubscribed subscription will be deleted, and when, if that is known', () => {
  expect(textOf({ kind: 'will-be-deleted', atMs: 9 * DAY_MS })).toBe(
    'This subscription will be deleted on day 9.',
  );
  expect(textOf({ kind: 'will-be-deleted', atMs: null })).toBe('This subscription will be deleted.');
});

it('[BILL-13, HZ-3] says in one sentence when a cancelled subscription ends and is deleted', () => {
  expect(textOf({ kind: 'cancelled', atMs: 2 * DAY_MS, deletedAtMs: 9 * DAY_MS })).toBe(
    'Cancelled: everything works until day 2, then it ends and is deleted on day 9.',
  );
  expect(textOf({ kind: 'cancelled', atMs: null, deletedAtMs: null })).toBe(
    'Cancelled: everything works until the end of its period, then it ends and is deleted.',
  );
});

it.each([
  [1, '1 day'],
  [5, '5 days'],
])('says when %d days are left: %s', (daysLeft, days) => {
  expect(textOf({ kind: 'ends-soon', atMs: 5 * DAY_MS, daysLeft, deletedAtMs: null })).toBe(
    `This subscription ends in ${days}, on day 5.`,
  );
});

const STANDING = {
  subscription: 'paid',
  subscriptionPlan: ['Pro'],
  hasExpiredSubscription: false,
  hasAnyValidVic: true,
} as const;

it.each([
  [{ subscription: null, subscriptionPlan: [] }, 'This account has no plan yet.'],
  [{ subscription: 'free', subscriptionPlan: [] }, 'This account has no plan yet.'],
  [{ subscription: 'trial', subscriptionPlan: ['Trial'] }, 'This account is on a trial.'],
  [{ subscription: 'trial', subscriptionPlan: [] }, 'This account has no active plan.'],
  [{}, 'Active plan: Pro.'],
  [{ subscriptionPlan: ['Essential', 'Pro', 'Premium'] }, 'Active plans: Essential, Pro and Premium.'],
  [{ hasExpiredSubscription: true }, 'Active plan: Pro. A subscription has expired.'],
  [
    { subscriptionPlan: [], hasExpiredSubscription: true, hasAnyValidVic: false },
    'This account has no active plan. No instance has a subscription that is still valid.',
  ],
] as const)('[ENT-15, BILL-8] %j: %s', (change, text) => {
  expect(accountStandingText({ ...STANDING, ...change })).toBe(text);
});

it.each([
  [{ kind: 'expired', atMs: END, deletedAtMs: 9 * DAY_MS }, 'Ended day 3, deletion day 9'],
  [{ kind: 'past-due', isCancelled: false, atMs: END, deletedAtMs: null }, 'Pay by day 3, or it stops'],
  [{ kind: 'past-due', isCancelled: false, atMs: null, deletedAtMs: null }, 'Payment past due'],
  [
    { kind: 'past-due', isCancelled: true, atMs: END, deletedAtMs: 9 * DAY_MS },
    'Unpaid, ends day 3, deletion day 9',
  ],
  [{ kind: 'ends-soon', atMs: END, daysLeft: 1, deletedAtMs: 9 * DAY_MS }, 'Ends day 3, in 1 day'],
  [{ kind: 'ends-soon', atMs: END, daysLeft: 3, deletedAtMs: null }, 'Ends day 3, in 3 days'],
  [{ kind: 'cancelled', atMs: END, deletedAtMs: 9 * DAY_MS }, 'Ends day 3, deletion day 9'],
  [{ kind: 'cancelled', atMs: null, deletedAtMs: null }, 'Ends after its period'],
  [{ kind: 'will-be-deleted', atMs: 9 * DAY_MS }, 'Deletion day 9'],
  [{ kind: 'will-be-deleted', atMs: null }, 'Will be deleted'],
] as const)('[BILL-11, BILL-12, BILL-13, HZ-3] a row says %o in one short statement', (warning, said) => {
  expect(subscriptionStatementText(warning, dateOf)).toBe(said);
});
