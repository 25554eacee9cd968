import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './frame.module.css';

/** Renders the card around a table or a list, with a line between the entries of a list. */
export function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <Paper withBorder radius="md" className={styles.frame ?? ''}>
      {children}
    </Paper>
  );
}
