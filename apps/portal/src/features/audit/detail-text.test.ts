import { expect, it } from 'vitest';
import { listDetailTexts } from './detail-text.ts';

it('[PLUS-22, PRICE-6] writes cents as an amount in their currency', () => {
  const details = { plan: 'Pro', amountCents: 256_000, currency: 'USD', periodEnd: null };
  expect(listDetailTexts(details)).toEqual(['plan: Pro', 'amount: USD 2,560.00']);
  expect(listDetailTexts({ amountCents: 1999, currency: 'EUR' })).toEqual(['amount: EUR 19.99']);
});

it('[PLUS-22] writes roles by their names, and nothing for an amount that is unknown', () => {
  expect(listDetailTexts({ role: 'account-admin', amountCents: null, currency: null })).toEqual([
    'role: Account Admin',
  ]);
});
