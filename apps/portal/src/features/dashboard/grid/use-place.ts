import { useLayoutEffect, useState, type RefObject } from 'react';

/** Where an element is: its width, and how far below the top of the document it begins; in px. */
export interface Place {
  readonly width: number;
  readonly top: number;
}

function placeOf(element: HTMLElement): Place {
  const { width, top } = element.getBoundingClientRect();
  return { width: Math.floor(width), top: Math.round(top + window.scrollY) };
}

/** The place of an element, kept up to date as the page around it grows and shrinks; null before it is known. */
export function usePlace(ref: RefObject<HTMLElement | null>): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const look = () => {
      const next = placeOf(element);
      setPlace((last) => (last?.width === next.width && last.top === next.top ? last : next));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // What stands above may come and go (an alert, a notice); then the height of the whole page changes.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref]);
  return place;
}
