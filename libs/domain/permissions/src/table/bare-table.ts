/**
 * A frozen table of the keys that have a value. It has no prototype: asked for `constructor`, or anything else that it
 * was not given, it holds nothing.
 */
export function bareTable<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value | undefined,
): Readonly<Partial<Record<Key, Value>>> {
  // Object.create gives `any`; the object has no fields yet, so it is a partial record of any kind.
  const table = Object.create(null) as Partial<Record<Key, Value>>;
  for (const key of keys) {
    const value = valueOf(key);
    if (value !== undefined) table[key] = value;
  }
  return Object.freeze(table);
}
