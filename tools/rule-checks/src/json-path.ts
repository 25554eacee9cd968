import { isRecord } from './is-record.ts';

/** Keys and positions that lead to a place in a document. */
export type Segments = readonly (string | number)[];

const PLAIN_KEY = /^[A-Za-z_]\w*$/;
// What a terminal would obey or hide instead of show.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Text that can be printed as it is: what is invisible or would steer a terminal stands as `\uXXXX`. */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, (sign) =>
    Array.from({ length: sign.length }, (_, index) => sign.charCodeAt(index))
      .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

/** A place as a JSONPath: `$.new[0].prices[3].users`, `$['account-owner'].instance`; `$` is the whole. */
export function jsonPath(segments: Segments): string {
  const steps = segments.map((segment) => {
    if (typeof segment === 'number') return `[${segment}]`;
    if (PLAIN_KEY.test(segment)) return `.${segment}`;
    return `['${segment.replaceAll(/[\\']/g, String.raw`\$&`)}']`;
  });
  return printable(`$${steps.join('')}`);
}

/** The longest key of a record that a dotted path begins with; the whole rest where there is none. */
function nextKey(record: unknown, rest: string): string {
  const keys = Object.keys(isRecord(record) ? record : {}).filter(
    (key) => rest === key || rest.startsWith(`${key}.`),
  );
  return keys.sort((a, b) => b.length - a.length)[0] ?? rest;
}

/** What stands at a key or position; undefined where nothing does. */
function stepInto(value: unknown, segment: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return undefined;
  // A non-null object with this key of its own is a record as far as reading this key goes.
  return (value as Readonly<Record<string | number, unknown>>)[segment];
}

/** What stands at a place of a document; undefined where nothing does. */
export function valueAt(document: unknown, segments: Segments): unknown {
  return segments.reduce(stepInto, document);
}

/** A path whose keys and positions are joined by dots, taken apart again with the document it is about. */
export function locate(document: unknown, dotted: string): Segments {
  const segments: (string | number)[] = [];
  let rest = dotted;
  let at = document;
  while (rest !== '') {
    const taken = Array.isArray(at) ? rest.replace(/\..*$/s, '') : nextKey(at, rest);
    const segment = Array.isArray(at) ? Number(taken) : taken;
    segments.push(segment);
    at = stepInto(at, segment);
    rest = rest.slice(taken.length + 1);
  }
  return segments;
}
