import type { ZoomLevel } from './view-type.ts';

/** `contract`: place, plan and users; `reason`: the problem; `host`: version and host. */
export type DetailLine = 'contract' | 'reason' | 'host';

const LINES = {
  small: { quiet: [], explained: ['reason'] },
  medium: { quiet: ['contract'], explained: ['reason'] },
  large: { quiet: ['contract', 'host'], explained: ['contract', 'reason'] },
} as const satisfies Record<ZoomLevel, Record<'quiet' | 'explained', readonly DetailLine[]>>;

/** Lists the detail lines of a row; a problem replaces a line, so that nothing moves when a device fails. [DASH-2, PLUS-11] */
export function listDetailLines(size: ZoomLevel, hasReason: boolean): readonly DetailLine[] {
  return LINES[size][hasReason ? 'explained' : 'quiet'];
}

/** Average letters that fit beside the main action on the narrowest phone. */
const ONE_LINE = 18;
/** Wide letters from here: Hangul, CJK, emoji. */
const FIRST_WIDE = 0x11_00;

/**
 * Counts the lines to reserve for a name on a phone, where rows have a fixed height. Capitals count for more than one letter, wide
 * letters for two. [DASH-22]
 */
export function countNameLines(name: string): 1 | 2 {
  let width = 0;
  for (const letter of name) {
    if ((letter.codePointAt(0) ?? 0) >= FIRST_WIDE) width += 2;
    else width += /\p{Lu}/u.test(letter) ? 1.25 : 1;
  }
  return width > ONE_LINE ? 2 : 1;
}
