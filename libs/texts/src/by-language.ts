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

/** Returns whether it is a table of whole sentences that a server answers with. */
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
 * Translates one or two sentences of the English catalogue, or one that ends with a colon and a list; others are returned unchanged. Rules word refusals before the reader is
 * known. [PLUS-30]
 */
export function sentenceIn(language: Language, sentence: string): string {
  if (language === DEFAULT_LANGUAGE) return sentence;
  const known = translationsTo(language);
  const whole = known.get(sentence);
  if (whole !== undefined) return whole;
  // A sentence that names what it is about: "Special characters are not allowed: / &".
  const colon = sentence.indexOf(': ');
  const head = colon === -1 ? undefined : known.get(`${sentence.slice(0, colon)}.`);
  if (head !== undefined) return `${head.replace(/\.$/, '')}${sentence.slice(colon)}`;
  for (const { index } of sentence.matchAll(/(?<=[.!?]) /g)) {
    const [first, second] = [known.get(sentence.slice(0, index)), known.get(sentence.slice(index + 1))];
    if (first !== undefined && second !== undefined) return `${first} ${second}`;
  }
  return sentence;
}
