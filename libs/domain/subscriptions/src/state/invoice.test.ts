import { expect, it } from 'vitest';
import { computeListedStatus, newestInvoice, paymentUrlOf } from './invoice.ts';

const VOID = { status: 'Void', url: '/void' } as const;
const OPEN = { status: 'Open', url: '/open' } as const;
const PAID = { status: 'Paid', url: '/paid' } as const;
const LATE = { status: 'Past-Due', url: '/late' } as const;

it('shows the newest invoice that is not void', () => {
  expect(newestInvoice([VOID, OPEN, PAID])).toBe(OPEN);
  expect(newestInvoice([VOID])).toBeNull();
  expect(newestInvoice([])).toBeNull();
});

it('pays the oldest unpaid invoice with an address first', () => {
  expect(paymentUrlOf([OPEN, LATE, PAID, VOID])).toBe('/late');
  expect(paymentUrlOf([LATE, OPEN])).toBe('/open');
  expect(paymentUrlOf([OPEN, { ...LATE, url: null }])).toBe('/open');
  expect(paymentUrlOf([PAID, VOID])).toBeNull();
});

it('[BILL-6] lists an invoice below 0 as a credit, unless it is void', () => {
  expect(computeListedStatus({ status: 'Paid', amount: -162_000 })).toBe('Credit');
  expect(computeListedStatus({ status: 'Void', amount: -162_000 })).toBe('Void');
  expect(computeListedStatus({ status: 'Paid', amount: 0 })).toBe('Paid');
  expect(computeListedStatus({ status: 'Open', amount: 1 })).toBe('Open');
});
