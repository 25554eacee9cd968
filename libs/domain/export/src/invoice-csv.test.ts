import { expect, it } from 'vitest';
import { printInvoices, type ExportedInvoice } from './invoice-csv.ts';

const INVOICE: ExportedInvoice = {
  plan: 'Pro',
  invoiceId: 'in_1',
  users: 16,
  interval: 'month',
  renewalDate: '2026-12-20T12:00:00.000Z',
  status: 'Paid',
  issuedAt: '2026-11-20T12:00:00.000Z',
  net: 19_200,
  tax: 3648,
  amount: 22_848,
  amountDue: 22_848,
  creditAdded: 0,
  creditUsed: 0,
  refunded: 0,
  discount: null,
  currency: 'USD',
};
const cellsOf = (changes: Partial<ExportedInvoice> = {}): string => {
  const text = [...printInvoices([{ ...INVOICE, ...changes }])].join('');
  return text.split('\r\n')[1] ?? '';
};

it.each<[string, Partial<ExportedInvoice>, string]>([
  [
    'a charge',
    {},
    'Pro,in_1,16,month,2026-12-20,Paid,2026-11-20,192.00,36.48,228.48,228.48,0.00,0.00,0.00,,,USD',
  ],
  [
    'a credit, without a minus',
    { net: -1000, tax: 0, amount: -1000, amountDue: 0, creditAdded: 1000 },
    'Pro,in_1,16,month,2026-12-20,Credit,2026-11-20,10.00,0.00,10.00,0.00,10.00,0.00,0.00,,,USD',
  ],
  [
    'a discount until a day',
    { discount: { amount: 500, duration: 'repeating', endsAt: '2027-01-31T12:00:00.000Z' } },
    'Pro,in_1,16,month,2026-12-20,Paid,2026-11-20,192.00,36.48,228.48,228.48,0.00,0.00,0.00,5.00,2027-01-31,USD',
  ],
  [
    'a discount that lasts once, of no plan',
    {
      plan: null,
      users: null,
      interval: null,
      renewalDate: null,
      discount: { amount: 500, duration: 'once', endsAt: null },
    },
    ',in_1,,,,Paid,2026-11-20,192.00,36.48,228.48,228.48,0.00,0.00,0.00,5.00,once,USD',
  ],
])('[CSV-3, PLUS-21] prints %s', (_, changes, cells) => {
  expect(cellsOf(changes)).toBe(cells);
});
