/**
 * Widths in CSS pixels at which the layout changes; up to and including the value the smaller layout holds.
 * [CONST-30 … CONST-33, DASH-22 … DASH-25, GU-4]
 */
export const BREAKPOINTS_PX = {
  /** One column, tab bar, bottom sheets. [DASH-22] */
  mobileUi: 630,
  /** The navigation collapses. [DASH-23, GU-5] */
  target: 991,
  /** The first view is popup instead of grid. [DASH-24, GD-1] */
  viewLevel: 767,
  /** The list of people shows 2 rows instead of 3. [DASH-25, GV-6] */
  manageInvite: 739,
} as const;

/** The name of a breakpoint. */
export type Breakpoint = keyof typeof BREAKPOINTS_PX;

/** Says whether the smaller layout of a breakpoint holds at a width in CSS pixels: at the value and below. [GU-4] */
export function isBelow(breakpoint: Breakpoint, widthPx: number): boolean {
  return widthPx <= BREAKPOINTS_PX[breakpoint];
}
