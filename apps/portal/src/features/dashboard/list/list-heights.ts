import type { CardSize } from '../model/grid-metrics.ts';
import type { ListRow } from './list-rows.ts';

/** How high each kind of row is, in px. */
export type ListHeights = Readonly<Record<ListRow['kind'], number>>;

const BANDS = { band: 40, empty: 182, message: 40 } as const;

const SIZES = {
  small: { ...BANDS, device: 30 },
  medium: { ...BANDS, device: 36 },
  large: { ...BANDS, device: 44 },
} as const satisfies Record<CardSize, ListHeights>;

const PHONE: ListHeights = { band: 64, empty: 208, message: 40, device: 64 };

/** How high each kind of row is, in px, at a size; on a phone a row has two lines and one size. [DASH-2] */
export function listHeights(size: CardSize, isPhone: boolean): ListHeights {
  return isPhone ? PHONE : SIZES[size];
}
