import { WrongUse } from './wrong-use.ts';

/** Parses JSON; a failure has only its position, since the content may be secret. */
export function tryJson(text: string): { readonly value: unknown } | { readonly fault: string } {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch (error) {
    const place = /\(line \d+ column \d+\)/.exec(error instanceof Error ? error.message : '');
    return { fault: place === null ? '' : ` ${place[0]}` };
  }
}

/** Parses JSON; throws a sentence. */
export function parseJson(text: string, what: string): unknown {
  const read = tryJson(text);
  if ('fault' in read) throw new WrongUse(`${what} is not JSON${read.fault}.`);
  return read.value;
}

export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
