/** A part of the page from top to bottom, in px from the top of the document. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Rows are made this far ahead of the way one scrolls, some at a time: what a frame costs beside its rows (layers, tiles,
 * the tree above them) is then paid once for all of these, and the frames between have nothing to do.
 */
const AHEAD_PX = 288;

function isWithin(inner: Span, outer: Span): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}

/** Whether all that is in sight is made. */
export const isCovered = isWithin;

/**
 * What is made while `seen` is in sight: as much as was, as long as there is `margin` on either side, so that the tab key
 * finds the next control; else as much as that, and more on the side one scrolls to.
 */
export function nextMade(made: Span, seen: Span, margin: number): Span {
  const needed = { from: seen.from - margin, to: seen.to + margin };
  if (isWithin(needed, made)) return made;
  const isOnTheWay = made.from < needed.to && needed.from < made.to;
  if (!isOnTheWay) return needed;
  return needed.to > made.to
    ? { from: needed.from, to: needed.to + AHEAD_PX }
    : { from: needed.from - AHEAD_PX, to: needed.to };
}
