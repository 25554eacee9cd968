import { startTransition, useEffect, useState } from 'react';
import { createStore } from '../../../store.ts';

/** Forty rows a second: too fast to read or press. */
const FAST_PX_PER_MS = 1.5;
/** How long after the last fast scroll event the page counts as resting. */
const REST_AFTER_MS = 120;
/** Scroll events fire once per frame; clamp the gap so the first event after a pause does not read as slow. */
const MAX_EVENT_GAP_MS = 50;
/** A search or a sort that shows no other rows ends by itself after this time. */
const CHANGE_ENDS_MS = 1_000;

const isHurried = createStore(false);

let timer: ReturnType<typeof setTimeout> | undefined;
let last = { atMs: 0, px: 0 };
let areRowsExpected = false;

function hurry(forMs: number): void {
  isHurried.set(true);
  clearTimeout(timer);
  timer = setTimeout(() => {
    areRowsExpected = false;
    isHurried.set(false);
  }, forMs);
}

/** Records the scroll offset of the page; called for every scroll event. */
export function recordScroll(px: number): void {
  const atMs = performance.now();
  const elapsedMs = Math.min(Math.max(1, atMs - last.atMs), MAX_EVENT_GAP_MS);
  const speed = Math.abs(px - last.px) / elapsedMs;
  last = { atMs, px };
  if (speed >= FAST_PX_PER_MS) hurry(REST_AFTER_MS);
}

/** Announces other rows: the list is about to be searched or sorted. */
export function expectNewRows(): void {
  hurry(CHANGE_ENDS_MS);
  areRowsExpected = true;
}

/** Whether the next rows of the list answer a search or a sort. */
export function areNewRowsExpected(): boolean {
  return areRowsExpected;
}

/** Ends what `expectNewRows` began once the new rows are painted, and then calls back; called whenever the rows have changed. */
export function endAfterPaint(onPainted: () => void): void {
  if (!areRowsExpected) return;
  areRowsExpected = false;
  requestAnimationFrame(() =>
    setTimeout(() => {
      isHurried.set(false);
      onPainted();
    }),
  );
}

/**
 * Returns whether a row renders all of its content. A row that mounts during a fast scroll, a search or a sort starts with
 * its name and state and renders the rest right after; a complete row stays complete.
 */
export function useIsComplete(): boolean {
  const [isComplete, setComplete] = useState(() => !isHurried.get());
  useEffect(() => {
    if (isComplete) return undefined;
    const check = () => {
      if (!isHurried.get()) startTransition(() => setComplete(true));
    };
    check();
    return isHurried.subscribe(check);
  }, [isComplete]);
  return isComplete;
}
