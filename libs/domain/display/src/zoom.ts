/** [CONST-27, DASH-3] */
export const ZOOM_RANGE = { min: 0, max: 100 } as const;
/** [GD-3] */
export const INITIAL_ZOOM = 50;
/** Lower bounds of medium and large. [CONST-29, DASH-4, GD-3] */
export const SIZE_THRESHOLDS = { medium: 34, large: 68 } as const;

/** [DASH-2] */
export const ZOOM_LEVELS = ['small', 'medium', 'large'] as const;
/** One of {@link ZOOM_LEVELS}. */
export type ZoomLevel = (typeof ZOOM_LEVELS)[number];

/** Small below 34, medium below 68, else large. [DASH-4, GD-3] */
export function computeZoomLevel(zoom: number): ZoomLevel {
  if (zoom < SIZE_THRESHOLDS.medium) return 'small';
  return zoom < SIZE_THRESHOLDS.large ? 'medium' : 'large';
}

/** A saved number, clamped to the range; 50 for anything that is not a finite number. [DASH-3, GD-3] */
export function computeZoom(saved: unknown): number {
  if (typeof saved !== 'number' || !Number.isFinite(saved)) return INITIAL_ZOOM;
  return Math.min(Math.max(saved, ZOOM_RANGE.min), ZOOM_RANGE.max);
}
