import type { ReactNode } from 'react';
import styles from './modal-footer.module.css';

/** The buttons of a dialog, the main one last; side by side in equal width on phones. */
export function ModalFooter({ children }: { readonly children: ReactNode }) {
  return <div className={styles.footer}>{children}</div>;
}
