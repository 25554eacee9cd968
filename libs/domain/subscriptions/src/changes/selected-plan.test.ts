import { CATALOGUE } from '@partyline/catalog';
import { expect, it } from 'vitest';
import { selectedOf } from './selected-plan.ts';

const HELD = { plan: 'Pro', users: 16, interval: 'year', price: 256_000, connected: 3 } as const;
const TODAY = { plan: 'Pro', users: 16, interval: 'year', offer: null };
const idOf = (plan: string, users: number, interval: string) =>
  CATALOGUE.upgrade
    .find(({ title }) => title === plan)
    ?.prices.find((price) => price.users === users && price.interval === interval)?.priceId;

it('[PLUS-18] marks what is held, and preselects no other plan, size or interval', () => {
  expect(selectedOf(CATALOGUE.upgrade, HELD, undefined)).toEqual(TODAY);
  expect(selectedOf([], { ...HELD, users: 9 }, undefined)).toEqual({ ...TODAY, users: 9 });
});

it('[PLUS-18] takes the price of the address if it is on sale and another than what is held', () => {
  expect(selectedOf(CATALOGUE.upgrade, HELD, idOf('Premium', 40, 'month'))).toMatchObject({
    plan: 'Premium',
    users: 40,
    interval: 'month',
    offer: { price: { price: 68_400 } },
  });
  expect(selectedOf(CATALOGUE.upgrade, HELD, idOf('Pro', 16, 'year'))).toEqual(TODAY);
  expect(selectedOf(CATALOGUE.upgrade, HELD, 'no-such-price')).toEqual(TODAY);
});
