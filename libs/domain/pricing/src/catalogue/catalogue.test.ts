import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { CATALOGUE_ISSUE_CODES } from './catalogue-issue.ts';
import type { CatalogueIssueCode } from './catalogue-issue.ts';
import { parseCatalogue } from './catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import { MAX_PRICE_CENTS } from '../prices/money.ts';
import { aCatalogue, aPrice, anyPrices } from '../pricing.fixture.ts';
import type { Product } from './product.ts';
import type { SubscriptionType } from '../plans/subscription-type.ts';

/** Sets one value deep inside, by its path; `undefined` takes the field away. */
function plant(catalogue: unknown, path: string, value: unknown): unknown {
  const keys = path.split('.');
  const last = keys.pop()!;
  const copy: unknown = JSON.parse(JSON.stringify(catalogue));
  // The paths of this file lead through objects and arrays only.
  const parent = keys.reduce((at, key) => (at as Record<string, unknown>)[key], copy) as Record<
    string,
    unknown
  >;
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = value;
  return copy;
}

const listOf = (input: unknown): string[] => {
  const parsed = parseCatalogue(input);
  return parsed.ok ? [] : parsed.error.map(({ path, code }) => `${path} ${code}`);
};

it('[PRICE-3, PRICE-4, GB-5] accepts a catalogue without a fault unchanged', () => {
  expect(parseCatalogue(aCatalogue())).toEqual({ ok: true, value: aCatalogue() });
  expectTypeOf<Catalogue>().toEqualTypeOf<Readonly<Record<SubscriptionType, readonly Product[]>>>();
});

it('takes a catalogue with nothing on sale', () => {
  expect(parseCatalogue({ trial: [], new: [], upgrade: [], skyport: [] }).ok).toBe(true);
});

it.each([null, undefined, 7, 'catalogue', [], [aCatalogue()]])('is no catalogue at all: %j', (input) => {
  expect(parseCatalogue(input)).toEqual({ ok: false, error: [{ path: '', code: 'wrong-type' }] });
});

/** Where, what is planted, and the code it is found under at that place. */
const FAULTS: readonly [string, unknown, CatalogueIssueCode][] = [
  ['trial', undefined, 'missing'],
  ['skyport', undefined, 'missing'],
  ['lists', [], 'unknown-field'],
  ['new', {}, 'wrong-type'],
  ['new', null, 'wrong-type'],
  ['new.0', 'Essential', 'wrong-type'],
  ['new.0', null, 'wrong-type'],
  ['new.0.title', undefined, 'missing'],
  ['new.0.recommended', undefined, 'missing'],
  ['new.0.placeOrder', undefined, 'missing'],
  ['new.0.currency', undefined, 'missing'],
  ['new.0.description', undefined, 'missing'],
  ['new.0.prices', undefined, 'missing'],
  ['new.0.colour', 'red', 'unknown-field'],
  ['new.0.title', 'Enterprise', 'unknown-plan'],
  ['new.0.title', 'essential', 'unknown-plan'],
  ['new.0.title', 1, 'unknown-plan'],
  ['new.0.recommended', 1, 'wrong-type'],
  ['new.0.placeOrder', '1', 'wrong-type'],
  ['new.0.placeOrder', -1, 'not-a-count'],
  ['new.0.placeOrder', 1.5, 'not-a-count'],
  ['new.0.currency', 'EUR', 'currency-not-usd'],
  ['new.0.currency', 'usd', 'currency-not-usd'],
  ['new.0.description', 7, 'wrong-type'],
  ['new.0.description', ' ', 'empty'],
  ['new.0.prices', [], 'empty'],
  ['new.0.prices', {}, 'wrong-type'],
  ['new.0.prices.0', 7200, 'wrong-type'],
  ['new.0.prices.0.priceId', undefined, 'missing'],
  ['new.0.prices.0.price', undefined, 'missing'],
  ['new.0.prices.0.users', undefined, 'missing'],
  ['new.0.prices.0.interval', undefined, 'missing'],
  ['new.0.prices.0.isDefault', undefined, 'missing'],
  ['new.0.prices.0.discount', undefined, 'missing'],
  ['new.0.prices.0.savedAmount', undefined, 'missing'],
  ['new.0.prices.0.currency', 'USD', 'unknown-field'],
  ['new.0.prices.0.priceId', 7, 'wrong-type'],
  ['new.0.prices.0.priceId', '', 'empty'],
  ['new.0.prices.0.price', '72.00', 'wrong-type'],
  ['new.0.prices.0.price', 72.5, 'not-cents'],
  ['new.0.prices.0.price', -1, 'not-cents'],
  ['new.0.prices.0.price', MAX_PRICE_CENTS + 1, 'not-cents'],
  ['new.0.prices.0.users', '8', 'wrong-type'],
  ['new.0.prices.0.users', 0, 'not-a-count'],
  ['new.0.prices.0.users', 8.5, 'not-a-count'],
  ['new.0.prices.0.users', 2 ** 53, 'not-a-count'],
  ['new.0.prices.0.interval', 'day', 'unknown-interval'],
  ['new.0.prices.0.interval', 'Month', 'unknown-interval'],
  ['new.0.prices.0.interval', null, 'unknown-interval'],
  ['new.0.prices.0.isDefault', 'yes', 'wrong-type'],
  ['new.0.prices.0.discount', null, 'wrong-type'],
  ['new.0.prices.0.discount', -1, 'discount-out-of-range'],
  ['new.0.prices.0.discount', 101, 'discount-out-of-range'],
  ['new.0.prices.0.discount', 12.5, 'discount-out-of-range'],
  ['new.0.prices.1.savedAmount', '144.00', 'wrong-type'],
  ['new.0.prices.1.savedAmount', -1, 'not-cents'],
  ['new.0.title', 'Trial', 'plan-of-another-list'],
  ['trial.0.title', 'Pro', 'plan-of-another-list'],
  ['new.1.title', 'Essential', 'duplicate-plan'],
  ['new.1.placeOrder', 1, 'duplicate-place-order'],
  ['new.1.recommended', true, 'several-recommended'],
  ['new.0.prices.1.isDefault', true, 'several-defaults'],
  ['new.0.prices.1.interval', 'month', 'duplicate-price'],
  ['new.1.prices.0.priceId', 'e8m', 'duplicate-price-id'],
  ['upgrade.0.prices.0.priceId', 'p16m', 'duplicate-price-id'],
  ['new.0.prices.1.price', 86_401, 'year-above-twelve-months'],
  ['new.0.prices.1.savedAmount', 14_399, 'saved-amount-differs'],
  ['new.0.prices.0.savedAmount', 1, 'saved-amount-differs'],
  ['trial.0.prices.0.users', 5, 'trial-users-not-four'],
  ['trial.0.prices.0.price', 1, 'trial-not-free'],
];

/** The field a fault is found at, where it is another than the one planted. */
const FOUND_AT: Partial<Record<CatalogueIssueCode, string>> = { 'duplicate-price': 'users' };

describe('a planted fault', () => {
  const recommended = plant(aCatalogue(), 'new.0.recommended', true);

  it.each(FAULTS)('at %s, %j, is found as %s', (path, value, code) => {
    const base = code === 'several-recommended' ? recommended : aCatalogue();
    const field = FOUND_AT[code];
    const place = field === undefined ? path : path.replace(/[^.]+$/, field);
    expect(listOf(plant(base, path, value))).toContain(`${place} ${code}`);
  });

  it('has a code of the closed list, and every code has a planted fault', () => {
    expect(new Set(FAULTS.map(([, , code]) => code))).toEqual(new Set(CATALOGUE_ISSUE_CODES));
  });
});

/** Faults that have no consequence elsewhere: each is the only issue there is. */
it.each([
  ['new', null, 'new wrong-type'],
  ['trial', undefined, 'trial missing'],
  ['lists', [], 'lists unknown-field'],
  ['new.0.placeOrder', 1.5, 'new.0.placeOrder not-a-count'],
  ['new.0.prices.0.price', -1.5, 'new.0.prices.0.price not-cents'],
  ['new.0.title', 'Enterprise', 'new.0.title unknown-plan'],
  ['new.1.placeOrder', 1, 'new.1.placeOrder duplicate-place-order'],
  ['new.1.title', 'Essential', 'new.1.title duplicate-plan'],
  ['upgrade.0.prices.0.priceId', 't4', 'upgrade.0.prices.0.priceId duplicate-price-id'],
  ['trial.0.prices.0.price', 1, 'trial.0.prices.0.price trial-not-free'],
  ['trial.0.prices.0.users', 3, 'trial.0.prices.0.users trial-users-not-four'],
])('names a fault at %s once and nothing else', (path, value, issue) => {
  const withoutSaving = plant(aCatalogue(), 'new.0.prices.1', undefined);
  expect(listOf(plant(plant(withoutSaving, 'new.0.prices', [aPrice()]), path, value))).toEqual([issue]);
});

it.each([
  ['new.0.placeOrder', 0],
  ['new.0.prices.0.users', 1],
  ['new.0.prices.0.price', 0],
  ['new.0.prices.0.price', MAX_PRICE_CENTS],
  ['new.0.prices.0.discount', 100],
  ['new.0.prices.0.discount', 1],
])('takes the outermost value at %s: %j', (path, value) => {
  const single = plant(aCatalogue(), 'new.0.prices', [aPrice()]);
  expect(listOf(plant(single, path, value))).toEqual([]);
});

it('[PRICE-5] lets a year cost exactly twelve months, with nothing saved', () => {
  const even = plant(aCatalogue(), 'new.0.prices.1.price', 86_400);
  expect(listOf(plant(even, 'new.0.prices.1.savedAmount', 0))).toEqual([]);
});

it('[PRICE-5] finds a dear year only where a month is on sale for the same users, and never at the month itself', () => {
  const dear = plant(aCatalogue(), 'new.0.prices', [
    aPrice({ priceId: 'a', price: 100 }),
    aPrice({ priceId: 'b', price: 1201, interval: 'year' }),
    aPrice({ priceId: 'c', price: 9999, interval: 'year', users: 16 }),
  ]);
  expect(listOf(dear)).toEqual(['new.0.prices.1.price year-above-twelve-months']);
});

it('lets the same plan, place and users stand in another list or product', () => {
  const both = {
    ...aCatalogue(),
    skyport: [{ ...aCatalogue().new[0]!, prices: [aPrice({ priceId: 's' })] }],
  };
  expect(listOf(both)).toEqual([]);
  expect(listOf(plant(both, 'new.1.prices.0.users', 8))).toEqual([]);
});

it('[GB-34] finds all defaults of a product but the first, wherever they stand', () => {
  const prices = ['week', 'month', 'year'].map((interval) => ({
    ...aPrice({ priceId: interval, isDefault: true }),
    interval,
    price: interval === 'year' ? 86_400 : 7200,
  }));
  expect(listOf(plant(aCatalogue(), 'new.0.prices', prices))).toEqual([
    'new.0.prices.1.isDefault several-defaults',
    'new.0.prices.2.isDefault several-defaults',
  ]);
});

it('lists every problem of every kind at once: one part hides none of another', () => {
  const broken: unknown = {
    trial: [
      { ...aCatalogue().trial[0], currency: 'EUR', prices: [aPrice({ priceId: 'x', price: 5, users: 9 })] },
    ],
    new: [
      7,
      {
        ...aCatalogue().new[0],
        prices: [{}, aPrice({ priceId: 'x', savedAmount: 3 }), aPrice({ price: 0.5 })],
      },
      { ...aCatalogue().new[1], title: 'Basic', placeOrder: 1 },
      { ...aCatalogue().new[1], description: '' },
    ],
    upgrade: 'none',
    extra: true,
  };
  expect(listOf(broken).toSorted()).toEqual(
    [
      'skyport missing',
      'extra unknown-field',
      'trial.0.currency currency-not-usd',
      'trial.0.prices.0.users trial-users-not-four',
      'trial.0.prices.0.price trial-not-free',
      'new.0 wrong-type',
      ...['priceId', 'price', 'users', 'interval', 'isDefault', 'discount', 'savedAmount'].map(
        (field) => `new.1.prices.0.${field} missing`,
      ),
      'new.1.prices.1.priceId duplicate-price-id',
      'new.1.prices.1.savedAmount saved-amount-differs',
      'new.1.prices.2.price not-cents',
      'new.2.title unknown-plan',
      'new.3.description empty',
      'new.3.prices.0.priceId duplicate-price-id',
      'upgrade wrong-type',
    ].toSorted(),
  );
});

it('reads back every catalogue it takes from its own JSON', () => {
  fc.assert(
    fc.property(anyPrices, (drawn) => {
      const prices = drawn
        .filter(({ interval }) => interval !== 'year')
        .map((price, index) => ({ ...price, priceId: `${index}` }));
      const catalogue = {
        ...aCatalogue(),
        skyport: prices.length === 0 ? [] : [{ ...aCatalogue().new[0]!, prices }],
      };
      const parsed = parseCatalogue(catalogue);
      expect(parsed).toEqual({ ok: true, value: catalogue });
      expect(parseCatalogue(JSON.parse(JSON.stringify(catalogue)))).toEqual(parsed);
    }),
  );
});

it('answers anything at all without an exception, with codes of the closed list only', () => {
  const keyed = fc.record(
    { trial: fc.anything(), new: fc.array(fc.anything()), upgrade: fc.anything(), skyport: fc.anything() },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.anything(), keyed), (input) => {
      const parsed = parseCatalogue(input);
      if (!parsed.ok) for (const { code } of parsed.error) expect(CATALOGUE_ISSUE_CODES).toContain(code);
    }),
  );
});
