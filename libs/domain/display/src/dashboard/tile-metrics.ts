import { countNameLines } from '../layout/device-lines.ts';
import type { ZoomLevel } from '../layout/view-type.ts';
import { PHONE_TEXTS, type GridMetrics, type LayoutNeeds } from './grid-metrics.ts';

const TILES = {
  gap: 8,
  header: 44,
  groupHead: 30,
  frameSide: 8,
  frameEnd: 8,
  frameLead: 4,
  frameGap: 8,
  packedName: 22,
  empty: 232,
  message: 40,
  note: 40,
} as const;

const SIZES = {
  small: { ...TILES, card: 40, cardMin: 164 },
  medium: { ...TILES, card: 52, cardMin: 212 },
  large: { ...TILES, card: 72, cardMin: 264 },
} as const satisfies Record<ZoomLevel, GridMetrics>;

/** Height of a second name line on phones. */
const NAME_LINE = 20;

const PHONE: GridMetrics = {
  ...TILES,
  header: 64,
  groupHead: 44,
  frameSide: 10,
  frameEnd: 10,
  frameLead: 0,
  packedName: 26,
  card: 92,
  moreFor: (name) => (countNameLines(name) - 1) * NAME_LINE,
  cardMin: Infinity,
  empty: 268,
  ...PHONE_TEXTS,
};

/** Height of the smallest tile, and of a header with its menu, for a finger. */
const TOUCH = 48;

/** What a user's wider text spacing adds, for names that wrap. */
const SPACED = 48;

/** Returns the sizes of tiles; phones have one column and one size, which fits a finger too. [DASH-2, DASH-22, GD-2] */
export function tileMetricsFor(size: ZoomLevel, { isPhone, isTouch, isSpaced }: LayoutNeeds): GridMetrics {
  const base = isPhone ? PHONE : SIZES[size];
  const metrics = isTouch && !isPhone ? { ...base, header: TOUCH, card: Math.max(base.card, TOUCH) } : base;
  return isSpaced ? { ...metrics, card: metrics.card + SPACED } : metrics;
}

/** Returns the height of a tile on a phone, in px. */
export function phoneTileHeight(name: string, isSpaced: boolean): number {
  return PHONE.card + (PHONE.moreFor?.(name) ?? 0) + (isSpaced ? SPACED : 0);
}
