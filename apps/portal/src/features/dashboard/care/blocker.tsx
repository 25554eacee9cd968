import type { ReactNode } from 'react';
import styles from './blocker.module.css';

interface BlockerProps {
  /** What is in the way, in words. */
  text: string;
  /** Whom it is about. */
  about?: string | undefined;
  /** What it is about. */
  children?: ReactNode;
}

/** One thing that stands in the way of what a dialog would do. */
export function Blocker({ text, about, children }: BlockerProps) {
  return (
    <div className={styles.blocker}>
      <p>{text}</p>
      {about !== undefined && <p className={styles.about}>{about}</p>}
      {children}
    </div>
  );
}
