import { screens } from '@partyline/texts';
import { CheckMark } from '@partyline/ui';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { select, selection } from '../data/selection.ts';
import styles from './device-list.module.css';
import { listDeviceIds, type ListRow } from './list-rows.ts';
import { nextListSort, type ListSort, type SortColumn } from './list-sort.ts';

const words = screens.dashboardViews;
const UP = <IconArrowUp size={12} stroke={1.75} aria-hidden="true" />;
const DOWN = <IconArrowDown size={12} stroke={1.75} aria-hidden="true" />;

const COLUMNS = ['name', 'state', 'detail', 'center', 'plan', 'users', 'version', 'term'] as const;

interface ListHeadProps {
  sort: ListSort | null;
  onSort: (sort: string) => void;
  rows: readonly ListRow[];
}

/** The head of the list: ticks everything shown, and sorts by what is pressed. [DASH-19] */
export function ListHead({ sort, onSort, rows }: ListHeadProps) {
  return (
    <div role="row" className={styles.head}>
      <span role="columnheader" className={styles.check}>
        <TickAll rows={rows} />
      </span>
      <span role="columnheader">
        <span className={styles.unseen}>{screens.dashboard.favourite}</span>
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
        <span className={styles.unseen}>{words.actions}</span>
      </span>
    </div>
  );
}

const NOTHING: readonly string[] = [];

function TickAll({ rows }: { rows: readonly ListRow[] }) {
  const ticked = useSyncExternalStore(selection.subscribe, selection.get);
  // Without a selection nothing is counted: that would be ten thousand ids with every key of a search.
  const shown = ticked.size === 0 ? NOTHING : listDeviceIds(rows);
  const count = shown.filter((vicUuid) => ticked.has(vicUuid)).length;
  const isAll = count > 0 && count === shown.length;
  return (
    <CheckMark
      label={words.selectAll}
      isOn={isAll}
      isMixed={count > 0 && !isAll}
      onChange={(isOn) => select(listDeviceIds(rows), isOn)}
    />
  );
}

interface SortHeadProps {
  column: SortColumn;
  sort: ListSort | null;
  onSort: (sort: string) => void;
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
