import { useCallback, useState, type MouseEvent } from 'react';

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
