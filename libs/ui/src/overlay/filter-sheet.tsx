import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './filter-sheet.module.css';

interface FilterSheetProps {
  readonly title: string;
  readonly clearLabel: string;
  /** undefined while nothing is chosen */
  readonly onClear: (() => void) | undefined;
  /** On the button that closes the sheet, e.g. the number of matches. */
  readonly done: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Renders the filters of a list as a phone shows them: title and "clear" above, a button that closes them always in sight. */
export function FilterSheet({ title, clearLabel, onClear, done, onClose, children }: FilterSheetProps) {
  return (
    <>
      <div className={styles.head}>
        <h2>{title}</h2>
        {onClear && (
          <Button variant="subtle" onClick={onClear}>
            {clearLabel}
          </Button>
        )}
      </div>
      {children}
      <div className={styles.foot}>
        <Button variant="filled" fullWidth onClick={onClose}>
          <span aria-live="polite">{done}</span>
        </Button>
      </div>
    </>
  );
}
