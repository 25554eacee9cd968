import type { Reader } from '@partyline/notifications';
import type { Database } from '../../../db/open-database.ts';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import { isAfter, parseCursor, type Cursor } from '../../../records/notifications/cursor.ts';
import {
  isFromElsewhere,
  readMissed,
  type NotificationRow,
} from '../../../records/notifications/notifications.repository.ts';

/** Beyond this nothing is resent: the portal refetches on each connect anyway. */
const MISSED_AT_MOST = 1_000;

/** Where a stream begins, and what its reader missed. */
export interface StreamStart {
  readonly cursor: Cursor;
  readonly missed: readonly NotificationRow[];
}

/** Parses the header; null without one. Refuses an invalid one with `request-not-proper`. */
export function readLastEventId(header: string | string[] | undefined): Cursor | null {
  if (header === undefined || header === '') return null;
  const cursor = typeof header === 'string' ? parseCursor(header) : null;
  if (cursor !== null) return cursor;
  throw new ApiFailure('request-not-proper', {
    issues: [
      {
        path: 'headers.last-event-id',
        code: 'malformed',
        message: (texts) => texts.REQUEST_ISSUE_TEXTS.malformed,
      },
    ],
  });
}

/**
 * Returns the start: the reader's position with missed rows, or `present` (this process's) if none, too many, or from another
 * database.
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
