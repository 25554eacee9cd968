import type { ReactNode } from 'react';
import styles from './modal-footer.module.css';

/** Shows a dialog's buttons, the main one last; equal widths on phones. */
export function ModalFooter({ children }: { readonly children: ReactNode }) {
  return <div className={styles.footer}>{children}</div>;
}
