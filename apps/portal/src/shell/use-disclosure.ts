import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { showBlockingOverlay } from './blocking-overlay.ts';

/** A button that opens a panel, and the panel. */
export interface Disclosure {
  readonly isOpen: boolean;
  readonly panelId: string;
  readonly panelRef: RefObject<HTMLDivElement | null>;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly toggle: () => void;
  readonly close: () => void;
}

/**
 * Opens and closes a panel over the page. While it is open a layer takes every other click; a click on it or Escape
 * closes it. The focus goes into the panel, and back to the button. [UI-2, GU-6]
 */
export function useDisclosure(): Disclosure {
  const [isOpen, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const button = buttonRef.current;
    panelRef.current?.querySelector<HTMLElement>('a, button')?.focus();
    const remove = showBlockingOverlay(() => {
      setOpen(false);
      button?.focus();
    });
    return remove;
  }, [isOpen]);

  return {
    isOpen,
    panelId: useId(),
    panelRef,
    buttonRef,
    toggle: () => setOpen(!isOpen),
    close: () => setOpen(false),
  };
}
