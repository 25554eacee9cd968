import { expect, it } from 'vitest';
import { listPluralCategories, pluralForm } from './plural-forms.ts';

it('lists the categories of a language in the order of a translation file', () => {
  expect(listPluralCategories('en')).toEqual(['one', 'other']);
  expect(listPluralCategories('fr')).toEqual(['one', 'many', 'other']);
  expect(listPluralCategories('pl')).toEqual(['one', 'few', 'many', 'other']);
  expect(listPluralCategories('ar')).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
});

it('[PLUS-30] chooses the form that the language has for a count', () => {
  const devices = (count: number) =>
    pluralForm('pl', count, 'urządzenie', 'urządzenia', 'urządzeń', 'urządzenia');
  expect([1, 2, 5, 22, 25].map(devices)).toEqual([
    'urządzenie',
    'urządzenia',
    'urządzeń',
    'urządzenia',
    'urządzeń',
  ]);
  expect([0, 1, 2].map((count) => pluralForm('fr', count, 'jour', 'de jours', 'jours'))).toEqual([
    'jour',
    'jour',
    'jours',
  ]);
});
