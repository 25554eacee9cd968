import { useLayoutEffect, useState, type RefObject } from 'react';

/** The width of an element and its distance from the top of the document, in px. */
export interface ElementPlace {
  readonly width: number;
  readonly top: number;
}

/** The place of an element, kept current while the page around it changes; null before the first layout. */
export function useElementPlace(ref: RefObject<HTMLElement | null>): ElementPlace | null {
  const [place, setPlace] = useState<ElementPlace | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => {
      const rect = element.getBoundingClientRect();
      const next = { width: Math.floor(rect.width), top: Math.round(rect.top + window.scrollY) };
      setPlace((last) => (last?.width === next.width && last.top === next.top ? last : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Alerts and notices above the element come and go: the height of the whole page changes with them.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref]);
  return place;
}
