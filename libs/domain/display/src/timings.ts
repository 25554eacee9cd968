/** Until an alert closes by itself. [CONST-1, UI-7, GU-2] */
export const ALERT_TIMEOUT_MS = 4_000;
/** [CONST-2, UI-8] */
export const ALERT_FADE_MS = 250;
/** Refetch interval without a live feed. [CONST-12, DASH-18, GD-33] */
export const DASHBOARD_REFRESH_MS = 10_000;
/** Refetch interval with a live feed. [GD-33] */
export const DASHBOARD_IDLE_REFRESH_MS = 60_000;
/** [CONST-13, DASH-20] */
export const COPIED_MESSAGE_MS = 3_000;
/** [CONST-14, DASH-21, GW-17] */
export const WORKSPACE_INFO_MESSAGE_MS = 8_000;
/** Until a long press opens a workspace's menu. [WS-23, GW-13] */
export const LONG_PRESS_MS = 500;
