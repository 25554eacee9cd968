import { startTransition, useEffect, useState, useCallback } from 'react';
import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { createStore } from '../../../store.ts';
import type { Sections } from './sections.ts';

/** Forty rows a second: unreadable. */
const FAST_PX_PER_MS = 1.5;
/** How long after the last fast event the page counts as resting. */
const REST_AFTER_MS = 120;
/** Scroll events fire once per frame; the clamp keeps the first event after a pause from reading as slow. */
const MAX_EVENT_GAP_MS = 50;
/** Timeout of a search or sort that changes no rows. */
const CHANGE_ENDS_MS = 1_000;

const isDetailDeferred = createStore(false);

let timer: ReturnType<typeof setTimeout> | undefined;
let last = { atMs: 0, px: 0 };
let areRowsExpected = false;

function deferDetail(forMs: number): void {
  isDetailDeferred.set(true);
  clearTimeout(timer);
  timer = setTimeout(() => {
    areRowsExpected = false;
    isDetailDeferred.set(false);
  }, forMs);
}

/** Records the scroll offset at every scroll event. */
export function recordScroll(px: number): void {
  const atMs = performance.now();
  const elapsedMs = Math.min(Math.max(1, atMs - last.atMs), MAX_EVENT_GAP_MS);
  const speed = Math.abs(px - last.px) / elapsedMs;
  last = { atMs, px };
  if (speed >= FAST_PX_PER_MS) deferDetail(REST_AFTER_MS);
}

/** Announces a search or sort. */
export function expectNewRows(): void {
  deferDetail(CHANGE_ENDS_MS);
  areRowsExpected = true;
}

/** Returns whether the next rows answer a search or sort. */
function areNewRowsExpected(): boolean {
  return areRowsExpected;
}

/** Ends `expectNewRows` after the new rows paint, then calls back. */
export function endAfterPaint(onPainted: () => void): void {
  if (!areRowsExpected) return;
  areRowsExpected = false;
  requestAnimationFrame(() =>
    setTimeout(() => {
      isDetailDeferred.set(false);
      onPainted();
    }),
  );
}

/**
 * Returns whether a row renders fully. During a fast scroll, search or sort it starts with name and state; a complete row stays complete.
 */
export function useIsComplete(): boolean {
  const [isComplete, setComplete] = useState(() => !isDetailDeferred.get());
  useEffect(() => {
    if (isComplete) return undefined;
    const check = () => {
      if (!isDetailDeferred.get()) startTransition(() => setComplete(true));
    };
    check();
    return isDetailDeferred.subscribe(check);
  }, [isComplete]);
  return isComplete;
}

/** Scroll step in px: rows mount in blocks, for one render, layout and paint per block. */
export const BLOCK_PX = 288;
const FIRST_ROWS = 2;

/** Returns whether the first rows are rendered: other visible rows follow in a transition, so the page stays responsive. */
function useHasFirstRows(): boolean {
  const [hasFirstRows, setHasFirstRows] = useState(false);
  useEffect(() => startTransition(() => setHasFirstRows(true)), []);
  return hasFirstRows;
}

function extractFirstRows(range: Range): number[] {
  const endIndex = Math.min(range.endIndex, range.startIndex + FIRST_ROWS - 1);
  return defaultRangeExtractor({ ...range, endIndex, overscan: 0 });
}

/** Returns the rows inside the window; `heights` in px, one per row of the range. */
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

/** Adds rows that are not in the range. */
function include(indexes: number[], wanted: readonly number[]): number[] {
  if (wanted.every((index) => indexes.includes(index))) return indexes;
  return [...new Set([...indexes, ...wanted])].toSorted((a, b) => a - b);
}

/** Returns the focused row and its neighbours: Tab may go on before a jump of the arrow keys has scrolled. [PLUS-26] */
function listFocused(focused: number, count: number): number[] {
  if (focused === -1) return [];
  return [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count);
}

interface RowRangeOptions<Row> {
  readonly rows: readonly Row[];
  readonly heightOf: (row: Row) => number;
  /** Index of the focused row; -1 for none. */
  readonly focused: number;
  readonly sections: Sections;
}

interface RowRange {
  readonly rangeExtractor: (range: Range) => number[];
  /** Renders beyond the window; called after new rows paint. */
  readonly renderBeyond: () => void;
}

/**
 * Selects the rows to render: the first ones at first, those in the window after a search or sort (paints a third earlier),
 * otherwise the whole range; always the focused row and its neighbours, and the header above the first row in sight.
 */
export function useRowRange<Row>({ rows, heightOf, focused, sections }: RowRangeOptions<Row>): RowRange {
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
      const header = sections.headerOf(range.startIndex);
      return include(indexes, [
        ...(header === undefined ? [] : [header]),
        ...listFocused(focused, rows.length),
      ]);
    },
    [rows, heightOf, hasFirstRows, isVisibleOnly, focused, sections],
  );
  const renderBeyond = useCallback(() => startTransition(() => setVisibleOnly(null)), []);
  return { rangeExtractor, renderBeyond };
}
