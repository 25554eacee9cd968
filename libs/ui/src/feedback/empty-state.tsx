import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** 24 px, outline. */
  icon: ReactNode;
  title: string;
  /** What belongs here and how it gets here, or what hides it. */
  children: ReactNode;
  /** The next step. */
  action?: ReactNode;
  /** Heading level in the page's outline. */
  level?: 2 | 3;
  tone?: 'plain' | 'bad';
  /** On a ground of its own, or on the page with a hairline. */
  ground?: 'surface' | 'page';
}

/** A place with nothing in it: what belongs here, how it gets here, and the next step. */
export function EmptyState({
  icon,
  title,
  children,
  action,
  level = 2,
  tone = 'plain',
  ground = 'surface',
}: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={classNames(styles.empty, styles[ground])}>
      <span className={classNames(styles.icon, tone === 'bad' && styles.bad)}>{icon}</span>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{children}</p>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
