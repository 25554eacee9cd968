/** How long an alert stands before it closes by itself. [CONST-1, UI-7, GU-2] */
export const ALERT_TIMEOUT_MS = 4_000;
/** How long an alert takes to fade. [CONST-2, UI-8] */
export const ALERT_FADE_MS = 250;
/** How often the dashboard is read again while it cannot rely on notifications. [CONST-12, DASH-18, GD-33] */
export const DASHBOARD_REFRESH_MS = 10_000;
/** How often the dashboard is read again while notifications keep it up to date. [GD-33] */
export const DASHBOARD_IDLE_REFRESH_MS = 60_000;
/** How long the copied message stands. [CONST-13, DASH-20] */
export const COPIED_MESSAGE_MS = 3_000;
/** How long a workspace's info message stands. [CONST-14, DASH-21, GW-17] */
export const WORKSPACE_INFO_MESSAGE_MS = 8_000;
/** How long a finger rests on a workspace until its menu opens. [WS-23, GW-13] */
export const LONG_PRESS_MS = 500;
