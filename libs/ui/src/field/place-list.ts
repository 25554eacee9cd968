import type { Box } from '../tooltip/place-tip.ts';

const GAP = 4;
const EDGE = 8;
const HIGHEST = 288;
/** Below this there is no list to speak of. */
const LEAST = 132;

/** Where a list of choices goes, in px of the viewport; `bottom` counts from its lower edge. */
export type ListPlace = {
  readonly left: number;
  readonly width: number;
  readonly maxHeight: number;
} & ({ readonly top: number } | { readonly bottom: number });

/** Puts a list under its field, or above it where there is more room; never higher than what is free there. */
export function placeList(field: Box, viewportHeight: number): ListPlace {
  const below = viewportHeight - field.top - field.height - GAP - EDGE;
  const above = field.top - GAP - EDGE;
  const { left, width } = field;
  if (below >= LEAST || below >= above) {
    return { left, width, maxHeight: Math.min(HIGHEST, below), top: field.top + field.height + GAP };
  }
  return { left, width, maxHeight: Math.min(HIGHEST, above), bottom: viewportHeight - field.top + GAP };
}
