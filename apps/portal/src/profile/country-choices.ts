import { TEXTS_LOCALE } from '@partyline/texts';
import { COUNTRIES, US_STATES, alpha2Of } from '@partyline/validation';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Returns all countries by name in the texts' language, sorted; values have three letters. [EULA-16, EULA-19, GE-10, PLUS-30] */
export function listCountryChoices(): Choice[] {
  const names = new Intl.DisplayNames(TEXTS_LOCALE, { type: 'region' });
  const choices = COUNTRIES.map((value) => ({ value, label: names.of(alpha2Of(value) ?? '') ?? value }));
  return choices.toSorted((a, b) => a.label.localeCompare(b.label, TEXTS_LOCALE));
}

/** With the District of Columbia. [EULA-20, GE-6] */
export const STATE_CHOICES: readonly Choice[] = Object.entries(US_STATES).map(([value, label]) => ({
  value,
  label,
}));

/** Folds accents and case: "cote" finds "Côte d’Ivoire". */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim();
}

/** Returns how well a choice matches: 0 is best, null is no match. */
function rankOf({ label, value }: Choice, typed: string): number | null {
  const name = fold(label);
  if (name === typed || fold(value) === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (name.split(/[\s(,.&'-]+/).some((word) => word.startsWith(typed))) return 2;
  return name.includes(typed) ? 3 : null;
}

/**
 * Filters choices without accents and case, stable: exact name or value, then name prefix, word prefix, substring. The empty
 * text matches all.
 */
export function findChoices(choices: readonly Choice[], text: string): Choice[] {
  const typed = fold(text);
  if (typed === '') return [...choices];
  const ranked = choices.flatMap((choice) => {
    const rank = rankOf(choice, typed);
    return rank === null ? [] : [{ choice, rank }];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ choice }) => choice);
}
