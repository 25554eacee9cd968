/**
 * Parses a bigint as a number; beyond safe integers as bigint, so that a wrong id is a type error, never another row's
 * id.
 */
export function parseInt8(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}
