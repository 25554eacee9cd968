/** ICU's root collation, in PostgreSQL 15 to 18 with ICU. It folds like `toLowerCase` in the domain: İ, ẞ and final Σ included. */
const LETTER_RULES = 'COLLATE "und-x-icu"';

/**
 * Returns SQL for a name in lower case. Compared by code point, because indexes must not depend on ICU's version or the locale.
 * Indexes use exactly this expression. [GW-4]
 */
export function foldCase(text: string): string {
  return `lower(${text} ${LETTER_RULES}) COLLATE "C"`;
}

/**
 * Returns SQL for an address in lower case, A to Z alone, like `foldAddress` of the domain, which also composes; addresses are
 * composed when they are read. Indexes use exactly this expression; with parentheses ON CONFLICT would not find them. [GV-8, GU-10]
 */
export function foldAddress(text: string): string {
  return `lower(${text} COLLATE "C")`;
}

/** Returns SQL for a text as searched: composed, lower case, white space collapsed. [GD-41] */
export function foldSearched(text: string): string {
  return foldCase(String.raw`regexp_replace(normalize(${text}) ${LETTER_RULES}, '\s+', ' ', 'g')`);
}
