/** Rows revealed per step. [GV-5, CONST-21] */
export const USER_LIST_LIMIT = 50;
/** Rows loaded per step inside a scrolling area. [GV-5, CONST-22] */
export const SCROLL_USER_LIMIT = 20;
/** Rows before "show more". [GV-5] */
export const COLLAPSED_ROWS = 3;
/** Rows before "show more" on mobile; this list has its own breakpoint. [GV-5, GV-6] */
export const COLLAPSED_ROWS_MOBILE = 2;

/** Returns the number of visible rows after `timesMore` clicks on "show more". [GV-5] */
export function shownRows(isMobile: boolean, timesMore: number): number {
  if (timesMore > 0) return timesMore * USER_LIST_LIMIT;
  return isMobile ? COLLAPSED_ROWS_MOBILE : COLLAPSED_ROWS;
}
