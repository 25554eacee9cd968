import { expect, it } from 'vitest';
import { findChoices } from './find-choices.ts';

const COUNTRIES = [
  { value: 'CIV', label: 'Côte d’Ivoire' },
  { value: 'IND', label: 'India' },
  { value: 'IOT', label: 'British Indian Ocean Territory' },
  { value: 'USA', label: 'United States' },
  { value: 'UMI', label: 'U.S. Outlying Islands' },
  { value: 'GBR', label: 'United Kingdom' },
];
const find = (text: string) => findChoices(COUNTRIES, text).map(({ value }) => value);

it('finds everything for nothing typed, in the order given', () => {
  expect(findChoices(COUNTRIES, '  ')).toBe(COUNTRIES);
});

it('ignores accents, kinds of apostrophes and letter case', () => {
  expect(find("COTE D'I")).toEqual(['CIV']);
  expect(find('côte')).toEqual(['CIV']);
});

it('puts the name that begins with it before the one with such a word, and that before the one that contains it', () => {
  expect(find('ind')).toEqual(['IND', 'IOT']);
  expect(find('united')).toEqual(['USA', 'GBR']);
  expect(find('king')).toEqual(['GBR']);
  expect(find('dia')).toEqual(['IND', 'IOT']);
});

it('takes the code for the name', () => {
  expect(find('usa')).toEqual(['USA']);
  expect(find('gbr')).toEqual(['GBR']);
});

it('finds nothing for what nothing contains', () => {
  expect(find('atlantis')).toEqual([]);
});
