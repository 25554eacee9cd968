/** How long the feed may be disconnected before a notice says so. [GN-17] */
export const FEED_NOTICE_AFTER_MS = 60_000;

/** How notifications arrive: by the live feed, or by polling, with a notice after a while or because of too many streams. */
export type FeedMode = 'live' | 'polling' | 'polling-with-notice' | 'too-many-streams';

/**
 * Returns how notifications arrive, by the instant since when the feed is disconnected (milliseconds since 1970, null while
 * it is connected): without it by polling, after 60 s with a notice, and with one at once where the server refused the stream
 * because the user has too many. A clock that was set back shows no notice. [GN-17]
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
