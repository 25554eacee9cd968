import { useEffect } from 'react';
import styles from './blocking-overlay.module.css';
import { clickBlockingOverlay, useBlockingOverlay } from './blocking-overlay.ts';

/** The layer under an open menu: a click on it, or Escape, closes the menu. [UI-2, GU-6] */
export function BlockingOverlay() {
  const isOpen = useBlockingOverlay();

  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') clickBlockingOverlay();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen]);

  return isOpen ? <div className={styles.overlay} onClick={clickBlockingOverlay} aria-hidden="true" /> : null;
}
