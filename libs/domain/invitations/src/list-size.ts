/** So many rows are revealed at a time. [GV-5, CONST-21] */
export const USER_LIST_LIMIT = 50;
/** So many rows are loaded at a time inside a scrolling area. [GV-5, CONST-22] */
export const SCROLL_USER_LIMIT = 20;
/** So many rows the list shows before "show more". [GV-5] */
export const COLLAPSED_ROWS = 3;
/** So many on mobile, which for this list is its own breakpoint. [GV-5, GV-6] */
export const COLLAPSED_ROWS_MOBILE = 2;

/** How many rows the list shows after "show more" was asked for so many times. [GV-5] */
export function shownRows(isMobile: boolean, timesMore: number): number {
  if (timesMore > 0) return timesMore * USER_LIST_LIMIT;
  return isMobile ? COLLAPSED_ROWS_MOBILE : COLLAPSED_ROWS;
}
