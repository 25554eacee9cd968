import type { Reader } from '@partyline/notifications';
import { REQUEST_ISSUE_TEXTS } from '@partyline/texts';
import type { Database } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { isAfter, parseCursor, type Cursor } from './cursor.ts';
import { isFromElsewhere, readMissed, type NotificationRow } from './notifications.repository.ts';

/** More than this is not sent again: the portal reads everything afresh after each connect anyway. */
const MISSED_AT_MOST = 1_000;

/** Where a stream begins, and what its reader missed since they were last here. */
export interface StreamStart {
  readonly cursor: Cursor;
  readonly missed: readonly NotificationRow[];
}

/** The place that the header names; null without one. Refuses with `request-not-proper` what no stream has ever sent. */
export function readLastEventId(header: string | string[] | undefined): Cursor | null {
  if (header === undefined || header === '') return null;
  const cursor = typeof header === 'string' ? parseCursor(header) : null;
  if (cursor !== null) return cursor;
  throw new ApiFailure('request-not-proper', {
    issues: [{ path: 'headers.last-event-id', code: 'malformed', message: REQUEST_ISSUE_TEXTS.malformed }],
  });
}

/**
 * Where a stream begins: at the reader's own place, with what they missed, or at the present if they have none, missed
 * too much, or come with a place of another database. `present` is how far this process has read.
 */
export async function findStart(
  database: Database,
  reader: Reader,
  { last, present }: { readonly last: Cursor | null; readonly present: Cursor },
): Promise<StreamStart> {
  if (last === null) return { cursor: present, missed: [] };
  if (isAfter(last, present)) {
    const isLost = await isFromElsewhere(database, last);
    return { cursor: isLost ? present : last, missed: [] };
  }
  const missed = await readMissed(database, reader, { after: last, upTo: present, atMost: MISSED_AT_MOST });
  return missed === null ? { cursor: present, missed: [] } : { cursor: last, missed };
}
