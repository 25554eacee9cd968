import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { useIsSettled } from '../use-is-settled.ts';

/** Rows drawn above and below those in sight, so that the tab key finds the next control. */
const OVERSCAN_ROWS = 2;

/** Rows of the very first drawing: a workspace's name and its first devices. */
const FIRST_ROWS = 2;

/** A row that exists now: its height, and where it begins, in px from the top of the grid. */
export interface PlacedRow<Row> {
  readonly row: Row;
  readonly height: number;
  readonly top: number;
}

interface KeyedRow {
  readonly key: string;
}

/** Whether the first rows are on screen: the others in sight follow them in pieces, so that the page answers in between. */
function useIsBegun(): boolean {
  const [isBegun, setBegun] = useState(false);
  useEffect(() => startTransition(() => setBegun(true)), []);
  return isBegun;
}

/** The row that has the focus stays, wherever one scrolls, so that the keyboard never loses its place. */
function useRange(rows: readonly KeyedRow[]) {
  const [focused, setFocused] = useState<string | null>(null);
  const isBegun = useIsBegun();
  const kept = useMemo(
    () => (focused === null ? -1 : rows.findIndex((row) => row.key === focused)),
    [rows, focused],
  );
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (!isBegun) return indexes.slice(0, FIRST_ROWS);
      return kept < 0 || indexes.includes(kept) ? indexes : [...indexes, kept].sort((a, b) => a - b);
    },
    [kept, isBegun],
  );
  return { rangeExtractor, setFocused };
}

/**
 * The rows in sight of a grid that begins `gridTop` px below the top of the document, and the height of all of them.
 * `heightOf` is another function whenever heights may have changed.
 */
export function useGridVirtualizer<Row extends KeyedRow>(
  rows: readonly Row[],
  heightOf: (row: Row) => number,
  gridTop: number,
) {
  const { rangeExtractor, setFocused } = useRange(rows);
  const isSettled = useIsSettled(true);
  // A new function whenever heights may have changed makes the virtualizer add them up again.
  const getItemKey = useMemo(
    () => (index: number) => rows[index]?.key ?? index,
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
    [rows, heightOf],
  );
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: rows.length,
    estimateSize: (index) => {
      const row = rows[index];
      return row === undefined ? 0 : heightOf(row);
    },
    getItemKey,
    // Not at the first look: those in sight come first.
    overscan: isSettled ? OVERSCAN_ROWS : 0,
    rangeExtractor,
    scrollMargin: gridTop,
  });
  const placed: PlacedRow<Row>[] = [];
  for (const { index, start, size } of virtualizer.getVirtualItems()) {
    const row = rows[index];
    if (row !== undefined) placed.push({ row, height: size, top: start - gridTop });
  }
  return { placed, height: virtualizer.getTotalSize(), setFocused };
}
