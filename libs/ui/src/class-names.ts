/** Joins class names; undefined for none, to avoid an empty attribute. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter((name) => name !== undefined && name !== false && name !== '').join(' ') || undefined;
}
