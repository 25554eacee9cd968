import { computeQuote } from '@partyline/pricing';
import { CATALOGUE } from '@partyline/catalog';
import { expect, it } from 'vitest';
import { shownPriceOf } from './prices.ts';

const shown = (list: 'new' | 'upgrade', interval: 'month' | 'year') => {
  const pro = CATALOGUE[list].find(({ title }) => title === 'Pro');
  const quote = pro && computeQuote(pro, 12, interval);
  return quote?.ok === true ? shownPriceOf(quote.value) : null;
};

it('[GB-35, PRICE-5, PRICE-15] shows what is charged, the list price beside it, and the saving of the two charges', () => {
  expect(shown('upgrade', 'year')).toMatchObject({
    amount: 'USD 1,728.00',
    listed: 'USD 1,920.00',
    discount: 10,
    monthly: 'USD 144.00',
    saving: 'USD 576.00',
  });
});

it('[GB-35, PRICE-7] has no list price without a discount, and no monthly price for a month', () => {
  expect(shown('new', 'year')).toMatchObject({ amount: 'USD 1,920.00', listed: null, discount: null });
  expect(shown('upgrade', 'month')).toMatchObject({ amount: 'USD 192.00', monthly: null, saving: null });
});
