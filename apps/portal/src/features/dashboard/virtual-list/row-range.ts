import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { areNewRowsExpected } from './row-detail.ts';

/**
 * The virtual list follows the scroll offset in steps of this many px: rows mount in blocks, so that render, layout and paint
 * happen once per block and not for every row.
 */
export const BLOCK_PX = 288;
/** Rows of the first render: a workspace's header and its first devices. */
const FIRST_ROWS = 2;

/** Whether the first rows are on screen: the other visible ones follow in a transition, so that the page answers in between. */
function useHasFirstRows(): boolean {
  const [hasFirstRows, setHasFirstRows] = useState(false);
  useEffect(() => startTransition(() => setHasFirstRows(true)), []);
  return hasFirstRows;
}

/** The first rows alone, for the first render. */
function extractFirstRows(range: Range): number[] {
  const endIndex = Math.min(range.endIndex, range.startIndex + FIRST_ROWS - 1);
  return defaultRangeExtractor({ ...range, endIndex, overscan: 0 });
}

/** The rows inside the window, without the block below it; `heights` in px has one for each row of the range. */
function extractVisible(range: Range, heights: readonly number[]): number[] {
  let beyondPx = BLOCK_PX - (window.scrollY % BLOCK_PX);
  let { endIndex } = range;
  for (const height of heights.toReversed()) {
    if (endIndex <= range.startIndex || height >= beyondPx) break;
    beyondPx -= height;
    endIndex -= 1;
  }
  return defaultRangeExtractor({ ...range, endIndex, overscan: 0 });
}

/** The rows to render, and the focused row, so that the keyboard never loses its place. */
function includeFocused(indexes: number[], focused: number): number[] {
  if (focused === -1 || indexes.includes(focused)) return indexes;
  return focused < (indexes[0] ?? 0) ? [focused, ...indexes] : [...indexes, focused];
}

/** How the rows to render are chosen. */
interface RowRange {
  readonly rangeExtractor: (range: Range) => number[];
  /** Renders what is beyond the window too; called once new rows are painted. */
  readonly renderBeyond: () => void;
}

/**
 * The rows to render: at first the first ones, after a search or a sort those inside the window, which then paint a third
 * earlier, and otherwise all of the range, beyond the window too; always the focused row.
 */
export function useRowRange<Row>(
  rows: readonly Row[],
  heightOf: (row: Row) => number,
  focused: number,
): RowRange {
  const hasFirstRows = useHasFirstRows();
  const [visibleOnly, setVisibleOnly] = useState<readonly Row[] | null>(null);
  const [lastRows, setLastRows] = useState(rows);
  if (rows !== lastRows) {
    setLastRows(rows);
    setVisibleOnly(areNewRowsExpected() ? rows : null);
  }
  const isVisibleOnly = visibleOnly === rows;
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = !hasFirstRows
        ? extractFirstRows(range)
        : isVisibleOnly
          ? extractVisible(range, rows.slice(range.startIndex, range.endIndex + 1).map(heightOf))
          : defaultRangeExtractor(range);
      return includeFocused(indexes, focused);
    },
    [rows, heightOf, hasFirstRows, isVisibleOnly, focused],
  );
  const renderBeyond = useCallback(() => startTransition(() => setVisibleOnly(null)), []);
  return { rangeExtractor, renderBeyond };
}
