/** How often notifications are asked for while no live feed is connected. [GN-17] */
export const FEED_POLL_INTERVAL_MS = 10_000;
/** How long the feed may be gone before anybody is told. [GN-17] */
export const FEED_NOTICE_AFTER_MS = 60_000;

/** How notifications come: live, by asking, or by asking for so long that a notice says so. */
export type FeedMode = 'live' | 'polling' | 'polling-with-notice';

/**
 * How notifications come, by since when the feed is gone (milliseconds since 1970, null while it is connected): without it
 * they are asked for, and after 60 s a notice says so. A clock that was set back tells nobody anything. [GN-17]
 */
export function computeFeedMode(goneSinceMs: number | null, nowMs: number): FeedMode {
  if (goneSinceMs === null) return 'live';
  return nowMs - goneSinceMs >= FEED_NOTICE_AFTER_MS ? 'polling-with-notice' : 'polling';
}
