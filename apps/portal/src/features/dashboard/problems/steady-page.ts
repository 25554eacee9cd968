import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps what stands below a frame in its place on the screen when its content, the only child, grows or shrinks by itself: scrolls by the
 * difference in the same frame, and where the page is scrolled too little for that, leaves the room empty until it is out of sight.
 * Another `given` is what the user asked for by a press: then the page follows the content. [PLUS-34]
 */
export function useSteadyPage(frame: RefObject<HTMLElement | null>, given: unknown): void {
  const lastGiven = useRef(given);
  const room = useRef<number | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const isAskedFor = lastGiven.current !== given;
    lastGiven.current = given;
    room.current = fit(element, isAskedFor ? null : room.current);
  });
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      // A turned phone or a wider window lays the rows out again.
      if (heightOf(element) > (room.current ?? 0)) room.current = fit(element, null);
    });
    observer.observe(element);
    const onScroll = () => {
      const spare = (room.current ?? 0) - heightOf(element);
      if (spare > 0 && element.getBoundingClientRect().bottom <= 0) room.current = fit(element, room.current);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', onScroll);
    };
  }, [frame]);
}

const heightOf = (frame: HTMLElement): number => frame.firstElementChild?.scrollHeight ?? 0;

/** Gives the frame its room for the content and scrolls by the change; returns the room. From `null` the page is left where it is. */
function fit(frame: HTMLElement, before: number | null): number {
  const content = heightOf(frame);
  const from = window.scrollY;
  const change = before === null ? 0 : Math.max(content - before, -from);
  const room = before === null ? content : before + change;
  frame.toggleAttribute('data-room', room > 0);
  frame.style.height = `${room}px`;
  // Not by the change: the browser has scrolled already where the page became too short.
  if (change !== 0) window.scrollTo({ top: from + change, behavior: 'instant' });
  return room;
}
