/**
 * The letter rules of ICU without a language: there in PostgreSQL 15 to 18 wherever it is built with ICU, as every managed service is.
 * They are those of JavaScript's `toLowerCase`, by which the domain compares: İ, ẞ and the Σ at the end of a word included.
 */
const LETTER_RULES = 'COLLATE "und-x-icu"';

/**
 * Returns SQL for a text in lower case, as `emailKey` and the names of workspaces are compared. It sorts by code point: the order in
 * an index must not follow the version of ICU or the locale of a server. Indexes are on exactly this expression; in
 * parentheses, ON CONFLICT would not find them. [GW-4, GV-8]
 */
export function foldCase(text: string): string {
  return `lower(${text} ${LETTER_RULES}) COLLATE "C"`;
}

/** Returns SQL for a text as the search of devices reads it: composed, in lower case, any white space as one space. [GD-41] */
export function foldSearched(text: string): string {
  return foldCase(String.raw`regexp_replace(normalize(${text}) ${LETTER_RULES}, '\s+', ' ', 'g')`);
}
