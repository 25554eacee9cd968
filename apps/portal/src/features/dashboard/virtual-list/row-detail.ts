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

/** Records the scroll offset at every scroll event. */
export function recordScroll(px: number): void {
  const atMs = performance.now();
  const elapsedMs = Math.min(Math.max(1, atMs - last.atMs), MAX_EVENT_GAP_MS);
  const speed = Math.abs(px - last.px) / elapsedMs;
  last = { atMs, px };
  if (speed >= FAST_PX_PER_MS) hurry(REST_AFTER_MS);
}

/** Announces a search or sort. */
export function expectNewRows(): void {
  hurry(CHANGE_ENDS_MS);
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
      isHurried.set(false);
      onPainted();
    }),
  );
}

/**
 * Whether a row renders fully. During a fast scroll, search or sort it starts with name and state; a complete row stays complete.
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
