/** Returns a frozen table without a prototype, so that `constructor` and other inherited keys are undefined. */
export function bareTable<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value | undefined,
): Readonly<Partial<Record<Key, Value>>> {
  // Object.create returns `any`; the object has no fields yet.
  const table = Object.create(null) as Partial<Record<Key, Value>>;
  for (const key of keys) {
    const value = valueOf(key);
    if (value !== undefined) table[key] = value;
  }
  return Object.freeze(table);
}
