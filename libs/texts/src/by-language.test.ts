import { expect, it } from 'vitest';
import { textsFor } from './by-language.ts';
import * as english from './index.ts';
import * as german from './de/index.ts';

it('[PLUS-30] gives the catalogue of the reader, and the default one to a reader without a language', () => {
  expect(textsFor('de').WORDINGS).toBe(german.WORDINGS);
  expect(textsFor('en').WORDINGS).toBe(english.WORDINGS);
  expect(textsFor(null).WORDINGS).toBe(english.WORDINGS);
});
