import { useEffect, useState } from 'react';

/** One toolbar line, in px. */
const USUAL_HEIGHT = 95;

/** The sticky bar's height in px; notices add to it. */
export function useBarHeight(): number {
  const [height, setHeight] = useState(USUAL_HEIGHT);
  useEffect(() => {
    const bar = document.querySelector('header');
    if (bar === null) return undefined;
    const observer = new ResizeObserver(() => setHeight(bar.offsetHeight));
    observer.observe(bar);
    return () => observer.disconnect();
  }, []);
  return height;
}
