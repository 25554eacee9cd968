import type { ZoomLevel } from '../layout/view-type.ts';
import type { GridColumns } from './grid-rows.ts';
import type { Above, GridRow } from './row-kinds.ts';

/** Grid sizes in px, equal to the style sheets: rows are positioned before they render. */
export interface GridMetrics {
  readonly card: number;
  /** Extra card height for a name; without it all cards are equal. */
  readonly moreFor?: (name: string) => number;
  readonly cardMin: number;
  readonly gap: number;
  readonly header: number;
  readonly groupHead: number;
  /** Inside a link group's frame: sides, below the last row, above the first, between rows. */
  readonly frameSide: number;
  readonly frameEnd: number;
  readonly frameLead: number;
  readonly frameGap: number;
  /** The name of its workspace above a packed card. */
  readonly packedName: number;
  readonly empty: number;
  /** With the space below. */
  readonly message: number;
  readonly note: number;
}

const WIDE = {
  gap: 12,
  header: 44,
  groupHead: 28,
  frameSide: 12,
  frameEnd: 12,
  frameLead: 24,
  frameGap: 28,
  packedName: 22,
  empty: 232,
  message: 40,
  note: 40,
} as const;

const SIZES = {
  // The widest controls set it: Open, Restart and the menu.
  small: { ...WIDE, card: 108, cardMin: 222 },
  medium: { ...WIDE, card: 126, cardMin: 264 },
  large: { ...WIDE, card: 148, cardMin: 344 },
} as const satisfies Record<ZoomLevel, GridMetrics>;

/** Their names wrap there. */
export const PHONE_TEXTS = { message: 52, note: 60 } as const;

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
  packedName: 26,
  empty: 268,
  ...PHONE_TEXTS,
};

/** What controls for a finger add to a card, and the header that holds one. */
const TOUCH = { card: 16, cardMin: 44, header: 48 } as const;

/** What a user's wider text spacing adds: each line of a card may wrap, and its controls are wider. */
const SPACED = { card: 64, cardMin: 40 } as const;

/** What the reader's pointer, window and text settings ask of a layout. */
export interface LayoutNeeds {
  readonly isPhone: boolean;
  readonly isTouch: boolean;
  /** The user has set wider text spacing. */
  readonly isSpaced: boolean;
}

/** Returns the sizes of cards; phones have one column and one size, which fits a finger too. */
export function metricsFor(size: ZoomLevel, { isPhone, isTouch, isSpaced }: LayoutNeeds): GridMetrics {
  const base = isPhone ? PHONE : SIZES[size];
  const touch = isTouch && !isPhone ? TOUCH : { card: 0, cardMin: 0, header: base.header };
  const spaced = isSpaced ? SPACED : { card: 0, cardMin: 0 };
  return {
    ...base,
    card: base.card + touch.card + spaced.card,
    cardMin: base.cardMin + touch.cardMin + spaced.cardMin,
    header: touch.header,
  };
}

/** Computes how many cards of the minimum width fit into `width` px; at least one. */
export function computeColumns(width: number, metrics: GridMetrics): GridColumns {
  const fit = (room: number) =>
    Math.max(1, Math.floor((room + metrics.gap) / (metrics.cardMin + metrics.gap)));
  return { solo: fit(width), group: fit(width - 2 * metrics.frameSide) };
}

const SPACE_ABOVE_FIRST_HEADER = 8;
const SPACE_ABOVE_HEADER = 16;
const HEADER_LINE = 1;
function headerSpace(above: Above): number {
  if (above === 'nothing') return SPACE_ABOVE_FIRST_HEADER;
  return above === 'content' ? SPACE_ABOVE_HEADER + HEADER_LINE : HEADER_LINE;
}

interface NamedDevice {
  readonly deviceName: string;
}

function cardHeight(devices: readonly NamedDevice[], { card, moreFor }: GridMetrics): number {
  if (moreFor === undefined) return card;
  return card + Math.max(...devices.map(({ deviceName }) => moreFor(deviceName)));
}

/** Returns the height of a header in px, without the space above; null for any other row. */
export function headerHeight(row: GridRow<NamedDevice, unknown>, { header }: GridMetrics): number | null {
  if (row.kind !== 'header' && row.kind !== 'packed-head') return null;
  return row.above === 'nothing' ? header : header + HEADER_LINE;
}

/** Returns the height of a row in px, with the space above. */
export function rowHeight(row: GridRow<NamedDevice, unknown>, metrics: GridMetrics): number {
  switch (row.kind) {
    case 'header':
    case 'packed-head':
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
    case 'packed-cards':
      return (
        (row.isFirst ? 0 : metrics.gap) +
        metrics.packedName +
        cardHeight(
          row.devices.map(({ device }) => device),
          metrics,
        )
      );
    case 'empty':
      return metrics.empty;
    case 'message':
    case 'note':
      return metrics[row.kind];
  }
}
