import { WrongUse } from './wrong-use.ts';

/** What JSON says, or null: only where the fault is, never what stands there, which may be a secret. */
export function tryJson(text: string): { readonly value: unknown } | { readonly fault: string } {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch (error) {
    const place = /\(line \d+ column \d+\)/.exec(error instanceof Error ? error.message : '');
    return { fault: place === null ? '' : ` ${place[0]}` };
  }
}

/** The value of a JSON text; anything else is said in a sentence. */
export function parseJson(text: string, what: string): unknown {
  const read = tryJson(text);
  if ('fault' in read) throw new WrongUse(`${what} is not JSON${read.fault}.`);
  return read.value;
}

/** Whether a JSON value is an object. */
export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
