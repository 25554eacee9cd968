import type { Branded } from './ids.ts';
import { err, ok } from './result.ts';
import type { Result } from './result.ts';

/** In lower case. */
export type VicUuid = Branded<string, 'VicUuid'>;

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/**
 * Parses a UUID in either case into lower case, so that two spellings of one device are equal. Anything else is
 * 'not-a-uuid'. [GX-12]
 */
export function parseVicUuid(input: unknown): Result<VicUuid, 'not-a-uuid'> {
  // The one place where a UUID gets its brand: it has just been checked.
  return typeof input === 'string' && UUID.test(input)
    ? ok(input.toLowerCase() as VicUuid)
    : err('not-a-uuid');
}
