/** Returns a closed list of the domain as an SQL list: `('a', 'b')`. */
export function sqlList(values: readonly string[]): string {
  return `(${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')})`;
}
