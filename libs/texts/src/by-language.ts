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

/** The tables of whole sentences that a server answers with: refusals, issues and errors. Parts of sentences are no such tables. */
const isTable = (name: string): boolean =>
  /(?:_TEXTS?|WORDINGS)$/.test(name) && name !== 'AUDIT_ACTION_TEXTS';

const translations = new Map<Language, ReadonlyMap<string, string>>();

function translationsTo(language: Language): ReadonlyMap<string, string> {
  const made = translations.get(language);
  if (made !== undefined) return made;
  const sentences = new Map<string, string>();
  const other: Readonly<Record<string, unknown>> = { ...TEXTS[language] };
  for (const [name, table] of Object.entries(english)) {
    if (isTable(name)) addSentences(sentences, table, other[name]);
  }
  translations.set(language, sentences);
  return sentences;
}

function addSentences(sentences: Map<string, string>, text: unknown, other: unknown): void {
  if (typeof text === 'string' && typeof other === 'string') sentences.set(text, other);
  if (typeof text !== 'object' || text === null || typeof other !== 'object' || other === null) return;
  for (const [key, inner] of Object.entries(text)) {
    addSentences(sentences, inner, Reflect.get(other, key));
  }
}

/**
 * Returns a sentence of the English catalogue, or two in a row, in a reader's language, and any other as it is: the rules' refusals
 * are worded where they are found, long before the answer that knows its reader. [PLUS-30]
 */
export function sentenceIn(language: Language, sentence: string): string {
  if (language === DEFAULT_LANGUAGE) return sentence;
  const known = translationsTo(language);
  const whole = known.get(sentence);
  if (whole !== undefined) return whole;
  for (const { index } of sentence.matchAll(/(?<=[.!?]) /g)) {
    const [first, second] = [known.get(sentence.slice(0, index)), known.get(sentence.slice(index + 1))];
    if (first !== undefined && second !== undefined) return `${first} ${second}`;
  }
  return sentence;
}
