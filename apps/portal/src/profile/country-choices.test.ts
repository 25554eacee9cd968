import { expect, it } from 'vitest';
import { COUNTRIES } from '@partyline/validation';
import { findChoices, listCountryChoices, STATE_CHOICES } from './country-choices.ts';

it('[EULA-19] offers every country by its name, with three letters as its value', () => {
  const choices = listCountryChoices();
  expect(choices.map(({ value }) => value).toSorted()).toEqual(COUNTRIES.toSorted());
  expect(choices.filter(({ label }) => label.length < 4)).toEqual([]);
  expect(choices).toContainEqual({ value: 'DEU', label: 'Germany' });
});

it('puts the countries in alphabetical order, accents ignored', () => {
  const labels = listCountryChoices().map(({ label }) => label);
  expect(labels[0]).toBe('Afghanistan');
  expect(labels.indexOf('Åland Islands')).toBe(1);
});

it('[EULA-20] offers the states of the USA', () => {
  expect(STATE_CHOICES).toHaveLength(51);
  expect(STATE_CHOICES[0]).toEqual({ value: 'AL', label: 'Alabama' });
});

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
