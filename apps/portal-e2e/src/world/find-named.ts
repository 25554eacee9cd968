/** Returns the value of this name; throws when there is none. */
export function findNamed<Value>(among: ReadonlyMap<string, Value>, name: string): Value {
  const value = among.get(name);
  if (value === undefined) throw new Error(`Nothing here is called "${name}".`);
  return value;
}
