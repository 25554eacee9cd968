import { err, type Result } from '@partyline/kernel';
import { parseLinkKey } from '@partyline/session';

/** Reads the query of a mailed link: its key, once, under the name it goes by there. Anything else is no proper request. [GA-13, GR-8] */
export function readLinkQuery(search: string, name: string): Result<string, 'request-not-proper'> {
  const [key, ...more] = new URLSearchParams(search).getAll(name);
  return more.length > 0 ? err('request-not-proper') : parseLinkKey(key);
}
