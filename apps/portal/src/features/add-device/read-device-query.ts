import { addDeviceBodySchema } from '@partyline/contract';
import { err, ok, type Result } from '@partyline/kernel';
import * as v from 'valibot';

/** What a device asks for: its code, and perhaps the workspace it shall go to. */
export type DeviceQuery = v.InferOutput<typeof addDeviceBodySchema>;

/**
 * Reads what a device put into the address of /adddevice: every parameter of it, each once, as POST device/add takes them.
 * Anything missing, malformed or given twice is no proper request. [ERR-22, GA-13, GR-8]
 */
export function readDeviceQuery(search: string): Result<DeviceQuery, 'request-not-proper'> {
  const given = [...new URLSearchParams(search)];
  const query = Object.fromEntries(given);
  const read = v.safeParse(addDeviceBodySchema, query);
  return read.success && Object.keys(query).length === given.length
    ? ok(read.output)
    : err('request-not-proper');
}
