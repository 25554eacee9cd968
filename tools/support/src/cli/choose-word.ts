import { parseClosedWord } from '@partyline/kernel';
import { listNearest } from './nearest.ts';
import { quoted } from './printable.ts';
import { WrongUse } from './wrong-use.ts';

/** Joins words: "a", "a or b", "a, b or c". */
export function orList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${last}` : last;
}

/** Names the nearest words or all; quotes the typed one only in part. */
export function unknownWordSentence(what: string, words: readonly string[], typed: string): string {
  const nearest = listNearest(words, typed);
  const hint = nearest.length > 0 ? `did you mean ${orList(nearest)}?` : `there is ${orList(words)}.`;
  return `There is no ${what} ${quoted(typed, 24)}: ${hint}`;
}

/** Returns the word that was typed, ignoring case; throws WrongUse for an unknown one. */
export function chooseWord<Word extends string>(what: string, words: readonly Word[], typed: string): Word {
  const word = parseClosedWord(words, typed);
  if (!word.ok) throw new WrongUse(unknownWordSentence(what, words, typed));
  return word.value;
}

/** Parses a count; throws WrongUse for any other text and for one below `least`. */
export function chooseCount(what: string, typed: string, least = 0): number {
  const count = /^\d{1,9}$/.test(typed) ? Number(typed) : -1;
  if (count < least)
    throw new WrongUse(`${what} is a whole number from ${least} up, not ${quoted(typed, 24)}.`);
  return count;
}
