export type Segments = readonly (string | number)[];

const PLAIN_KEY = /^[A-Za-z_]\w*$/;
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Escapes invisible and control characters. */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, (sign) =>
    Array.from({ length: sign.length }, (_, index) => sign.charCodeAt(index))
      .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

/** Formats a path, for example `$.new[0].prices[3].users`; `$` is the whole document. */
export function jsonPath(segments: Segments): string {
  const steps = segments.map((segment) => {
    if (typeof segment === 'number') return `[${segment}]`;
    if (PLAIN_KEY.test(segment)) return `.${segment}`;
    return `['${segment.replaceAll(/[\\']/g, String.raw`\$&`)}']`;
  });
  return printable(`$${steps.join('')}`);
}

/** Returns the longest key that a dotted path begins with, else the whole path. */
function nextKey(record: unknown, rest: string): string {
  const keys = Object.keys(isRecord(record) ? record : {}).filter(
    (key) => rest === key || rest.startsWith(`${key}.`),
  );
  return keys.sort((a, b) => b.length - a.length)[0] ?? rest;
}

function stepInto(value: unknown, segment: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return undefined;
  // An object with this own key can be read by it.
  return (value as Readonly<Record<string | number, unknown>>)[segment];
}

export function valueAt(document: unknown, segments: Segments): unknown {
  return segments.reduce(stepInto, document);
}

/** Splits a dotted path by the keys of its document. */
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

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
