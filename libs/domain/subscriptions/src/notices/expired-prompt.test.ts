import { subjectFor } from '@partyline/permissions';
import { STORED_ROLES } from '@partyline/roles';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EXPIRED_PROMPT_INTERVAL_MS, computeExpiredPrompt } from './expired-prompt.ts';
import type { ExpiredPromptFacts } from './expired-prompt.ts';
import { NOW } from '../subscription.fixture.ts';

const HOUR = 60 * 60 * 1000;
const TEN_MINUTES = 10 * 60 * 1000;
const withRole = (role: string) => subjectFor({ roles: [role], planType: 'paid', customerStatus: 'B2C' });
const facts = (changes: Partial<ExpiredPromptFacts> = {}): ExpiredPromptFacts => ({
  subject: withRole('account-owner'),
  hasExpiredSubscription: true,
  screen: 'other',
  answeredAtMs: null,
  openedAtMs: NOW,
  dayStartMs: NOW - 8 * 60 * 60 * 1000,
  ...changes,
});

const delayOf = (asked: ExpiredPromptFacts, nowMs: number) =>
  computeExpiredPrompt(asked, nowMs)?.delayMs ?? null;

it('[BILL-21, CONST-3] comes again after 10 minutes', () => {
  expect(EXPIRED_PROMPT_INTERVAL_MS).toBe(TEN_MINUTES);
  expect(delayOf(facts(), NOW)).toBe(0);
  const since = (ms: number) => delayOf(facts({ answeredAtMs: NOW - ms }), NOW);
  expect(since(0)).toBe(TEN_MINUTES);
  expect(since(1)).toBe(TEN_MINUTES - 1);
  expect(since(TEN_MINUTES - 1)).toBe(1);
  expect(since(TEN_MINUTES)).toBe(0);
  expect(since(TEN_MINUTES + 1)).toBe(0);
});

it('[BILL-25] is only for who may buy', () => {
  const asked = STORED_ROLES.filter((role) => delayOf(facts({ subject: withRole(role) }), NOW) !== null);
  expect(asked).toEqual(['account-owner', 'account-admin']);
});

it('[GB-14] never comes on the billing page or a payment screen, nor without an expired subscription', () => {
  expect(delayOf(facts({ screen: 'billing' }), NOW)).toBeNull();
  expect(delayOf(facts({ screen: 'payment' }), NOW)).toBeNull();
  expect(delayOf(facts({ hasExpiredSubscription: false }), NOW)).toBeNull();
});

it('[GB-14] is kept away by nothing before the first answer, whatever the clock says', () => {
  for (const nowMs of [-TEN_MINUTES, 0, 1, NOW]) expect(delayOf(facts(), nowMs)).toBe(0);
});

it('[GB-14] is not kept away by an answer that a clock has put ahead', () => {
  expect(delayOf(facts({ answeredAtMs: NOW + 1 }), NOW)).toBe(0);
});

it('[GB-14] is not kept away by an answer whose time cannot be read', () => {
  expect(delayOf(facts({ answeredAtMs: NaN }), NOW)).toBe(0);
});

it('[BILL-21] is never further away than 10 minutes, and there when that time has passed', () => {
  fc.assert(
    fc.property(fc.integer({ min: -TEN_MINUTES * 3, max: TEN_MINUTES * 3 }), (ago) => {
      const asked = facts({ answeredAtMs: NOW - ago });
      const delay = delayOf(asked, NOW);
      expect(delay).toBeGreaterThanOrEqual(0);
      expect(delay).toBeLessThanOrEqual(TEN_MINUTES);
      expect(delayOf(asked, NOW + (delay ?? 0))).toBe(0);
    }),
  );
});

const kindOf = (changes: Partial<ExpiredPromptFacts>, nowMs = NOW) =>
  computeExpiredPrompt(facts(changes), nowMs)?.kind;

it('[HZ-11] is a dialog when the portal is first opened on a day, and a message after an answer on that day', () => {
  expect(kindOf({})).toBe('dialog');
  expect(kindOf({ answeredAtMs: NOW - 9 * HOUR })).toBe('dialog');
  expect(kindOf({ answeredAtMs: NOW - 7 * HOUR })).toBe('message');
  expect(kindOf({ answeredAtMs: NOW })).toBe('message');
});

it('[HZ-11] is never a dialog over a page in use', () => {
  expect(kindOf({ openedAtMs: NOW - 9_999 })).toBe('dialog');
  expect(kindOf({ openedAtMs: NOW - 10_000 })).toBe('message');
  // Answered before midnight, and due again just after it.
  const midnight = { dayStartMs: NOW, answeredAtMs: NOW - 1, openedAtMs: NOW - HOUR };
  expect(kindOf(midnight)).toBe('message');
  expect(kindOf({ ...midnight, openedAtMs: NOW })).toBe('message');
});
