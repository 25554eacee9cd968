import { expect, it } from 'vitest';
import { accountNameAfterCompany } from './account-name.ts';

const first = 'Ada Lovelace';

it('[VAL-17] names an account after the company of its owner, on one line', () => {
  expect(accountNameAfterCompany('  Analytical \n Broadcast ', { current: first, first })).toBe(
    'Analytical Broadcast',
  );
});

it('[ACCT-24] keeps a name that the owner has chosen', () => {
  expect(accountNameAfterCompany('Analytical Broadcast', { current: 'Engine Room', first })).toBeNull();
});

it.each(['', ' ', 'x', '12345', '1.000, 5', first])(
  '[VAL-17, VAL-18, VAL-19, GA-30] keeps the first name where the company is %j',
  (company) => {
    expect(accountNameAfterCompany(company, { current: first, first })).toBeNull();
  },
);
