import type { GridColumns, GridRow } from './grid-rows.ts';

/** The sizes of the grid in px. They are those of the style sheets: a row is placed before it is drawn. */
export interface GridMetrics {
  readonly card: number;
  /** What a card of this name is higher than `card`; the same height for all without it. */
  readonly moreFor?: (name: string) => number;
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
  empty: 232,
} as const;

const SIZES = {
  // As narrow as the widest controls of a card allow: Open, Restart and the menu.
  small: { ...WIDE, card: 108, cardMin: 222 },
  medium: { ...WIDE, card: 126, cardMin: 264 },
  large: { ...WIDE, card: 148, cardMin: 344 },
} as const satisfies Record<CardSize, GridMetrics>;

const PHONE: GridMetrics = {
  card: 158,
  cardMin: Infinity,
  gap: 8,
  header: 64,
  groupHead: 44,
  frameSide: 10,
  frameEnd: 10,
  frameLead: 0,
  frameGap: 8,
  empty: 268,
};

/** The sizes for a card size; on a phone there is one column and one size. */
export function metricsFor(size: CardSize, isPhone: boolean): GridMetrics {
  return isPhone ? PHONE : SIZES[size];
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

/** The height of the highest of these cards. */
function cardHeight(devices: readonly { deviceName: string }[], { card, moreFor }: GridMetrics): number {
  if (moreFor === undefined) return card;
  return card + Math.max(...devices.map(({ deviceName }) => moreFor(deviceName)));
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
        cardHeight(row.devices, metrics) +
        (row.isLast ? metrics.frameEnd : 0)
      );
    case 'solo-cards':
      return (
        (row.isFirst ? 0 : metrics.gap) +
        cardHeight(
          row.devices.map(({ device }) => device),
          metrics,
        )
      );
    case 'empty':
      return metrics.empty;
    case 'message':
    case 'note':
      return MESSAGE;
  }
}
