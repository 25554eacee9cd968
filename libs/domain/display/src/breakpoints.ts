/** CSS pixels; the smaller layout holds up to and including the value. [CONST-30 … CONST-33, DASH-22 … DASH-25, GU-4] */
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

/** The name of a breakpoint. */
export type Breakpoint = keyof typeof BREAKPOINTS_PX;

/** True at the value, in CSS pixels, and below. [GU-4] */
export function isBelow(breakpoint: Breakpoint, widthPx: number): boolean {
  return widthPx <= BREAKPOINTS_PX[breakpoint];
}
