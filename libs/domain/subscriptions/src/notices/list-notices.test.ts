import { subjectFor } from '@partyline/permissions';
import { type SubjectFacts } from '@partyline/permissions/testing';
import { describe, expect, it } from 'vitest';
import { listFull, listNotices } from './list-notices.ts';
import { inDays, NOW_MS, subscriptionRow } from '../account/listed-subscription.fixture.ts';
import type { ListedSubscription } from '../account/listed-subscription.ts';

const subjectOf = (facts: Partial<SubjectFacts> = {}) =>
  subjectFor({ roles: ['account-owner'], customerStatus: 'B2C', planType: 'paid', ...facts });
const OWNER = subjectOf();
const PRODUCTS = [
  { title: 'Essential', placeOrder: 1 },
  { title: 'Pro', placeOrder: 2 },
  { title: 'Premium', placeOrder: 3 },
] as const;

const ending = (id: string, days: number, changes: Partial<ListedSubscription> = {}) =>
  subscriptionRow(id, {
    cancelStatus: true,
    autoRenewalDate: null,
    current_period_end: inDays(days),
    expirationDate: inDays(days),
    ...changes,
  });
const full = (id: string, changes: Partial<ListedSubscription> = {}) =>
  subscriptionRow(id, { usersConnected: 16, ...changes });

const idsOf = (rows: readonly ListedSubscription[], subject = OWNER) =>
  listNotices(rows, subject, PRODUCTS, NOW_MS).map(({ kind, row }) => `${kind} ${row.subscriptionId}`);

describe('the notices about subscriptions', () => {
  it('[BILL-26, BILL-27, BILL-28] tell of an end 3 days ahead by the week, and 5 by the month and the year', () => {
    const rows = (['week', 'month', 'year'] as const).flatMap((interval) =>
      [3, 5, 6].map((days) => ending(`${interval} ${days}`, days, { interval })),
    );
    const told = ['week 3', 'month 3', 'month 5', 'year 3', 'year 5'];
    expect(idsOf(rows)).toEqual(told.map((id) => `ends-soon ${id}`));
  });

  it('[PLUS-19] begin with a missing payment, cancelled or not, and say nothing else of it', () => {
    const unpaid = { subscriptionStatus: 'Past-Due', graceEndsAt: inDays(3) } as const;
    const rows = [
      ending('ending', 2),
      subscriptionRow('unpaid', unpaid),
      full('unpaid and full', unpaid),
      ending('unpaid and cancelled', 1, unpaid),
    ];
    expect(idsOf(rows)).toEqual([
      'past-due unpaid',
      'past-due unpaid and full',
      'past-due unpaid and cancelled',
      'ends-soon ending',
    ]);
    expect(idsOf([subscriptionRow('unpaid', { ...unpaid, subscriptionStatus: 'Subscribed' })])).toEqual([]);
  });

  it('tell of no end where the subscription is renewed, or over', () => {
    const rows = [
      subscriptionRow('renewed', { current_period_end: inDays(1), autoRenewalDate: inDays(1) }),
      ending('over', -1, { subscriptionStatus: 'Not Subscribed' }),
    ];
    expect(idsOf(rows)).toEqual([]);
  });

  it('[BILL-30, ROLE-25] offer an upgrade where all seats are taken, never for the second product line or the largest plan', () => {
    const rows = [
      full('full'),
      full('roomy', { usersConnected: 15 }),
      full('not told', { usersConnected: null }),
      full('second line', { productKind: 'skyport' }),
      full('largest', { subscription: 'Premium' }),
    ];
    expect(idsOf(rows)).toEqual(['upgrade full']);
    expect(listFull(rows, OWNER).map(({ subscriptionId }) => subscriptionId)).toEqual(['full', 'largest']);
  });

  it('say one thing of a full subscription that ends soon', () => {
    const rows = [ending('both', 2, { usersConnected: 16 })];
    expect(idsOf(rows)).toEqual(['ends-soon both']);
  });

  it('[BILL-29, ROLE-24] offer an upgrade only to buyers, and announce an end to all users', () => {
    const rows = [full('full'), ending('ending', 2)];
    for (const subject of [
      subjectOf({ customerStatus: 'PARTNER_CUSTOMER' }),
      subjectOf({ roles: ['workspace-owner'] }),
    ]) {
      expect(idsOf(rows, subject)).toEqual(['ends-soon ending']);
    }
    expect(idsOf(rows)).toEqual(['ends-soon ending', 'upgrade full']);
  });

  it('say again what was dismissed once its date or its seats have changed', () => {
    const ids = (rows: readonly ListedSubscription[]) =>
      listNotices(rows, OWNER, PRODUCTS, NOW_MS).map(({ id }) => id);
    expect(ids([ending('1', 2)])).toEqual(ids([ending('1', 2)]));
    expect(ids([ending('1', 2)])).not.toEqual(ids([ending('1', 3)]));
    expect(ids([full('1')])).not.toEqual(ids([full('1', { noOfUsers: 12 })]));
  });

  it.each([
    ['an end', (days: number) => ending('1', days)],
    [
      'a missing payment',
      (days: number) => subscriptionRow('1', { subscriptionStatus: 'Past-Due', graceEndsAt: inDays(days) }),
    ],
  ])('[HZ-10] say again on the last day what was put off before it: %s', (_what, rowOf) => {
    const id = (days: number, hours: number) => {
      const nowMs = NOW_MS + hours * 3_600_000;
      return listNotices([rowOf(days)], OWNER, PRODUCTS, nowMs).map((notice) => notice.id);
    };
    expect(id(3, 0)).toHaveLength(1);
    expect(id(3, 0)).toEqual(id(3, 47));
    expect(id(3, 47)).not.toEqual(id(3, 48));
    expect(id(3, 48)).toEqual(id(3, 71));
  });
});
