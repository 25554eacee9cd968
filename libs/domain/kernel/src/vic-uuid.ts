import type { Branded } from './brand.ts';
import { err, ok } from './result.ts';
import type { Result } from './result.ts';

/** The UUID of a dashboard row, in lower case. */
export type VicUuid = Branded<string, 'VicUuid'>;

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/**
 * A dashboard row's UUID: 8-4-4-4-12 hexadecimal digits in either case, given back in lower case, so that two
 * spellings of one device are equal. Anything else is 'not-a-uuid'. [GX-12]
 */
export function parseVicUuid(input: unknown): Result<VicUuid, 'not-a-uuid'> {
  // The one place where a UUID gets its brand: it has just been checked.
  return typeof input === 'string' && UUID.test(input)
    ? ok(input.toLowerCase() as VicUuid)
    : err('not-a-uuid');
}
