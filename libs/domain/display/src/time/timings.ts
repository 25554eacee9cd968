import type { FeedMode } from '@partyline/notifications';

/** Until a message closes. [CONST-1, UI-7, GU-2] */
export const MESSAGE_TIMEOUT_MS = 4_000;
/** [CONST-2, UI-8] */
export const MESSAGE_FADE_MS = 250;
/** Without a live feed. [CONST-12, DASH-18, GD-33] */
export const DASHBOARD_REFRESH_MS = 10_000;
/** With a live feed. [GD-33] */
const DASHBOARD_IDLE_REFRESH_MS = 60_000;
/** [CONST-13, DASH-20] */
export const COPIED_MESSAGE_MS = 3_000;
/** [CONST-14, DASH-21, GW-17] */
export const WORKSPACE_INFO_MESSAGE_MS = 8_000;
/** Opens a workspace's menu. [WS-23, GW-13] */
export const LONG_PRESS_MS = 500;

export interface DashboardRefreshFacts {
  readonly isVisible: boolean;
  readonly feed: FeedMode;
  /** At least one device is working. */
  readonly isAnyInProgress: boolean;
}

/**
 * Returns the interval of refetches: shorter while the dashboard is visible and the feed is not live or a device is working.
 * [DASH-18, CONST-12, GD-33, GN-17]
 */
export function computeDashboardRefreshMs(facts: DashboardRefreshFacts): number {
  const mustWatch = facts.isVisible && (facts.feed !== 'live' || facts.isAnyInProgress);
  return mustWatch ? DASHBOARD_REFRESH_MS : DASHBOARD_IDLE_REFRESH_MS;
}
