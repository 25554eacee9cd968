import type { ReactNode } from 'react';
import styles from './billing.module.css';

interface PartProps {
  readonly id: string;
  readonly title: string;
  /** Beside the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of the billing section. */
export function Part({ id, title, action, children }: PartProps) {
  const titleId = `${id}-title`;
  return (
    <div role="group" className={styles.part} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.name}>
          {title}
        </h3>
        {action}
      </div>
      {children}
    </div>
  );
}
