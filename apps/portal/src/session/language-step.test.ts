import { describe, expect, it } from 'vitest';
import { languageStep } from './language-step.ts';

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
    expect(languageStep({ language }, begin, page)).toBe(step);
  });

  it('[PLUS-30] never reloads a page twice: a reload restores the session', () => {
    for (const language of ['en', 'de'] as const) {
      for (const page of ['en', 'de'] as const) {
        expect(languageStep({ language }, 'restore', page)).not.toBe('keep-and-reload');
      }
    }
  });
});
