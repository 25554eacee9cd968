import type { ReactNode } from 'react';
import styles from './wide-section.module.css';

interface WideSectionProps {
  /** Where links to the part of the page lead. */
  readonly id: string;
  readonly title: string;
  /** What it is about, in one line. */
  readonly text: string;
  /** Beside the title: what is done with all of it. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page over its whole width: its title with one line about it, then its content. */
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
