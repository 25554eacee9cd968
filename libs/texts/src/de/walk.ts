/** One text of a catalogue: where it is, and what. */
export interface CatalogueEntry {
  readonly path: string;
  readonly value: unknown;
}

/** Lists the leaves of a catalogue with their paths: texts, functions, figures and nulls. For the tests that compare languages. */
export function listEntries(value: unknown, path = ''): readonly CatalogueEntry[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) =>
    listEntries(inner, path === '' ? key : `${path}.${key}`),
  );
}

/** Lists every text in what a function of a catalogue returns. */
export function listTexts(value: unknown): readonly string[] {
  return listEntries(value).flatMap((entry) => (typeof entry.value === 'string' ? [entry.value] : []));
}

/** Common English words that are no German ones: a text with one of them has a part in English. */
export const ENGLISH_WORD =
  /\b(?:the|and|you|your|with|this|that|please|cannot|from|have|been|are|does|its|for|of|to|by|not|or|no|is)\b/i;

/** Lists the figures of a text in order, without their separators of thousands. */
export function listFigures(text: string): readonly string[] {
  return (text.match(/\d+(?:[.,]\d{3})*/g) ?? []).map((figure) => figure.replaceAll(/[.,]/g, '')).toSorted();
}
