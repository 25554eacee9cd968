import type { GridColumns, GridRow } from './grid-rows.ts';

/** The sizes of the grid in px. They are those of the style sheets: a row is placed before it is drawn. */
export interface GridMetrics {
  readonly card: number;
  readonly cardMin: number;
  readonly gap: number;
  readonly header: number;
  readonly groupHead: number;
  /** Inside a link group's frame: to its sides, below its last row, above its first row, and between its rows. */
  readonly frameSide: number;
  readonly frameEnd: number;
  readonly frameLead: number;
  readonly frameGap: number;
  readonly empty: number;
}

/** How large cards are drawn. */
export type CardSize = 'small' | 'medium' | 'large';

const WIDE = {
  gap: 12,
  header: 44,
  groupHead: 28,
  frameSide: 12,
  frameEnd: 12,
  frameLead: 24,
  frameGap: 28,
  empty: 182,
} as const;

const SIZES = {
  // As narrow as the widest controls of a card allow: Open, Restart and the menu.
  small: { ...WIDE, card: 104, cardMin: 222 },
  medium: { ...WIDE, card: 126, cardMin: 264 },
  large: { ...WIDE, card: 148, cardMin: 344 },
} as const satisfies Record<CardSize, GridMetrics>;

const PHONE: GridMetrics = {
  card: 150,
  cardMin: Infinity,
  gap: 8,
  header: 64,
  groupHead: 44,
  frameSide: 10,
  frameEnd: 10,
  frameLead: 0,
  frameGap: 8,
  empty: 208,
};

/** The sizes for a card size; on a phone there is one column and one size. */
export function metricsFor(size: CardSize, isPhone: boolean): GridMetrics {
  return isPhone ? PHONE : SIZES[size];
}

const TILES = {
  gap: 8,
  header: 44,
  groupHead: 30,
  frameSide: 8,
  frameEnd: 8,
  frameLead: 4,
  frameGap: 8,
  empty: 182,
} as const;

const TILE_SIZES = {
  small: { ...TILES, card: 40, cardMin: 164 },
  medium: { ...TILES, card: 52, cardMin: 212 },
  large: { ...TILES, card: 72, cardMin: 264 },
} as const satisfies Record<CardSize, GridMetrics>;

const TILES_ON_PHONE: GridMetrics = {
  ...TILES,
  header: 64,
  groupHead: 44,
  frameLead: 0,
  card: 60,
  cardMin: 124,
  empty: 208,
};

/** The sizes of tiles; on a phone two stand side by side at every size. [DASH-2, GD-2] */
export function tileMetricsFor(size: CardSize, isPhone: boolean): GridMetrics {
  return isPhone ? TILES_ON_PHONE : TILE_SIZES[size];
}

/** How many cards of at least the minimum width fit side by side into `width` px; at least one. */
export function computeColumns(width: number, metrics: GridMetrics): GridColumns {
  const fit = (room: number) =>
    Math.max(1, Math.floor((room + metrics.gap) / (metrics.cardMin + metrics.gap)));
  return { solo: fit(width), group: fit(width - 2 * metrics.frameSide) };
}

const SPACE_ABOVE_FIRST_HEADER = 8;
const SPACE_ABOVE_HEADER = 16;
const HEADER_LINE = 1;
/** What is said at a workspace, and the space below it. */
const MESSAGE = 40;

function headerSpace(above: 'nothing' | 'closed' | 'content'): number {
  if (above === 'nothing') return SPACE_ABOVE_FIRST_HEADER;
  return above === 'content' ? SPACE_ABOVE_HEADER + HEADER_LINE : HEADER_LINE;
}

/** The height of a row in px, the space above it included. */
export function rowHeight(row: GridRow, metrics: GridMetrics): number {
  switch (row.kind) {
    case 'header':
      return headerSpace(row.above) + metrics.header;
    case 'group-head':
      return (row.isFirst ? 0 : metrics.gap) + metrics.groupHead;
    case 'group-cards':
      return (
        (row.isFirst ? metrics.frameLead : metrics.frameGap) +
        metrics.card +
        (row.isLast ? metrics.frameEnd : 0)
      );
    case 'solo-cards':
      return (row.isFirst ? 0 : metrics.gap) + metrics.card;
    case 'empty':
      return metrics.empty;
    case 'message':
      return MESSAGE;
  }
}
