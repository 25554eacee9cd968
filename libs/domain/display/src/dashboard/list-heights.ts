import type { ZoomLevel } from '../layout/view-type.ts';
import { PHONE_TEXTS, type LayoutNeeds } from './grid-metrics.ts';
import type { ListRow } from './list-rows.ts';

/** In px. */
export type ListHeights = Readonly<Record<ListRow<unknown, unknown>['kind'] | 'packed', number>>;

const HEADERS = { header: 40, 'packed-head': 40, empty: 232, message: 40, note: 40 } as const;

/** Phones have a higher first line and one size. */
export type ListLayoutKind = 'one-line' | 'two-lines' | 'phone';

const DEVICE_HEIGHTS = {
  'one-line': { small: 30, medium: 36, large: 44 },
  'two-lines': { small: 48, medium: 54, large: 62 },
} as const satisfies Record<'one-line' | 'two-lines', Record<ZoomLevel, number>>;

const PHONE = { header: 64, 'packed-head': 64, empty: 268, ...PHONE_TEXTS, device: 80 } as const;

/** The line that names the workspace of a packed row; wider layouts name it beside the device. */
const PHONE_WORKSPACE = 20;

/** Least height of a row for a finger, and of a header with its menu. */
const TOUCH_ROW = 48;

/** What a user's wider text spacing adds, for two lines in a cell. */
const SPACED = 36;

/** Returns the row heights in px at a size; for a finger none is lower than a control and its line. [DASH-2] */
export function listHeights(
  size: ZoomLevel,
  kind: ListLayoutKind,
  { isTouch, isSpaced }: Omit<LayoutNeeds, 'isPhone'>,
): ListHeights {
  const more = isSpaced ? SPACED : 0;
  if (kind === 'phone') {
    const device = PHONE.device + more;
    return { ...PHONE, device, packed: device + PHONE_WORKSPACE };
  }
  const least = isTouch ? TOUCH_ROW : 0;
  const device = Math.max(DEVICE_HEIGHTS[kind][size] + more, least);
  return { ...HEADERS, header: Math.max(HEADERS.header, least), device, packed: device };
}

/** Returns the height of a row in px. */
export function listRowHeight(row: ListRow<unknown, unknown>, heights: ListHeights): number {
  return row.kind === 'device' && row.isPacked ? heights.packed : heights[row.kind];
}
