import { Button } from '@mantine/core';
import { screens } from '@partyline/texts';
import { EmptyState } from '@partyline/ui';
import { IconFilterOff, IconRouter } from '@tabler/icons-react';
import styles from './dashboard-empty.module.css';

const words = screens.dashboard;
const ROUTER = <IconRouter size={24} stroke={1.5} aria-hidden="true" />;
const NO_FILTER = <IconFilterOff size={24} stroke={1.5} aria-hidden="true" />;

/** Shown when the user sees no workspace. */
export function NoWorkspaces() {
  return (
    <div className={styles.place}>
      <EmptyState icon={ROUTER} title={words.emptyAccountTitle}>
        {words.emptyAccountText}
      </EmptyState>
    </div>
  );
}

interface NothingFoundProps {
  query: string;
  hidden: number;
  onClear: () => void;
}

/** No match: the query, the number of hidden devices and a clear button. */
export function NothingFound({ query, hidden, onClear }: NothingFoundProps) {
  return (
    <div className={styles.place} role="status">
      <EmptyState
        icon={NO_FILTER}
        title={words.nothingFoundTitle}
        action={<Button onClick={onClear}>{words.clearSearch}</Button>}
      >
        {words.nothingFoundText(query, hidden)}
      </EmptyState>
    </div>
  );
}
