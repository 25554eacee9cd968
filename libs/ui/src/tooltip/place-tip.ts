/** A rectangle in px of the viewport. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a tooltip goes: its corner, the side of its anchor it stands on, and where its arrow points, from its left edge. */
export interface TipPlace {
  readonly left: number;
  readonly top: number;
  readonly side: 'above' | 'below';
  readonly arrow: number;
}

const GAP = 8;
const EDGE = 8;
const ARROW_INSET = 12;

/** Puts a tip centred above its anchor, below it where there is no room above, and never outside the viewport. */
export function placeTip(
  anchor: Box,
  tip: { readonly width: number; readonly height: number },
  viewport: { readonly width: number; readonly top: number },
): TipPlace {
  const middle = anchor.left + anchor.width / 2;
  const rightmost = Math.max(EDGE, viewport.width - EDGE - tip.width);
  const left = Math.min(Math.max(EDGE, middle - tip.width / 2), rightmost);
  const above = anchor.top - GAP - tip.height;
  const side = above >= viewport.top ? 'above' : 'below';
  const arrow = Math.min(Math.max(ARROW_INSET, middle - left), tip.width - ARROW_INSET);
  return { left, top: side === 'above' ? above : anchor.top + anchor.height + GAP, side, arrow };
}
