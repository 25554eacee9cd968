import { startTransition, useEffect, useMemo, useState } from 'react';
import { useIsSettled } from '../use-is-settled.ts';
import { lastAbove, type KeyedRow, type Strip } from './strip.ts';
import { useMadeSpan } from './use-made-span.ts';

/** So many rows beyond those in sight are always there, so that the tab key finds the next control. */
const MARGIN_ROWS = 2;

/** Rows of the very first drawing: a workspace's name and its first devices. */
const FIRST_ROWS = 2;

/** A row that exists now: its height, and where it begins, in px from the top of the strip. */
export interface PlacedRow<Row> {
  readonly row: Row;
  readonly height: number;
  readonly top: number;
}

/** Whether the first rows are on screen: the others in sight follow them in pieces, so that the page answers in between. */
function useIsBegun(): boolean {
  const [isBegun, setBegun] = useState(false);
  useEffect(() => startTransition(() => setBegun(true)), []);
  return isBegun;
}

/** Which rows exist: those of a range, and the one that has the focus, so that the keyboard never loses its place. */
function listIndexes(first: number, last: number, kept: number): number[] {
  const indexes = [];
  if (kept !== -1 && kept < first) indexes.push(kept);
  for (let index = first; index <= last; index += 1) indexes.push(index);
  if (kept > last) indexes.push(kept);
  return indexes;
}

function listPlaced<Row>(strip: Strip<Row>, indexes: readonly number[]): PlacedRow<Row>[] {
  return indexes.flatMap((index) => {
    const [row, top] = [strip.rowAt(index), strip.topOf(index)];
    return row === undefined ? [] : [{ row, top, height: strip.topOf(index + 1) - top }];
  });
}

/**
 * The rows in sight of a strip that begins `stripTop` px below the top of the document, most of them `rowHeight` px high; and
 * the height of all.
 */
export function useStripWindow<Row extends KeyedRow>(
  strip: Strip<Row>,
  { stripTop, rowHeight }: { stripTop: number; rowHeight: number },
) {
  const [focused, setFocused] = useState<string | null>(null);
  const isBegun = useIsBegun();
  // Nothing beyond at the first look: what is in sight comes first.
  const isSettled = useIsSettled(true);
  const span = useMadeSpan(isSettled ? MARGIN_ROWS * rowHeight : 0);
  const indexAt = (px: number) => lastAbove(strip.length, strip.topOf, px - stripTop);
  const first = indexAt(span.from);
  const last = Math.min(isBegun ? indexAt(span.to) : first + FIRST_ROWS - 1, strip.length - 1);
  const kept = useMemo(() => (focused === null ? -1 : strip.indexOf(focused)), [strip, focused]);
  // The same list as long as the same rows exist.
  const placed = useMemo(
    () => listPlaced(strip, listIndexes(first, last, isBegun ? kept : -1)),
    [strip, first, last, kept, isBegun],
  );
  return { placed, height: strip.topOf(strip.length), focused, setFocused };
}
