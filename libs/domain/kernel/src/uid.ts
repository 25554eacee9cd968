import type { Branded } from './brand.ts';
import { err, ok } from './result.ts';
import type { Result } from './result.ts';

/** A user's id at the identity provider. */
export type Uid = Branded<string, 'Uid'>;

const UID = /^[!-~]{1,128}$/;

/** Parses 1 to 128 visible ASCII characters, case kept. Anything else is 'not-a-uid'. */
export function parseUid(input: unknown): Result<Uid, 'not-a-uid'> {
  // The one place where a uid gets its brand: it has just been checked.
  return typeof input === 'string' && UID.test(input) ? ok(input as Uid) : err('not-a-uid');
}
