import { Skeleton } from '@mantine/core';
import { COLLAPSED_ROWS } from '@partyline/invitations';
import { screens } from '@partyline/texts';
import styles from './people-page.module.css';

const HEAD_AND_FOOT = 2;
const ROWS = Array.from({ length: COLLAPSED_ROWS + HEAD_AND_FOOT }, (_, index) => index);

/** Renders the loading state of the list. */
export function PeopleSkeleton() {
  return (
    <div className={styles.bars} role="status" aria-label={screens.manageInvite.loading}>
      {ROWS.map((row) => (
        <div key={row} className={styles.bar}>
          <Skeleton height={10} width="32%" />
          <Skeleton height={10} width="20%" />
          <Skeleton height={10} width="16%" />
        </div>
      ))}
    </div>
  );
}
