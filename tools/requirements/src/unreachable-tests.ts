import { columnWritesIn, type WritableColumns } from './written-columns.ts';

/** Where a test begins; `describe` begins none. */
const BEGIN = /^(?=\s*(?:it|test)(?:\.\w+)*\()/m;
const LABEL = /\[[A-Z]+-\d+(?:, [A-Z]+-\d+)*\]/g;

/**
 * Returns the labels such as `[WS-18, ERR-32]` of a file's tests that reach their state by SQL which the product has not. What stands
 * before the first test is part of each.
 */
export function unreachableLabels(text: string, writable: WritableColumns): ReadonlySet<string> {
  const isUnreachable = (part: string) => columnWritesIn(part).some((write) => !writable.has(write));
  const [preamble = '', ...tests] = text.split(BEGIN);
  const unreachable = isUnreachable(preamble) ? [preamble, ...tests] : tests.filter(isUnreachable);
  return new Set(unreachable.flatMap((test) => test.match(LABEL) ?? []));
}
