import type { FeedMode } from '@partyline/notifications';
import { DASHBOARD_IDLE_REFRESH_MS, DASHBOARD_REFRESH_MS } from './timings.ts';

export interface DashboardRefreshFacts {
  readonly isVisible: boolean;
  readonly feed: FeedMode;
  /** At least one device is working. */
  readonly isAnyInProgress: boolean;
}

/**
 * Returns milliseconds: 10 s while the dashboard is visible and the feed is not live or a device is working, else 60 s.
 * [DASH-18, CONST-12, GD-33, GN-17]
 */
export function computeDashboardRefreshMs(facts: DashboardRefreshFacts): number {
  const mustWatch = facts.isVisible && (facts.feed !== 'live' || facts.isAnyInProgress);
  return mustWatch ? DASHBOARD_REFRESH_MS : DASHBOARD_IDLE_REFRESH_MS;
}
