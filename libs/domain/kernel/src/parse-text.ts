import { err, ok, type Result } from './result.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;

/** Returns whether a day is in its month; Date.parse counts a 30 February on into March. */
function isDay(date: string): boolean {
  return new Date(Date.parse(`${date}T00:00:00Z`)).getUTCDate() === Number(date.slice(-2));
}

/** Returns the milliseconds since 1970 of an ISO 8601 instant that names its zone. [GX-27] */
export function parseInstant(input: unknown): Result<number, 'not-an-instant'> {
  if (typeof input !== 'string') return err('not-an-instant');
  const match = INSTANT.exec(input);
  if (match === null || !isDay(match[0].slice(0, 10))) return err('not-an-instant');
  const ms = Date.parse(input);
  return Number.isNaN(ms) ? err('not-an-instant') : ok(ms);
}

const plain = (word: string): string => word.replaceAll(/\s/g, '').toLowerCase();

/** Returns the list's spelling, for any letter case and spaces. [GA-9] */
export function parseClosedWord<Word extends string>(
  words: readonly Word[],
  input: unknown,
): Result<Word, 'unknown-word'> {
  const written = typeof input === 'string' ? plain(input) : null;
  const word = words.find((known) => plain(known) === written);
  return word === undefined ? err('unknown-word') : ok(word);
}
