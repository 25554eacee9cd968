import { useEffect, useState } from 'react';

/** One line of tools. */
const USUAL_HEIGHT = 95;

/** The height of the page's sticky bar in px; a notice makes it higher. */
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
