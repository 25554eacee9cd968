/**
 * A PostgreSQL bigint as a number. Beyond the integers that JavaScript counts exactly it comes as a bigint, so that a
 * wrong id is a type error somewhere and never another row's id.
 */
export function parseInt8(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}
