import { err, ok, type Result } from '@partyline/kernel';

/** [GN-17] */
export const FEED_NOTICE_AFTER_MS = 60_000;

export type FeedMode = 'live' | 'polling' | 'polling-with-notice' | 'too-many-streams';

/**
 * Polls while disconnected (milliseconds since 1970), with a notice after a minute, or at once where the user has too many
 * streams. A clock that was set back shows no notice. [GN-17]
 */
export function computeFeedMode(
  disconnectedSinceMs: number | null,
  nowMs: number,
  isCrowded = false,
): FeedMode {
  if (disconnectedSinceMs === null) return 'live';
  if (isCrowded) return 'too-many-streams';
  return nowMs - disconnectedSinceMs >= FEED_NOTICE_AFTER_MS ? 'polling-with-notice' : 'polling';
}

export interface Cursor {
  readonly transaction: bigint;
  readonly row: bigint;
}

const CURSOR = /^(0|[1-9]\d{0,19})\.(0|[1-9]\d{0,19})$/;

/** Parses `<transaction>.<row>` in decimal digits, or 'not-a-cursor'. [GN-9] */
export function parseCursor(input: unknown): Result<Cursor, 'not-a-cursor'> {
  const found = typeof input === 'string' ? CURSOR.exec(input) : null;
  if (found?.[1] === undefined || found[2] === undefined) return err('not-a-cursor');
  return ok({ transaction: BigInt(found[1]), row: BigInt(found[2]) });
}

/** Sorts by transaction, then by row. [GN-9] */
export function compareCursors(a: Cursor, b: Cursor): number {
  if (a.transaction !== b.transaction) return a.transaction < b.transaction ? -1 : 1;
  if (a.row === b.row) return 0;
  return a.row < b.row ? -1 : 1;
}
