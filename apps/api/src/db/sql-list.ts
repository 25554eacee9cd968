/** Returns a closed list of the domain as an SQL list, `('a', 'b')`, so that a statement does not restate it. */
export function sqlList(values: readonly string[]): string {
  return `(${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')})`;
}
