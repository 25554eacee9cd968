import { DEFAULT_LANGUAGE, type Language } from '@partyline/display';
import * as german from './de/index.ts';
import * as english from './index.ts';
import type { Translation } from './translation.ts';

/** The catalogue in any language. */
export type Texts = Translation<typeof english>;

const TEXTS: Readonly<Record<Language, Texts>> = { en: english, de: german };

/**
 * Returns the catalogue of a language (null: the default). For the server, which writes to readers of several languages; a page has
 * its own. [PLUS-30]
 */
export function textsFor(language: Language | null): Texts {
  return TEXTS[language ?? DEFAULT_LANGUAGE];
}
