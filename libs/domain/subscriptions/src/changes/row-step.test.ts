import { describe, expect, it } from 'vitest';
import { rowStepOf } from '../index.ts';
import type { RowStepQuestion, SteppedRow } from './row-step.ts';

const ROW: SteppedRow = {
  productKind: 'intercom',
  subscriptionStatus: 'Subscribed',
  vicUuid: 'an-instance',
  pendingChange: null,
};
const ENDED = { subscriptionStatus: 'Not Subscribed' } as const;

const step = (row: Partial<SteppedRow> = {}, more: Partial<Omit<RowStepQuestion, 'row'>> = {}) =>
  rowStepOf({ row: { ...ROW, ...row }, payUrl: null, canResubscribe: false, mayBuy: true, ...more });

describe('the button of a subscription', () => {
  it('[HZ-3, BILL-12] pays a missing payment, even where the invoice is unknown or a change waits', () => {
    const unpaid = { subscriptionStatus: 'Past-Due' } as const;
    expect(step(unpaid)).toBe('pay');
    expect(step({ ...unpaid, pendingChange: {} }, { payUrl: 'https://pay.example.org' })).toBe('pay');
    expect(step({}, { payUrl: 'https://pay.example.org', canResubscribe: true })).toBe('pay');
  });

  it('[PLUS-18] confirms or withdraws a change that waits before its invoice is paid', () => {
    expect(step({ pendingChange: {} }, { payUrl: 'https://pay.example.org' })).toBe('settle-change');
  });

  it('[BILL-33] resumes a cancelled subscription before its plan is changed', () => {
    expect(step({}, { canResubscribe: true })).toBe('resubscribe');
    expect(step({ vicUuid: null }, { canResubscribe: true })).toBe('resubscribe');
  });

  it('[PLUS-18] changes an active plan, also for callers to whom it then says that they may not', () => {
    expect([step(), step({}, { mayBuy: false })]).toEqual(['change-plan', 'change-plan']);
    expect(step({ productKind: 'skyport' })).toBe('change-plan');
  });

  it('[GB-32] buys an ended one again and chooses a plan after a trial, for callers who may buy', () => {
    expect([step(ENDED), step(ENDED, { mayBuy: false })]).toEqual(['buy-again', null]);
    for (const trial of [{ productKind: 'trial' } as const, { productKind: 'trial', ...ENDED } as const]) {
      expect([step(trial), step(trial, { mayBuy: false })]).toEqual(['choose-plan', null]);
    }
  });

  it('is none without an instance or device', () => {
    expect([step({ vicUuid: null }), step({ ...ENDED, vicUuid: null })]).toEqual([null, null]);
  });
});
