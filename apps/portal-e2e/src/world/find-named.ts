/** Throws for an unknown name. */
export function findNamed<Value>(among: ReadonlyMap<string, Value>, name: string): Value {
  const value = among.get(name);
  if (value === undefined) throw new Error(`Nothing here is called "${name}".`);
  return value;
}
