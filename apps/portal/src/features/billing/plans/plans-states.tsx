import { Skeleton, Button } from '@mantine/core';
import { screens } from '@partyline/texts';
import { EmptyState } from '@partyline/ui';
import { IconCloudOff } from '@tabler/icons-react';
import styles from './plans.module.css';

const words = screens.planCards;
const CLOUD = <IconCloudOff size={24} stroke={1.5} aria-hidden="true" />;

/** Renders the loading state of the cards. */
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

interface PricesMissingProps {
  readonly onRetry: () => void;
  /** What is missing, and what still works. */
  readonly text?: string;
}

/** Renders a retry if loading prices failed, no message. [PRICE-19, ERR-39] */
export function PricesMissing({ onRetry, text = words.missingText }: PricesMissingProps) {
  return (
    <EmptyState
      icon={CLOUD}
      title={words.missingTitle}
      action={<Button onClick={onRetry}>{words.tryAgain}</Button>}
    >
      {text}
    </EmptyState>
  );
}
