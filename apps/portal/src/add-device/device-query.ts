import { addDeviceBodySchema } from '@partyline/contract';
import { err, ok, type Result } from '@partyline/kernel';
import * as v from 'valibot';

/** A device's code, and optionally a workspace. */
export type DeviceQuery = v.InferOutput<typeof addDeviceBodySchema>;

/**
 * Reads the parameters of /adddevice for POST device/add; missing, malformed or repeated ones are refused. [ERR-22, GA-13, GR-8]
 */
export function readDeviceQuery(search: string): Result<DeviceQuery, 'request-not-proper'> {
  const given = [...new URLSearchParams(search)];
  const query = Object.fromEntries(given);
  const read = v.safeParse(addDeviceBodySchema, query);
  return read.success && Object.keys(query).length === given.length
    ? ok(read.output)
    : err('request-not-proper');
}
