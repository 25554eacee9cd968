import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { noteScroll } from './hurry.ts';
import { isCovered, nextMade, type Span } from './span.ts';

const lookAtWindow = (): Span => ({ from: window.scrollY, to: window.scrollY + window.innerHeight });

/**
 * The part of the page whose rows are made, kept up to date while one scrolls: in sight, and beyond by `margin` px on either
 * side. It changes some rows at a time, and mostly before they come into sight, so that it waits for nobody.
 */
export function useMadeSpan(margin: number): Span {
  const [span, setSpan] = useState(lookAtWindow);
  const made = useRef(span);
  useEffect(() => {
    const look = () => {
      const seen = lookAtWindow();
      noteScroll(seen.from);
      const next = nextMade(made.current, seen, margin);
      if (next === made.current) return;
      const isInTime = isCovered(seen, made.current);
      made.current = next;
      if (isInTime) setSpan(next);
      // Whoever jumps shall not see a blank page first.
      else flushSync(() => setSpan(next));
    };
    const seen = lookAtWindow();
    made.current = nextMade(made.current, seen, margin);
    setSpan(made.current);
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [margin]);
  return span;
}
