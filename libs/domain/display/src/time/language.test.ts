import { describe, expect, it } from 'vitest';
import { LANGUAGE_NAME, chooseLanguage, isLanguage, languageStepOf } from './language.ts';

describe('the language of an answer', () => {
  it('[PLUS-30] is the chosen one before that of the browser', () => {
    expect(chooseLanguage('de', 'en-US,en;q=0.9')).toBe('de');
    expect(chooseLanguage('en', 'de')).toBe('en');
  });

  it.each([
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['DE-ch', 'de'],
    ['en-US,en;q=0.9,de;q=0.8', 'en'],
    ['en;q=0.2, de;q=0.7', 'de'],
    ['fr-FR,fr;q=0.9,de;q=0.5,en;q=0.4', 'de'],
    ['fr,*;q=0.5,de;q=0.4', 'en'],
    ['de;q=0,en;q=0.1', 'en'],
    ['de;q=0', 'en'],
    ['de;level=1;q=0.9,en;q=0.5', 'de'],
    ['de;q=much,en;q=0.1', 'en'],
    ['fr', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    [';;,,;q=', 'en'],
  ] as const)('[PLUS-30] follows the header "%s" where none is chosen: %s', (header, language) => {
    expect(chooseLanguage(undefined, header)).toBe(language);
    expect(chooseLanguage('xx', header)).toBe(language);
  });

  it('[HZ-16, PLUS-30] is that of the profile where the request names none', () => {
    for (const header of [undefined, '', '*', 'fr', 'de;q=0'])
      expect(chooseLanguage(undefined, header, 'de')).toBe('de');
    expect(chooseLanguage(undefined, 'en-GB', 'de')).toBe('en');
    expect(chooseLanguage('en', '*', 'de')).toBe('en');
    expect(chooseLanguage(undefined, '*', null)).toBe('en');
  });

  it('ignores the rest of an overlong header', () => {
    expect(chooseLanguage(undefined, `${'fr,'.repeat(10_000)}de`)).toBe('en');
  });
});

it('[PLUS-30] is stored under the name `language`', () => {
  expect(LANGUAGE_NAME).toBe('language');
});

it('accepts only its own language codes', () => {
  expect(['en', 'de', 'EN', 'fr', '', null, 3].map(isLanguage)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

describe('the language of a user whose session begins', () => {
  it.each([
    // chosen, begin, page, step
    [null, 'sign-in', 'en', 'none'],
    [null, 'restore', 'en', 'none'],
    [null, 'sign-in', 'de', 'save'],
    [null, 'restore', 'de', 'save'],
    ['de', 'sign-in', 'de', 'none'],
    ['de', 'restore', 'de', 'none'],
    ['de', 'sign-in', 'en', 'keep-and-reload'],
    ['de', 'restore', 'en', 'keep'],
    ['en', 'sign-in', 'de', 'keep-and-reload'],
    ['en', 'restore', 'de', 'keep'],
  ] as const)('[PLUS-30] chosen %s, at a %s, on a page in %s: %s', (language, begin, page, step) => {
    expect(languageStepOf(language, begin, page)).toBe(step);
  });

  it('[PLUS-30] does not reload the page for a restored session', () => {
    for (const language of ['en', 'de'] as const) {
      for (const page of ['en', 'de'] as const) {
        expect(languageStepOf(language, 'restore', page)).not.toBe('keep-and-reload');
      }
    }
  });
});
