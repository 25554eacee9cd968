import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** 24 px, outline. */
  icon: ReactNode;
  title: string;
  /** What belongs here and how, or what hides it. */
  children: ReactNode;
  action?: ReactNode;
  level?: 2 | 3;
  tone?: 'plain' | 'bad';
  /** `surface`: its own background; `page`: a hairline. */
  ground?: 'surface' | 'page';
}

/** Shows an empty place: what belongs here, and the next step. */
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
