const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Compares names with numbers by value, ignoring letter case and accents. [GD-4] */
export function compareNames(a: string, b: string): number {
  return collator.compare(a, b);
}

/** Compares by code units: a stable order for ties. */
export function compareCodes(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
