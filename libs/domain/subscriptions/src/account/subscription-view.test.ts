import { describe, expect, it } from 'vitest';
import { inDays, NOW_MS, subscriptionRow } from './listed-subscription.fixture.ts';
import { listSubscriptionViews, type ListedInvoice } from './subscription-view.ts';

interface TestInvoice extends ListedInvoice {
  readonly invoiceId: string;
}

const invoiceOf = (invoiceId: string, changes: Partial<TestInvoice> = {}): TestInvoice => ({
  invoiceId,
  status: 'Paid',
  url: `https://invoices.example.test/${invoiceId}`,
  subscriptionId: '1',
  ...changes,
});

const NONE: readonly string[] = [];

describe('the rows of the billing', () => {
  it('[BILL-3] have the newest invoice of their subscription that is not void', () => {
    const invoices = [
      invoiceOf('void', { status: 'Void' }),
      invoiceOf('other', { subscriptionId: '2' }),
      invoiceOf('newest'),
      invoiceOf('older'),
      invoiceOf('of none', { subscriptionId: null }),
    ];
    const views = listSubscriptionViews(
      [subscriptionRow('1'), subscriptionRow('2'), subscriptionRow('3')],
      invoices,
      NOW_MS,
      NONE,
    );
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
    const views = listSubscriptionViews([subscriptionRow('1'), subscriptionRow('2')], invoices, NOW_MS, NONE);
    expect(views.map(({ payUrl }) => payUrl)).toEqual(['https://invoices.example.test/due', null]);
  });

  it('[HZ-3] lead to what the row says is due where no invoice of it is known', () => {
    const payUrl = 'https://invoices.example.test/of-the-row';
    const unpaid = subscriptionRow('1', { subscriptionStatus: 'Past-Due', payUrl });
    expect(listSubscriptionViews([unpaid], [invoiceOf('paid')], NOW_MS, NONE)[0]?.payUrl).toBe(payUrl);
    const due = invoiceOf('due', { status: 'Past-Due' });
    expect(listSubscriptionViews([unpaid], [due], NOW_MS, NONE)[0]?.payUrl).toBe(
      'https://invoices.example.test/due',
    );
  });

  it('[BILL-12] begin with those that warn of something, and keep their order otherwise', () => {
    const rows = [
      subscriptionRow('1'),
      subscriptionRow('2', { subscriptionStatus: 'Past-Due' }),
      subscriptionRow('3'),
      subscriptionRow('4', { cancelStatus: true, expirationDate: inDays(2) }),
    ];
    const views = listSubscriptionViews(rows, [], NOW_MS, NONE);
    expect(views.map(({ row }) => row.subscriptionId)).toEqual(['2', '4', '1', '3']);
    expect(views.map(({ warning }) => warning?.kind)).toEqual([
      'past-due',
      'ends-soon',
      undefined,
      undefined,
    ]);
  });

  it('[PLUS-19] keep their order while they are shown, whatever happens to them, and new ones follow', () => {
    const rows = [
      subscriptionRow('1', { subscriptionStatus: 'Past-Due' }),
      subscriptionRow('2'),
      subscriptionRow('3'),
      subscriptionRow('4', { subscriptionStatus: 'Past-Due' }),
    ];
    const views = listSubscriptionViews(rows, [], NOW_MS, ['2', 'deleted', '1']);
    expect(views.map(({ row }) => row.subscriptionId)).toEqual(['2', '1', '4', '3']);
  });
});
