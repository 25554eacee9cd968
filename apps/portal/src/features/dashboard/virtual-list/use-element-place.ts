import { useLayoutEffect, useState, type RefObject } from 'react';

/** Width and distance from the document's top, in px. */
export interface ElementPlace {
  readonly width: number;
  readonly top: number;
}

/** The place of an element, kept current; null before the first layout. */
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
    // Notices above the element change the height of the page.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref]);
  return place;
}
