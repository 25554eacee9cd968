/** The class attribute of those names that are there; undefined when none is, so that no empty attribute is written. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter((name) => name !== undefined && name !== false && name !== '').join(' ') || undefined;
}
