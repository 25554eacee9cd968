import { screens } from '@partyline/texts';
import { expect, it } from 'vitest';
import { termText, termWarningText } from './term-text.ts';

const NOW_MS = Date.parse('2026-11-20T12:00:00.000Z');
const TO_COME = { kind: 'ends', atMs: Date.parse('2026-12-01T12:00:00.000Z') } as const;
const DATES = { atMs: NOW_MS, deletedAtMs: null };
const PAST = { kind: 'ends', atMs: NOW_MS } as const;

it('[BILL-5, GD-38] words a renewal, an end and one that is past as each screen does', () => {
  const renewal = { ...TO_COME, kind: 'renews' } as const;
  const onDashboard = [renewal, TO_COME, PAST].map((term) => termText(term, screens.dashboard.term, NOW_MS));
  expect(onDashboard).toEqual(['Will renew 1 Dec 2026', 'Will expire 1 Dec 2026', 'Will expire 20 Nov 2026']);
  const inBilling = [renewal, TO_COME, PAST].map((term) =>
    termText(term, screens.billing.subscriptions, NOW_MS),
  );
  expect(inBilling).toEqual(['Renews 1 Dec 2026', 'Ends 1 Dec 2026', 'Ended 20 Nov 2026']);
});

it('[GB-15, GD-38] labels a warning by the days that are left, else by what is wrong', () => {
  const daysText = (days: number) => `${days} left`;
  expect(termWarningText({ kind: 'ends-soon', daysLeft: 3, ...DATES }, daysText)).toBe('3 left');
  expect(termWarningText({ kind: 'expired', ...DATES }, daysText)).toBe('Expired');
  expect(termWarningText({ kind: 'past-due', isCancelled: false, ...DATES }, daysText)).toBe('Past-Due');
});
