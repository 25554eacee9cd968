import { Skeleton } from '@mantine/core';
import { screens } from '@partyline/texts';
import styles from './plans.module.css';

/** The loading state of the cards. */
export function PlansSkeleton() {
  return (
    <div
      role="status"
      aria-label={screens.planCards.loading}
      className={styles.cards}
      data-layout="four-columns"
    >
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} height={280} />
      ))}
    </div>
  );
}
