/** CSS pixels; the smaller layout includes the value. [CONST-30 … CONST-33, DASH-22 … DASH-25, GU-4] */
export const BREAKPOINTS_PX = {
  /** One column, tab bar, bottom sheets. [DASH-22] */
  mobileUi: 630,
  /** The navigation collapses. [DASH-23, GU-5] */
  target: 991,
  /** Popup instead of grid. [DASH-24, GD-1] */
  viewLevel: 767,
  /** 2 rows of people instead of 3. [DASH-25, GV-6] */
  manageInvite: 739,
} as const;

export type Breakpoint = keyof typeof BREAKPOINTS_PX;

/** Returns whether a width in CSS pixels is at the breakpoint or below. [GU-4] */
export function isBelow(breakpoint: Breakpoint, widthPx: number): boolean {
  return widthPx <= BREAKPOINTS_PX[breakpoint];
}

/** [CONST-28, DASH-1] */
export const VIEW_TYPES = ['grid', 'list', 'popup'] as const;
export type ViewType = (typeof VIEW_TYPES)[number];

/** Returns the saved choice, else grid on a screen wider than 767 px and popup on others. [DASH-5, GD-1] */
export function computeViewType(saved: unknown, widthPx: number): ViewType {
  const chosen = VIEW_TYPES.find((view) => view === saved);
  return chosen ?? (isBelow('viewLevel', widthPx) ? 'popup' : 'grid');
}

/** [CONST-27, DASH-3] */
export const ZOOM_RANGE = { min: 0, max: 100 } as const;
/** [GD-3] */
export const INITIAL_ZOOM = 50;
/** Lower bounds of medium and large. [CONST-29, DASH-4, GD-3] */
export const SIZE_THRESHOLDS = { medium: 34, large: 68 } as const;

/** [DASH-2] */
export const ZOOM_LEVELS = ['small', 'medium', 'large'] as const;
export type ZoomLevel = (typeof ZOOM_LEVELS)[number];

/** Returns small below 34, medium below 68, else large. [DASH-4, GD-3] */
export function computeZoomLevel(zoom: number): ZoomLevel {
  if (zoom < SIZE_THRESHOLDS.medium) return 'small';
  return zoom < SIZE_THRESHOLDS.large ? 'medium' : 'large';
}

/** Clamps a saved zoom to the range; returns 50 for what is no finite number. [DASH-3, GD-3] */
export function computeZoom(saved: unknown): number {
  if (typeof saved !== 'number' || !Number.isFinite(saved)) return INITIAL_ZOOM;
  return Math.min(Math.max(saved, ZOOM_RANGE.min), ZOOM_RANGE.max);
}
