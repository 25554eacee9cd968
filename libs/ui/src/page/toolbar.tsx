import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './toolbar.module.css';

interface ToolbarProps {
  /** Accessible name. */
  readonly label?: string;
  /** The main actions, at the end of the line. */
  readonly end?: ReactNode;
  readonly align?: 'center' | 'end';
  readonly children?: ReactNode;
}

/** Renders search, filters and actions of a list in one line, in more where they do not fit. */
export function Toolbar({ label, end, align = 'center', children }: ToolbarProps) {
  return (
    <Group gap="sm" align={align} {...(label !== undefined && { component: 'section', 'aria-label': label })}>
      {children}
      {end === undefined || end === null ? null : (
        <Group gap="sm" ms="auto" className={styles.end ?? ''}>
          {end}
        </Group>
      )}
    </Group>
  );
}
