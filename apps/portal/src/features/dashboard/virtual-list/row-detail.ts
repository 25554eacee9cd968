import { startTransition, useEffect, useState } from 'react';
import { createStore } from '../../../store.ts';

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

/** Whether the next rows answer a search or sort. */
export function areNewRowsExpected(): boolean {
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
 * Whether a row renders fully. During a fast scroll, search or sort it starts with name and state; a complete row stays complete.
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
