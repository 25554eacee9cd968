const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Compares two names as a person would: numbers by value, letter case and accents aside; 0 when they count as equal. [GD-4] */
export function compareNames(a: string, b: string): number {
  return collator.compare(a, b);
}

/** Compares two texts by their code units, for ties that any order may break as long as it is always the same. */
export function compareCodes(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
