import { startTransition, useEffect, useState } from 'react';
import { createStore } from '../../../store.ts';

/** Nobody reads or presses what passes by so fast: forty rows a second. */
const FAST_PX_PER_MS = 1.5;
/** Whoever has not scrolled fast for so long is looking. */
const LOOKING_AFTER_MS = 120;
/** Scrolling tells of itself at every frame: what comes after a longer pause began no earlier than this. */
const FRAMES_APART_MS = 50;

/** Whether the page is being scrolled too fast for more than names. */
const hurry = createStore(false);

let timer: ReturnType<typeof setTimeout> | undefined;
let last = { atMs: 0, px: 0 };

/** Notes how far the page is scrolled now; to be told of every scroll event. */
export function noteScroll(px: number): void {
  const atMs = performance.now();
  const elapsedMs = Math.min(Math.max(1, atMs - last.atMs), FRAMES_APART_MS);
  const speed = Math.abs(px - last.px) / elapsedMs;
  last = { atMs, px };
  if (speed < FAST_PX_PER_MS) return;
  hurry.set(true);
  clearTimeout(timer);
  timer = setTimeout(() => hurry.set(false), LOOKING_AFTER_MS);
}

/**
 * Whether a row is to be whole: one that is made while the page rushes by shows at first only what can be read then, and gets all
 * else when the page comes to rest. What is whole stays whole.
 */
export function useIsWhole(): boolean {
  const [isWhole, setWhole] = useState(() => !hurry.get());
  useEffect(() => {
    if (isWhole) return undefined;
    const look = () => {
      if (!hurry.get()) startTransition(() => setWhole(true));
    };
    look();
    return hurry.subscribe(look);
  }, [isWhole]);
  return isWhole;
}
