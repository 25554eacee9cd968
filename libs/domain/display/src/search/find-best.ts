import { foldText } from './fold-text.ts';

const QUERY_MAX_LENGTH = 100;

export interface Query {
  readonly phrase: string;
  readonly words: readonly string[];
}

/** Both texts folded: the name, and other searchable words. */
export interface FindTexts {
  readonly name: string;
  readonly other: string;
}

/** Drops accents, letter case and outer spaces; at most 100 characters. [PLUS-26] */
export function parseQuery(typed: string): Query {
  const words = foldText(typed.slice(0, QUERY_MAX_LENGTH))
    .split(/\s/)
    .filter((word) => word !== '');
  return { phrase: words.join(' '), words };
}

const LETTER = /[\p{L}\p{N}]/u;

/** Finds a word that begins with `part`; returns its index, or -1. */
export function findWordStart(text: string, part: string): number {
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    if (!LETTER.test(text.charAt(at - 1))) return at;
  }
  return -1;
}

function hasLetters(text: string, letters: string): boolean {
  let at = -1;
  for (const letter of letters) {
    at = text.indexOf(letter, at + 1);
    if (at === -1) return false;
  }
  return true;
}

/** Best first. */
const FITS: readonly ((texts: FindTexts, part: string) => boolean)[] = [
  ({ name }, part) => name === part,
  ({ name }, part) => name.startsWith(part),
  ({ name }, part) => findWordStart(name, part) !== -1,
  ({ other }, part) => findWordStart(other, part) !== -1,
  ({ name }, part) => name.includes(part),
  ({ other }, part) => other.includes(part),
  ({ name }, part) => hasLetters(name, part),
];
const LETTERS = FITS.length - 1;

/** Returns the index of the first of {@link FITS} that holds, or their count. */
function fitOf(texts: FindTexts, part: string): number {
  const fit = FITS.findIndex((fits) => fits(texts, part));
  return fit === -1 ? FITS.length : fit;
}

/** Ranks a match: 0 is best, past the end is no match. */
function rankOf(texts: FindTexts, { phrase, words }: Query): number {
  const whole = fitOf(texts, phrase);
  const inWords = words.length < 2 ? FITS.length : Math.max(...words.map((word) => fitOf(texts, word)));
  return Math.min(2 * whole, 2 * inWords + 1);
}

export interface Found<Item> {
  /** Best first. */
  readonly best: readonly Item[];
  readonly count: number;
  /** Smaller is better. */
  readonly rank: number;
  /** Only the letters match: shown if there is nothing better. */
  readonly isGuess: boolean;
}

/** Lists matches, better ones first; letters alone only without a better match. An empty query matches everything. [PLUS-26] */
export function findBest<Item>(
  items: readonly Item[],
  query: Query,
  textsOf: (item: Item) => FindTexts,
  most: number,
): Found<Item> {
  if (query.phrase === '')
    return { best: items.slice(0, most), count: items.length, rank: 0, isGuess: false };
  const byRank = Array.from({ length: 2 * FITS.length }, (): Item[] => []);
  // What does not fit has no list.
  for (const item of items) byRank[rankOf(textsOf(item), query)]?.push(item);
  const good = byRank.slice(0, 2 * LETTERS);
  const isGuess = good.every((list) => list.length === 0);
  const shown = isGuess ? byRank : good;
  return {
    best: shown.flat().slice(0, most),
    count: shown.reduce((sum, list) => sum + list.length, 0),
    rank: byRank.findIndex((list) => list.length > 0),
    isGuess,
  };
}
