import { parseUserAgent } from '@partyline/session';
import { isIP } from 'node:net';
import { withoutEffectCheck } from '../../db/effect-check.ts';
import type { Db } from '../../db/open-database.ts';
import type { TokenIdentity } from '../../http/authentication/token-identity.ts';
import type { JobLog } from '../../jobs/job-log.ts';
import { noteSessionUse, type SessionOrigin } from './sessions.repository.ts';

/** A session's use is stored at most this often. */
export const NOTED_EVERY_MS = 300_000;
const REMEMBERED_AT_MOST = 10_000;

/** Records a session's use without delaying the call. */
export type NoteUse = (identity: TokenIdentity, userAgent: string, ip: string) => void;

const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;

export function originOf(userAgent: string, ip: string): SessionOrigin {
  const address = ip.replace(MAPPED_IPV4, '');
  return { ...parseUserAgent(userAgent), address: isIP(address) === 0 ? null : address };
}

/** Creates the recorder of the use of sessions, throttled by an LRU of recent writes. */
export function createNoteUse(db: Db, log: JobLog, now: () => number = Date.now): NoteUse {
  const notedAt = new Map<string, number>();
  return (identity, userAgent, ip) => {
    const key = `${identity.signedInAt} ${identity.uid}`;
    const last = notedAt.get(key);
    if (last !== undefined && now() - last < NOTED_EVERY_MS) return;
    notedAt.delete(key);
    notedAt.set(key, now());
    for (const oldest of notedAt.keys()) {
      if (notedAt.size <= REMEMBERED_AT_MOST) break;
      notedAt.delete(oldest);
    }
    const note = () => noteSessionUse(db, identity, originOf(userAgent, ip));
    withoutEffectCheck('last-activity', note).catch((error: unknown) => {
      notedAt.delete(key);
      log.warn({ err: error }, 'the use of a session could not be recorded');
    });
  };
}
