/** [GN-17] */
export const FEED_NOTICE_AFTER_MS = 60_000;

export type FeedMode = 'live' | 'polling' | 'polling-with-notice' | 'too-many-streams';

/**
 * Returns the mode, given since when the feed is disconnected (milliseconds since 1970, null while connected): polling,
 * with a notice after 60 s, or at once where the server refused the stream because the user has too many. A clock that
 * was set back shows no notice. [GN-17]
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
