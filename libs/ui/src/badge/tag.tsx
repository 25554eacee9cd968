import type { ReactNode } from 'react';
import styles from './tag.module.css';

interface TagProps {
  icon?: ReactNode;
  label: string;
  title?: string | undefined;
}

/** A small outlined word, always without colour. */
export function Tag({ icon, label, title }: TagProps) {
  return (
    <span className={styles.tag} title={title}>
      {icon}
      {label}
    </span>
  );
}
