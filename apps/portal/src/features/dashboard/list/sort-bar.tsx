import { screens } from '@partyline/texts';
import { IconButton, SelectField } from '@partyline/ui';
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { SORT_COLUMNS, turnedListSort, type ListSort } from './list-sort.ts';
import styles from './sort-bar.module.css';

const words = screens.dashboardViews;
const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
const UP = <IconSortAscending {...ICON} />;
const DOWN = <IconSortDescending {...ICON} />;
const CHOICES = SORT_COLUMNS.map((value) => ({ value, label: words.columns[value] }));

interface SortBarProps {
  sort: ListSort | null;
  onSort: (sort: string) => void;
}

/** Sorts the list on phones, where its head is not shown. [DASH-19] */
export function SortBar({ sort, onSort }: SortBarProps) {
  const isUp = sort?.direction !== 'descending';
  return (
    <div className={styles.bar}>
      <SelectField
        label={words.sortBy}
        value={sort?.column ?? ''}
        choices={CHOICES}
        placeholder={words.sortNone}
        onChange={onSort}
      />
      {sort !== null && (
        <IconButton
          className={styles.turn}
          label={isUp ? words.sortUp : words.sortDown}
          icon={isUp ? UP : DOWN}
          onClick={() => onSort(turnedListSort(sort))}
        />
      )}
    </div>
  );
}
