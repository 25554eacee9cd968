import { DASHBOARD_IDLE_REFRESH_MS, DASHBOARD_REFRESH_MS } from './timings.ts';

/** What decides how often the dashboard is read again. */
export interface DashboardRefreshFacts {
  /** The dashboard is on screen in a visible tab. */
  readonly isVisible: boolean;
  /** Notifications arrive. */
  readonly isListenerConnected: boolean;
  /** At least one device is at work. */
  readonly isAnyInProgress: boolean;
}

/**
 * The milliseconds between two reads of the dashboard: 10 s while it is visible and either notifications do not arrive or
 * a device is at work, else 60 s. [DASH-18, CONST-12, GD-33]
 */
export function computeDashboardRefreshMs(facts: DashboardRefreshFacts): number {
  const mustWatch = facts.isVisible && (!facts.isListenerConnected || facts.isAnyInProgress);
  return mustWatch ? DASHBOARD_REFRESH_MS : DASHBOARD_IDLE_REFRESH_MS;
}
