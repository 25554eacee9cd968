import type { Choice } from './select-field.tsx';

/** Without accents and letter case, so that "cote" finds "Côte d’Ivoire". */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim();
}

/** How well a choice fits what was typed: 0 best, null not at all. */
function rankOf({ label, value }: Choice, typed: string): number | null {
  const name = fold(label);
  if (name === typed || fold(value) === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (name.split(/[\s(,.&'-]+/).some((word) => word.startsWith(typed))) return 2;
  return name.includes(typed) ? 3 : null;
}

/**
 * The choices that fit what was typed, ignoring accents and letter case: the name or the value itself first, then names
 * that begin with it, then those with such a word, then those that contain it; each in the order given. Everything fits
 * the empty text.
 */
export function findChoices(choices: readonly Choice[], text: string): readonly Choice[] {
  const typed = fold(text);
  if (typed === '') return choices;
  const ranked = choices.flatMap((choice) => {
    const rank = rankOf(choice, typed);
    return rank === null ? [] : [{ choice, rank }];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ choice }) => choice);
}
