import type { ReactNode } from 'react';
import styles from './wide-section.module.css';

interface WideSectionProps {
  /** Anchor of links. */
  readonly id: string;
  readonly title: string;
  /** One line. */
  readonly text: string;
  /** An action on the whole section. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a full-width section of a page. */
export function WideSection({ id, title, text, action, children }: WideSectionProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
