import { SEARCH_MAX_LENGTH } from '@partyline/display';
import { screens } from '@partyline/texts';
import { SearchField } from '@partyline/ui';
import { use, type ReactNode } from 'react';
import styles from './dashboard-tools.module.css';
import { SearchTextContext } from './use-search-text.ts';

const words = screens.dashboard;

function Search() {
  const { text, type } = use(SearchTextContext);
  return (
    <SearchField
      className={styles.search}
      value={text}
      label={words.searchLabel}
      placeholder={words.searchPlaceholder}
      clearLabel={words.clearSearch}
      maxLength={SEARCH_MAX_LENGTH}
      onChange={type}
    />
  );
}

/** Finding devices, and whatever else there is to find and to see them by. [GD-41] */
export function DashboardTools({ children }: { readonly children: ReactNode }) {
  return (
    <section className={styles.tools} aria-label={words.toolsLabel}>
      <Search />
      {children}
    </section>
  );
}
