import { isBelow } from './breakpoints.ts';

/** [CONST-28, DASH-1] */
export const VIEW_TYPES = ['grid', 'list', 'popup'] as const;
/** One of {@link VIEW_TYPES}. */
export type ViewType = (typeof VIEW_TYPES)[number];

/** Returns the saved choice if valid, else grid on a screen wider than 767 px and popup on others. [DASH-5, GD-1] */
export function computeViewType(saved: unknown, widthPx: number): ViewType {
  const chosen = VIEW_TYPES.find((view) => view === saved);
  return chosen ?? (isBelow('viewLevel', widthPx) ? 'popup' : 'grid');
}
