import type { BillingRow, SubscriptionRow } from '@partyline/contract';
import { describe, expect, it } from 'vitest';
import { listViews } from './subscription-view.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');

const rowOf = (subscriptionId: string, changes: Partial<SubscriptionRow> = {}): SubscriptionRow => ({
  subscriptionId,
  productKind: 'intercom',
  subscription: 'Pro',
  subscriptionStatus: 'Subscribed',
  noOfUsers: 16,
  interval: 'month',
  price: 19_200,
  current_period_end: '2026-12-20T12:00:00.000Z',
  cancelStatus: false,
  autoRenewalDate: '2026-12-20T12:00:00.000Z',
  expirationDate: null,
  graceEndsAt: null,
  isBilled: true,
  usersConnected: null,
  vicUuid: null,
  deviceName: null,
  workspaceId: null,
  workSpaceName: null,
  pastDueSince: null,
  deletesAt: null,
  ...changes,
});

const invoiceOf = (invoiceId: string, changes: Partial<BillingRow> = {}): BillingRow => ({
  invoiceId,
  plan: 'Pro',
  users: 16,
  renewalDate: null,
  status: 'Paid',
  issuedAt: '2026-11-20T12:00:00.000Z',
  amount: 19_200,
  refunded: 0,
  currency: 'USD',
  url: `https://invoices.example.test/${invoiceId}`,
  subscriptionId: '1',
  vicUuid: null,
  ...changes,
});

describe('the rows of the billing', () => {
  it('[BILL-3] have the newest invoice of their subscription that is not void', () => {
    const invoices = [
      invoiceOf('void', { status: 'Void' }),
      invoiceOf('other', { subscriptionId: '2' }),
      invoiceOf('newest'),
      invoiceOf('older'),
      invoiceOf('of none', { subscriptionId: null }),
    ];
    const views = listViews([rowOf('1'), rowOf('2'), rowOf('3')], invoices, NOW);
    expect(views.map(({ invoice }) => invoice?.invoiceId)).toEqual(['newest', 'other', undefined]);
  });

  it('lead to the oldest invoice that is to be paid, and nowhere when all are paid', () => {
    const invoices = [
      invoiceOf('new', { status: 'Open' }),
      invoiceOf('due', { status: 'Past-Due' }),
      invoiceOf('without a page', { status: 'Past-Due', url: null }),
      invoiceOf('paid'),
      invoiceOf('settled', { subscriptionId: '2' }),
    ];
    const views = listViews([rowOf('1'), rowOf('2')], invoices, NOW);
    expect(views.map(({ payUrl }) => payUrl)).toEqual(['https://invoices.example.test/due', null]);
  });

  it('[BILL-12] begin with those that warn of something, and keep their order otherwise', () => {
    const rows = [
      rowOf('1'),
      rowOf('2', { subscriptionStatus: 'Past-Due' }),
      rowOf('3'),
      rowOf('4', { cancelStatus: true, expirationDate: '2026-11-25T12:00:00.000Z' }),
    ];
    const views = listViews(rows, [], NOW);
    expect(views.map(({ row }) => row.subscriptionId)).toEqual(['2', '4', '1', '3']);
    expect(views[0]?.warnings.map(({ kind }) => kind)).toEqual(['past-due']);
  });
});
