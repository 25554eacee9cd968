import type { CardSize, GridMetrics } from '../model/grid-metrics.ts';

const WIDE = {
  gap: 8,
  band: 44,
  groupHead: 30,
  frameSide: 8,
  frameEnd: 8,
  frameLead: 4,
  frameGap: 8,
  empty: 182,
} as const;

const SIZES = {
  small: { ...WIDE, card: 40, cardMin: 164 },
  medium: { ...WIDE, card: 52, cardMin: 212 },
  large: { ...WIDE, card: 72, cardMin: 264 },
} as const satisfies Record<CardSize, GridMetrics>;

const PHONE: GridMetrics = {
  ...WIDE,
  band: 64,
  groupHead: 44,
  frameLead: 0,
  card: 60,
  cardMin: 124,
  empty: 208,
};

/** The sizes of tiles; on a phone two stand side by side, whatever the size chosen. [DASH-2, GD-2] */
export function tileMetricsFor(size: CardSize, isPhone: boolean): GridMetrics {
  return isPhone ? PHONE : SIZES[size];
}
