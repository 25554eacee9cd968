import { CATALOGUE } from '@partyline/catalog';
import { describe, expect, it } from 'vitest';
import { checkCatalogue } from './catalogue-checks.ts';
import { CATALOGUE_FAULTS } from './catalogue-faults.fixture.ts';
import type { CatalogueFault } from './catalogue-faults.fixture.ts';

const checkText = (text: string) => checkCatalogue({ file: 'prices.json', text, document: JSON.parse(text) });

/** Our catalogue as text with one value replaced. */
function plant({ at, value }: Pick<CatalogueFault, 'at' | 'value'>): string {
  const copy: unknown = JSON.parse(JSON.stringify(CATALOGUE));
  // Paths of the faults lead through objects and arrays only.
  const parent = at.slice(0, -1).reduce<unknown>((part, key) => (part as never)[key], copy) as object;
  const last = at.at(-1) ?? '';
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, value);
  return JSON.stringify(copy);
}

it('[PRICE-3, PRICE-4, GEN-6, GEN-9] finds nothing wrong with what is on sale', () => {
  expect(checkText(JSON.stringify(CATALOGUE))).toEqual([]);
});

describe('a planted fault is found, at its place and alone', () => {
  it.each(CATALOGUE_FAULTS.map((fault) => [fault.what, fault] as const))('%s', (_what, fault) => {
    const violations = checkText(plant(fault));
    expect(violations.map(({ path, rule }) => `${path} ${rule}`)).toEqual(fault.found);
    for (const { file } of violations) expect(file).toBe('prices.json');
  });
});

it.each(['null', '[]', '"new"', '7'])('finds a document that is no catalogue at all: %s', (text) => {
  expect(checkText(text)).toMatchObject([{ file: 'prices.json', path: '$', rule: 'wrong-type' }]);
});

it('finds a price hidden by a duplicate key', () => {
  const text = JSON.stringify(CATALOGUE).replace('"price":0,', '"price":0,"pri\\u0063e":0,');
  expect(checkText(text)).toEqual([
    {
      file: 'prices.json',
      path: '$.trial[0].prices[0].price',
      rule: 'duplicate-key',
      message: 'This key appears twice; only the last is read.',
    },
  ]);
});

it('[GEN-7] says which prices are missing', () => {
  const fault = CATALOGUE_FAULTS.find(({ found }) => found[0]?.endsWith('missing-price'));
  expect(checkText(plant(fault ?? { at: [] })).map(({ message }) => message)).toEqual([
    'A user count on sale needs a price by the week, the month and the year. (99 users by the week)',
    'A user count on sale needs a price by the week, the month and the year. (99 users by the year)',
  ]);
});

it('quotes the found value, shortened and without control characters', () => {
  const at = ['new', 0, 'title'];
  expect(checkText(plant({ at, value: 'E\u202e\u001b[31m' }))[0]?.message).toBe(
    String.raw`There is no such plan: Trial, Essential, Pro or Premium. (found "E\u202e\u001b[31m")`,
  );
  expect(checkText(plant({ at, value: 'x'.repeat(10_000) }))[0]?.message.length).toBeLessThan(250);
});

it('lists every violation of a catalogue at once', () => {
  const text = plant({ at: ['trial', 0, 'prices', 0, 'users'], value: 5 }).replaceAll('"USD"', '"CHF"');
  const rules = checkText(text).map(({ rule }) => rule);
  expect(rules.filter((rule) => rule === 'currency-not-usd')).toHaveLength(9);
  expect(rules).toContain('trial-users-not-four');
});
