import type { ZoomLevel } from './view-type.ts';

/** `contract`: place, plan and users; `reason`: the problem; `host`: version and host. */
export type DetailLine = 'contract' | 'reason' | 'host';

const LINES = {
  small: { quiet: [], explained: ['reason'] },
  medium: { quiet: ['contract'], explained: ['reason'] },
  large: { quiet: ['contract', 'host'], explained: ['contract', 'reason'] },
} as const satisfies Record<ZoomLevel, Record<'quiet' | 'explained', readonly DetailLine[]>>;

/**
 * Returns the lines from top to bottom. A problem replaces a line at every size, so that nothing moves when a device
 * fails. [DASH-2, PLUS-11]
 */
export function listDetailLines(size: ZoomLevel, hasReason: boolean): readonly DetailLine[] {
  return LINES[size][hasReason ? 'explained' : 'quiet'];
}
