/** A text of a catalogue and its path. */
export interface CatalogueEntry {
  readonly path: string;
  readonly value: unknown;
}

/** Lists a catalogue's leaves with their paths (texts, functions, figures, nulls), to compare languages in tests. */
export function listEntries(value: unknown, path = ''): readonly CatalogueEntry[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) =>
    listEntries(inner, path === '' ? key : `${path}.${key}`),
  );
}

/** Lists the texts in a function's result. */
export function listTexts(value: unknown): readonly string[] {
  return listEntries(value).flatMap((entry) => (typeof entry.value === 'string' ? [entry.value] : []));
}

/** Common English words that are not German, to find untranslated parts. */
export const ENGLISH_WORD =
  /\b(?:the|and|you|your|with|this|that|please|cannot|from|have|been|are|does|its|for|of|to|by|not|or|no|is)\b/i;

/** Lists the figures of a text in order, without thousands separators. */
export function listFigures(text: string): readonly string[] {
  return (text.match(/\d+(?:[.,]\d{3})*/g) ?? []).map((figure) => figure.replaceAll(/[.,]/g, '')).toSorted();
}
