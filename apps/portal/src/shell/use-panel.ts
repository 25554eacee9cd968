import { useCallback, useState, type MouseEvent } from 'react';
import { lazyOverlay } from './lazy-overlay.tsx';

/** The panel of `usePanel`, in a file of its own. */
export const Panel = lazyOverlay(() => import('./shell-popover.tsx').then((file) => file.ShellPopover));

/** A button that opens a panel: the button while the panel is open, and what opens and closes it. */
export interface PanelState {
  readonly target: HTMLElement | null;
  readonly toggle: (event: MouseEvent<HTMLElement>) => void;
  readonly close: () => void;
}

/** Holds which button has its panel open. */
export function usePanel(): PanelState {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const toggle = useCallback(({ currentTarget }: MouseEvent<HTMLElement>) => {
    setTarget((open) => (open === null ? currentTarget : null));
  }, []);
  return { target, toggle, close: useCallback(() => setTarget(null), []) };
}
