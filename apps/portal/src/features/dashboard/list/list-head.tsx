import { ActionIcon, NativeSelect, VisuallyHidden } from '@mantine/core';
import { isCommandOffered } from '@partyline/device-state';
import { screens } from '@partyline/texts';
import { IconArrowDown, IconArrowUp, IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { useStore } from '../../../store.ts';
import { select, selection } from '../data/page-state.ts';
import styles from './device-list.module.css';
import type { RowContext } from '../grid/grid-row-view.tsx';
import { RowCheckbox } from './list-row.tsx';
import type { ListRow } from '../dashboard-rows.ts';
import {
  type ListSort,
  SORT_COLUMNS,
  type SortColumn,
  listDeviceIds,
  nextListSort,
  turnedListSort,
} from '@partyline/display';

const words = screens.dashboardViews;
const UP = <IconArrowUp size={12} stroke={1.75} aria-hidden="true" />;
const DOWN = <IconArrowDown size={12} stroke={1.75} aria-hidden="true" />;

const COLUMNS = ['name', 'state', 'detail', 'center', 'plan', 'users', 'version', 'term'] as const;

interface SortProps {
  sort: ListSort | null;
  onSort: (sort: string) => void;
}

interface SelectAllProps extends Pick<RowContext, 'subjectOf'> {
  rows: readonly ListRow[];
}

/** Renders the list's header: selects all selectable rows, and sorts. [DASH-19] */
export function ListHead({ sort, onSort, ...shown }: SortProps & SelectAllProps) {
  return (
    <div role="row" className={styles.head}>
      <span role="columnheader" className={styles.check}>
        <SelectAll {...shown} />
      </span>
      <span role="columnheader" className={styles.star}>
        <VisuallyHidden>{screens.dashboard.favourite}</VisuallyHidden>
      </span>
      {COLUMNS.map((column) =>
        column === 'detail' ? (
          <span key={column} role="columnheader" className={styles.detail}>
            {words.columns.detail}
          </span>
        ) : (
          <SortHead key={column} column={column} sort={sort} onSort={onSort} />
        ),
      )}
      <span role="columnheader">
        <VisuallyHidden>{words.actions}</VisuallyHidden>
      </span>
    </div>
  );
}

const NOTHING: readonly string[] = [];

/** Renders the checkbox for all rows, hidden for callers without bulk actions. [GC-10] */
function SelectAll({ rows, subjectOf }: SelectAllProps) {
  const listSelectable = () => listDeviceIds(rows, (view) => isCommandOffered(subjectOf(view)));
  const isOffered = rows.some(
    (row) => (row.kind === 'header' || row.kind === 'device') && isCommandOffered(subjectOf(row.view)),
  );
  const selected = useStore(selection, (vicUuids) => vicUuids);
  // Skipped without a selection: ten thousand ids per key press.
  const shown = selected.size === 0 ? NOTHING : listSelectable();
  const count = shown.filter((vicUuid) => selected.has(vicUuid)).length;
  const isAll = count > 0 && count === shown.length;
  if (!isOffered) return null;
  return (
    <RowCheckbox
      label={words.selectAll}
      isChecked={isAll}
      isIndeterminate={count > 0 && !isAll}
      onChange={(isChecked) => select(listSelectable(), isChecked)}
    />
  );
}

interface SortHeadProps extends SortProps {
  column: SortColumn;
}

function SortHead({ column, sort, onSort }: SortHeadProps) {
  const direction = sort?.column === column ? sort.direction : undefined;
  return (
    <span role="columnheader" aria-sort={direction} className={styles[column]}>
      <button type="button" className={styles.sort} onClick={() => onSort(nextListSort(sort, column))}>
        {words.columns[column]}
        {direction !== undefined && (direction === 'ascending' ? UP : DOWN)}
      </button>
    </span>
  );
}

const SORT_CHOICES = [
  { value: '', label: words.sortNone },
  ...SORT_COLUMNS.map((value) => ({ value, label: words.columns[value] })),
];
const BAR_ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
const ASCENDING = <IconSortAscending {...BAR_ICON} />;
const DESCENDING = <IconSortDescending {...BAR_ICON} />;

/** Sorts on phones, where the header is hidden. [DASH-19] */
export function SortBar({ sort, onSort }: SortProps) {
  const isAscending = sort?.direction !== 'descending';
  const label = isAscending ? words.sortUp : words.sortDown;
  return (
    <div className={styles.sortBar}>
      <NativeSelect
        label={words.sortBy}
        value={sort?.column ?? ''}
        data={SORT_CHOICES}
        onChange={(event) => onSort(event.currentTarget.value)}
      />
      {sort !== null && (
        <ActionIcon aria-label={label} title={label} onClick={() => onSort(turnedListSort(sort))}>
          {isAscending ? ASCENDING : DESCENDING}
        </ActionIcon>
      )}
    </div>
  );
}
