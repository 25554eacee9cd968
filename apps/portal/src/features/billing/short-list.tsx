import { Button } from '@mantine/core';
import { screens } from '@partyline/texts';
import { useState, type ReactNode } from 'react';
import styles from './billing.module.css';

const words = screens.billing;

interface ShortListProps<Row> {
  readonly rows: readonly Row[];
  /** Rows shown at first. */
  readonly most: number;
  readonly children: (shown: readonly Row[]) => ReactNode;
}

/** Shows the first rows: an account can have hundreds. */
export function ShortList<Row>({ rows, most, children }: ShortListProps<Row>) {
  const [isWhole, setWhole] = useState(false);
  // One more row is as high as the button.
  const isCut = rows.length > most + 1;
  return (
    <>
      {children(isCut && !isWhole ? rows.slice(0, most) : rows)}
      {isCut ? (
        <Button className={styles.more ?? ''} variant="subtle" onClick={() => setWhole(!isWhole)}>
          {isWhole ? words.showFewer : words.showAll(rows.length)}
        </Button>
      ) : null}
    </>
  );
}
