import { useLayoutEffect, useState, type RefObject } from 'react';
import { localStore } from '../../../session/browser-storage.ts';
import { recallPlace, rememberPlace, type Place, type PlacedView } from './known-place.ts';

function placeOf(element: HTMLElement): Place {
  const { width, top } = element.getBoundingClientRect();
  return { width: Math.floor(width), top: Math.round(top + window.scrollY) };
}

/**
 * The place of a view's element, kept up to date as the page around it grows and shrinks. Before the element is there, the place
 * it had last time, so that the view is drawn once and not first without its content; null when there was none.
 */
export function usePlace(ref: RefObject<HTMLElement | null>, view: PlacedView): Place | null {
  const [place, setPlace] = useState(() => recallPlace(localStore, view, window.innerWidth));
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const look = () => {
      const next = placeOf(element);
      setPlace((last) => (last?.width === next.width && last.top === next.top ? last : next));
      rememberPlace(localStore, view, window.innerWidth, next);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // What stands above may come and go (an alert, a notice); then the height of the whole page changes.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref, view]);
  return place;
}
