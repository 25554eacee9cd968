import { expect, it } from 'vitest';
import { COUNTRIES } from '@partyline/validation';
import { listCountryChoices, STATE_CHOICES } from './country-choices.ts';

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
