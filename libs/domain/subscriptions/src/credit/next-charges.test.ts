import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSubscription, anySubscription, at, cancelled, DAY, NOW, pastDue } from '../subscription.fixture.ts';
import type { Subscription } from '../state/subscription.ts';
import { CHARGE_OUTLOOK_DAYS, listNextCharges, type ChargedSubscription } from './next-charges.ts';

const utcDay = (atMs: number) => new Date(atMs).toISOString().slice(0, 10);

/** A subscription of a price in cents that is billed, without tax unless `changes` say otherwise. */
const charged = (
  price: number | null,
  subscription: Subscription = aSubscription(),
  changes: Partial<ChargedSubscription> = {},
) => ({
  ...subscription,
  price,
  total: price,
  isBilled: true,
  amountDue: null,
  current_period_start: null,
  ...changes,
});
const renews = (days: number, changes: Partial<Subscription> = {}) =>
  aSubscription({ autoRenewalDate: at(days * DAY), current_period_end: at(days * DAY), ...changes });

const chargesOf = (subscriptions: readonly ReturnType<typeof charged>[], credit = 0) =>
  listNextCharges(subscriptions, credit, NOW, utcDay);

describe('listNextCharges', () => {
  it('[PLUS-21] lists every charge of the next days, and of the others the next', () => {
    const weekly = charged(6_900, renews(4, { interval: 'week' }));
    const yearly = charged(256_000, renews(220, { interval: 'year' }));
    const { charges, sum } = chargesOf([yearly, weekly]);
    expect(charges.map(({ atMs, amount }) => [(atMs - NOW) / DAY, amount])).toEqual([
      [4, 6_900],
      [11, 6_900],
      [18, 6_900],
      [25, 6_900],
      [220, 256_000],
    ]);
    expect(sum).toBe(4 * 6_900);
  });

  it('[PLUS-21] makes the charges of one day of the reader one', () => {
    const [one, other] = [charged(7_200, renews(10)), charged(10_400, renews(10.2))];
    const { charges } = chargesOf([one, other]);
    expect(charges).toMatchObject([{ atMs: NOW + 10 * DAY, amount: 17_600 }]);
    expect(charges[0]?.subscriptions).toEqual([one, other]);
    const byHour = listNextCharges([one, other], 0, NOW, (atMs) => new Date(atMs).toISOString());
    expect(byHour.charges).toHaveLength(2);
  });

  it('[PLUS-19, HZ-3] puts what is overdue first, with what is due and its last day', () => {
    const unpaid = charged(19_200, pastDue(12 * DAY), { amountDue: 20_500 });
    const { charges, sum } = chargesOf([charged(7_200, renews(1)), unpaid]);
    expect(charges.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['overdue', 20_500],
      ['renewal', 7_200],
    ]);
    expect(charges[0]?.atMs).toBe(NOW + 12 * DAY);
    expect(sum).toBe(27_700);
    expect(
      chargesOf([charged(19_200, pastDue(DAY, { cancelStatus: true }), { amountDue: 19_200 })]).charges,
    ).toEqual([]);
  });

  it('[PLUS-18, HZ-1] shows net amounts, and lets the credit pay the totals by date', () => {
    const first = charged(10_000, renews(3), { total: 11_900 });
    const second = charged(10_000, renews(9), { total: 11_900 });
    expect(chargesOf([second, first], 15_000).charges).toMatchObject([
      { amount: 10_000, credit: 11_900 },
      { amount: 10_000, credit: 3_100 },
    ]);
  });

  it('[PLUS-21] lists nothing that ends, is not billed, has no price or is past', () => {
    const ended = charged(7_200, cancelled(5 * DAY));
    const assigned = charged(7_200, renews(5), { isBilled: false });
    const unknown = charged(null, renews(5));
    const late = charged(7_200, renews(-40));
    const { charges, sum } = chargesOf([ended, assigned, unknown]);
    expect(charges).toEqual([]);
    expect(sum).toBe(0);
    expect(chargesOf([late]).charges.every(({ atMs }) => atMs > NOW)).toBe(true);
  });

  it('[PLUS-21] is in order, never in the past, and sums what is near, for any subscriptions', () => {
    const any = fc
      .tuple(anySubscription, fc.integer({ min: 0, max: 500_000 }))
      .map(([one, price]) => charged(price, one, { amountDue: price }));
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), fc.integer({ min: 0, max: 900_000 }), (all, credit) => {
        const { charges, sum } = chargesOf(all, credit);
        const renewals = charges.filter(({ kind }) => kind === 'renewal');
        expect(charges.slice(charges.length - renewals.length)).toEqual(renewals);
        expect(renewals.map(({ atMs }) => atMs)).toEqual(
          renewals.map(({ atMs }) => atMs).toSorted((one, other) => one - other),
        );
        expect(renewals.every(({ atMs }) => atMs > NOW)).toBe(true);
        const near = charges.filter(
          ({ kind, atMs }) => kind === 'overdue' || atMs <= NOW + CHARGE_OUTLOOK_DAYS * DAY,
        );
        expect(sum).toBe(near.reduce((total, { amount }) => total + amount, 0));
        expect(charges.reduce((total, { credit: paid }) => total + paid, 0)).toBeLessThanOrEqual(credit);
      }),
    );
  });
});
