/** Parses a bigint as number; as bigint beyond safe integers, so that such an id is a type error, never another row's id. */
export function parseInt8(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}
