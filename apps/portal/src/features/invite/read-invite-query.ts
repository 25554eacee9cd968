import { err, type Result } from '@partyline/kernel';
import { parseLinkKey } from '@partyline/session';

/** Reads the query of /invite: one `inviteId`, once. Anything else is no proper request. [GA-13, GR-8] */
export function readInviteQuery(search: string): Result<string, 'request-not-proper'> {
  const [inviteId, ...more] = new URLSearchParams(search).getAll('inviteId');
  return more.length > 0 ? err('request-not-proper') : parseLinkKey(inviteId);
}
