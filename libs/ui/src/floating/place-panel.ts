import type { Box } from '../tooltip/place-tip.ts';

const GAP = 6;
const EDGE = 8;

/** Where a panel goes, in px of the viewport, and how high it may be. */
export interface PanelPlace {
  readonly left: number;
  readonly top: number;
  readonly maxHeight: number;
}

/**
 * Puts a panel below its anchor, above it where there is more room, its `start` or `end` edge on the anchor's, and never
 * outside of the viewport; what is higher than the room there scrolls.
 */
export function placePanel(
  anchor: Box,
  panel: { readonly width: number; readonly height: number },
  viewport: { readonly width: number; readonly height: number },
  align: 'start' | 'end',
): PanelPlace {
  const below = viewport.height - EDGE - (anchor.top + anchor.height + GAP);
  const above = anchor.top - GAP - EDGE;
  const isBelow = panel.height <= below || below >= above;
  const maxHeight = Math.max(0, isBelow ? below : above);
  const height = Math.min(panel.height, maxHeight);
  const wanted = align === 'start' ? anchor.left : anchor.left + anchor.width - panel.width;
  const rightmost = Math.max(EDGE, viewport.width - EDGE - panel.width);
  return {
    left: Math.min(Math.max(EDGE, wanted), rightmost),
    top: isBelow ? anchor.top + anchor.height + GAP : anchor.top - GAP - height,
    maxHeight,
  };
}
