import { foldText } from './fold-text.ts';

/** A value with its name. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Returns how well a choice matches: 0 is best, null is no match. */
function rankOf({ label, value }: Choice, typed: string): number | null {
  const name = foldText(label).trim();
  if (name === typed || foldText(value).trim() === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (name.split(/[\s(,.&'-]+/).some((word) => word.startsWith(typed))) return 2;
  return name.includes(typed) ? 3 : null;
}

/**
 * Filters choices without accents and case, stable: exact name or value, then name prefix, word prefix, substring. The empty
 * text matches all.
 */
export function findChoices(choices: readonly Choice[], text: string): Choice[] {
  const typed = foldText(text).trim();
  if (typed === '') return [...choices];
  const ranked = choices.flatMap((choice) => {
    const rank = rankOf(choice, typed);
    return rank === null ? [] : [{ choice, rank }];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ choice }) => choice);
}
