import { DEFAULT_LANGUAGE, type Language } from '@partyline/display';
import * as german from './de/index.ts';
import * as english from './index.ts';
import type { Translation } from './translation.ts';

/** The catalogue of texts in some language. */
export type Texts = Translation<typeof english>;

const TEXTS: Readonly<Record<Language, Texts>> = { en: english, de: german };

/**
 * Returns the catalogue in a reader's language; in the default one for a reader who has chosen none. For programs that write to
 * readers of several languages, as the server's mails: a page is built with the catalogue of its own language. [PLUS-30]
 */
export function textsFor(language: Language | null): Texts {
  return TEXTS[language ?? DEFAULT_LANGUAGE];
}
