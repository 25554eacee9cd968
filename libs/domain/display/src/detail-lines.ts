import type { ZoomLevel } from './zoom.ts';

/** What a device shows between its state and its controls: place, plan and users; its problem; its version and host. */
export type DetailLine = 'contract' | 'reason' | 'host';

const LINES = {
  small: { quiet: [], explained: ['reason'] },
  medium: { quiet: ['contract'], explained: ['reason'] },
  large: { quiet: ['contract', 'host'], explained: ['contract', 'reason'] },
} as const satisfies Record<ZoomLevel, Record<'quiet' | 'explained', readonly DetailLine[]>>;

/**
 * The lines of a device at a size, from top to bottom. A problem is shown at every size and takes the place of a line, so that
 * nothing moves when a device fails. [DASH-2, PLUS-11]
 */
export function listDetailLines(size: ZoomLevel, hasReason: boolean): readonly DetailLine[] {
  return LINES[size][hasReason ? 'explained' : 'quiet'];
}
