import { isBelow } from './breakpoints.ts';

/** The ways the dashboard shows devices. [CONST-28, DASH-1] */
export const VIEW_TYPES = ['grid', 'list', 'popup'] as const;
/** One of {@link VIEW_TYPES}. */
export type ViewType = (typeof VIEW_TYPES)[number];

/**
 * The view to show: the saved choice where it is one of the three, else grid on a screen wider than 767 px and popup on
 * any other. [DASH-5, GD-1]
 */
export function computeViewType(saved: unknown, widthPx: number): ViewType {
  const chosen = VIEW_TYPES.find((view) => view === saved);
  return chosen ?? (isBelow('viewLevel', widthPx) ? 'popup' : 'grid');
}
