import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { attachPanel } from './attach-panel.ts';
import styles from './floating-panel.module.css';

interface FloatingPanelProps {
  /** What the panel belongs to: it stands beside it, and the focus goes back to it. */
  anchor: HTMLElement;
  /** The accessible name. */
  label: string;
  align?: 'start' | 'end';
  role?: 'dialog' | 'menu';
  className?: string | undefined;
  /** Escape, a press beside the panel, the focus gone elsewhere, or an anchor that left the page. */
  onClose: () => void;
  onKeyDown?: ((event: React.KeyboardEvent) => void) | undefined;
  children: ReactNode;
}

/**
 * A panel over the page beside what opened it; a sheet from below on phones. The focus goes into it and, when it closes,
 * back to where it came from, unless a person has put it elsewhere.
 */
export function FloatingPanel({
  anchor,
  label,
  align = 'start',
  role = 'dialog',
  className,
  onClose,
  onKeyDown,
  children,
}: FloatingPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const panel = ref.current;
    return panel === null ? undefined : attachPanel(anchor, panel, align, () => close.current());
  }, [anchor, align]);
  return (
    <div
      ref={ref}
      popover="manual"
      role={role}
      aria-label={label}
      tabIndex={-1}
      className={classNames(styles.panel, className)}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}
