import { SEARCH_MAX_LENGTH } from '@partyline/display';
import { screens } from '@partyline/texts';
import { SearchField } from '@partyline/ui';
import type { ReactNode } from 'react';
import styles from './dashboard-tools.module.css';

const words = screens.dashboard;

interface DashboardToolsProps {
  query: string;
  onQuery: (query: string) => void;
  /** Whatever else there is to find and to see devices by. */
  children: ReactNode;
}

/** Finding devices, and how they are drawn. [GD-41] */
export function DashboardTools({ query, onQuery, children }: DashboardToolsProps) {
  return (
    <section className={styles.tools} aria-label={words.toolsLabel}>
      <SearchField
        className={styles.search}
        value={query}
        label={words.searchLabel}
        placeholder={words.searchPlaceholder}
        clearLabel={words.clearSearch}
        maxLength={SEARCH_MAX_LENGTH}
        onChange={onQuery}
      />
      {children}
    </section>
  );
}
