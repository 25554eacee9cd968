import { CATALOGUE } from '@partyline/catalog';
import { textsFor } from '@partyline/texts/by-language';
import { expect, it } from 'vitest';

it('[PLUS-30] describes every plan of the catalogue in German', () => {
  const { describe } = textsFor('de').screens.planCards;
  const english = Object.values(CATALOGUE)
    .flat()
    .map(({ description }) => description);
  expect(english.length).toBeGreaterThan(0);
  expect(english.filter((description) => describe(description) === description)).toEqual([]);
  expect(describe('A plan of an operator')).toBe('A plan of an operator');
});
