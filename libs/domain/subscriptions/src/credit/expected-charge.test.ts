import { expect, it } from 'vitest';
import { expectedCharge } from './expected-charge.ts';

const invoice = { subscriptionId: '1', status: 'Paid', net: 3900, tax: 741 } as const;
const row = { subscriptionId: '1', price: 10_000 };

it('[PLUS-18] expects the tax that the newest invoice of the subscription bore', () => {
  const before = { ...invoice, tax: 0 };
  expect(expectedCharge(row, [invoice, before])).toBe(11_900);
  expect(expectedCharge(row, [before, invoice])).toBe(10_000);
});

it('expects the price alone without such an invoice, and nothing without a price', () => {
  const others = [
    { ...invoice, subscriptionId: '2' },
    { ...invoice, status: 'Void' as const },
    { ...invoice, net: -3900, tax: -741 },
  ];
  expect(expectedCharge(row, others)).toBe(10_000);
  expect(expectedCharge({ ...row, price: null }, [invoice])).toBeNull();
});
