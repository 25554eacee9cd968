import { expect, it } from 'vitest';
import { findChoices } from './find-choices.ts';

const CHOICES = [
  { value: 'CIV', label: 'Côte d’Ivoire' },
  { value: 'IND', label: 'India' },
  { value: 'IOT', label: 'British Indian Ocean Territory' },
  { value: 'USA', label: 'United States' },
  { value: 'UMI', label: 'U.S. Outlying Islands' },
  { value: 'GBR', label: 'United Kingdom' },
];
const find = (text: string) => findChoices(CHOICES, text).map(({ value }) => value);

it('returns all choices in their order for an empty search', () => {
  expect(findChoices(CHOICES, '  ')).toEqual(CHOICES);
});

it('ignores accents, kinds of apostrophes and letter case', () => {
  expect(find("COTE D'I")).toEqual(['CIV']);
  expect(find('côte')).toEqual(['CIV']);
});

it('ranks a name that begins with the search before a word that does, and that before a name that contains it', () => {
  expect(find('ind')).toEqual(['IND', 'IOT']);
  expect(find('united')).toEqual(['USA', 'GBR']);
  expect(find('king')).toEqual(['GBR']);
  expect(find('dia')).toEqual(['IND', 'IOT']);
});

it('finds a country by its code', () => {
  expect(find('usa')).toEqual(['USA']);
  expect(find('gbr')).toEqual(['GBR']);
});

it('returns nothing where no name matches', () => {
  expect(find('atlantis')).toEqual([]);
});
