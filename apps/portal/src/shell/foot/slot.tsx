import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createStore, useStore } from '../../store.ts';

interface PlaceProps {
  readonly className: string | undefined;
}

/** A place of the frame that another part of the tree fills. */
export interface Slot {
  /** Renders the place. */
  readonly Place: (props: PlaceProps) => ReactNode;
  /** Renders its children in the place; nothing without one. */
  readonly Fill: (props: { readonly children: ReactNode }) => ReactNode;
  /** Returns whether the place is on the page. */
  readonly useIsThere: () => boolean;
}

function createSlot(): Slot {
  const place = createStore<HTMLElement | null>(null);
  const useElement = () => useStore(place, (element) => element);
  const follow = (element: HTMLElement | null) => {
    place.set(element);
    return () => place.set(null);
  };
  return {
    Place: ({ className }) => <div ref={follow} className={className} />,
    Fill({ children }) {
      const element = useElement();
      return element === null ? null : createPortal(children, element);
    },
    useIsThere: () => useElement() !== null,
  };
}

/** The page's state at the right of the foot, over the navigation on phones: offline, or not read. */
export const pageState = createSlot();

/** Where a page for phones has its row of notices; others have it at their end. [HZ-10] */
export const noticesRow = createSlot();
