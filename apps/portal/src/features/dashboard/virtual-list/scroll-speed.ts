import { startTransition, useEffect, useState } from 'react';
import { createStore } from '../../../store.ts';

/** Forty rows a second: too fast to read or press. */
const FAST_PX_PER_MS = 1.5;
/** How long after the last fast scroll event the page counts as resting. */
const REST_AFTER_MS = 120;
/** Scroll events fire once per frame; clamp the gap so the first event after a pause does not read as slow. */
const MAX_EVENT_GAP_MS = 50;

const isScrollingFast = createStore(false);

let timer: ReturnType<typeof setTimeout> | undefined;
let last = { atMs: 0, px: 0 };

/** Records the scroll offset of the page; called for every scroll event. */
export function recordScroll(px: number): void {
  const atMs = performance.now();
  const elapsedMs = Math.min(Math.max(1, atMs - last.atMs), MAX_EVENT_GAP_MS);
  const speed = Math.abs(px - last.px) / elapsedMs;
  last = { atMs, px };
  if (speed < FAST_PX_PER_MS) return;
  isScrollingFast.set(true);
  clearTimeout(timer);
  timer = setTimeout(() => isScrollingFast.set(false), REST_AFTER_MS);
}

/**
 * Returns whether a row renders all of its content. A row that mounts during a fast scroll starts with its name and state
 * and renders the rest once the page rests; a complete row stays complete.
 */
export function useIsComplete(): boolean {
  const [isComplete, setComplete] = useState(() => !isScrollingFast.get());
  useEffect(() => {
    if (isComplete) return undefined;
    const check = () => {
      if (!isScrollingFast.get()) startTransition(() => setComplete(true));
    };
    check();
    return isScrollingFast.subscribe(check);
  }, [isComplete]);
  return isComplete;
}
