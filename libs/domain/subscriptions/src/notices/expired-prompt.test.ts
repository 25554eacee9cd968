import { subjectFor } from '@partyline/permissions';
import { STORED_ROLES } from '@partyline/roles';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EXPIRED_PROMPT_INTERVAL_MS, computeExpiredPromptDelay } from './expired-prompt.ts';
import type { ExpiredPromptFacts } from './expired-prompt.ts';
import { NOW } from '../subscription.fixture.ts';

const TEN_MINUTES = 10 * 60 * 1000;
const withRole = (role: string) => subjectFor({ roles: [role], planType: 'paid', customerStatus: 'B2C' });
const facts = (changes: Partial<ExpiredPromptFacts> = {}): ExpiredPromptFacts => ({
  subject: withRole('account-owner'),
  hasExpiredSubscription: true,
  screen: 'other',
  answeredAtMs: null,
  ...changes,
});

it('[BILL-21, CONST-3] comes again after 10 minutes', () => {
  expect(EXPIRED_PROMPT_INTERVAL_MS).toBe(TEN_MINUTES);
  expect(computeExpiredPromptDelay(facts(), NOW)).toBe(0);
  const since = (ms: number) => computeExpiredPromptDelay(facts({ answeredAtMs: NOW - ms }), NOW);
  expect(since(0)).toBe(TEN_MINUTES);
  expect(since(1)).toBe(TEN_MINUTES - 1);
  expect(since(TEN_MINUTES - 1)).toBe(1);
  expect(since(TEN_MINUTES)).toBe(0);
  expect(since(TEN_MINUTES + 1)).toBe(0);
});

it('[BILL-25] is only for who may buy', () => {
  const asked = STORED_ROLES.filter(
    (role) => computeExpiredPromptDelay(facts({ subject: withRole(role) }), NOW) !== null,
  );
  expect(asked).toEqual(['account-owner', 'account-admin']);
});

it('[GB-14] never comes on the billing page or a payment screen, nor without an expired subscription', () => {
  expect(computeExpiredPromptDelay(facts({ screen: 'billing' }), NOW)).toBeNull();
  expect(computeExpiredPromptDelay(facts({ screen: 'payment' }), NOW)).toBeNull();
  expect(computeExpiredPromptDelay(facts({ hasExpiredSubscription: false }), NOW)).toBeNull();
});

it('[GB-14] is kept away by nothing before the first answer, whatever the clock says', () => {
  for (const nowMs of [-TEN_MINUTES, 0, 1, NOW]) expect(computeExpiredPromptDelay(facts(), nowMs)).toBe(0);
});

it('[GB-14] is not kept away by an answer that a clock has put ahead', () => {
  expect(computeExpiredPromptDelay(facts({ answeredAtMs: NOW + 1 }), NOW)).toBe(0);
});

it('[GB-14] is not kept away by an answer whose time cannot be read', () => {
  expect(computeExpiredPromptDelay(facts({ answeredAtMs: NaN }), NOW)).toBe(0);
});

it('[BILL-21] is never further away than 10 minutes, and there when that time has passed', () => {
  fc.assert(
    fc.property(fc.integer({ min: -TEN_MINUTES * 3, max: TEN_MINUTES * 3 }), (ago) => {
      const asked = facts({ answeredAtMs: NOW - ago });
      const delay = computeExpiredPromptDelay(asked, NOW);
      expect(delay).toBeGreaterThanOrEqual(0);
      expect(delay).toBeLessThanOrEqual(TEN_MINUTES);
      expect(computeExpiredPromptDelay(asked, NOW + (delay ?? 0))).toBe(0);
    }),
  );
});
