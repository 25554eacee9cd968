import { err, ok } from './result.ts';
import type { Result } from './result.ts';

const plain = (word: string): string => word.replaceAll(/\s/g, '').toLowerCase();

/**
 * Returns the word of a closed list in the list's spelling, in any letter case and with any spaces, or 'unknown-word'.
 * [GA-9]
 */
export function parseClosedWord<Word extends string>(
  words: readonly Word[],
  input: unknown,
): Result<Word, 'unknown-word'> {
  const written = typeof input === 'string' ? plain(input) : null;
  const word = words.find((known) => plain(known) === written);
  return word === undefined ? err('unknown-word') : ok(word);
}
