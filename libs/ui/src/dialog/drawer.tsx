import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './drawer.module.css';

interface DrawerProps {
  /** The accessible name. */
  label: string;
  children: ReactNode;
  /** Escape and a press beside the drawer. */
  onDismiss: () => void;
}

/**
 * A drawer from the right on the browser's own modal element, the whole window on phones: the focus stays inside, Escape
 * closes, and the focus goes back to where it came from.
 */
export function Drawer({ label, children, onDismiss }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const cameFrom = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      // The element is about to leave the page, which would drop the focus the browser has just given back.
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.drawer}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss();
      }}
      onClick={(event) => event.target === event.currentTarget && onDismiss()}
    >
      <div className={styles.panel}>{children}</div>
    </dialog>
  );
}
