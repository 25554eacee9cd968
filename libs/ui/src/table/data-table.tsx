import { Table } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import {
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type RowData,
} from '@tanstack/react-table';
import { useMemo, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './data-table.module.css';

const UP = <IconArrowUp size={12} stroke={1.75} aria-hidden="true" />;
const DOWN = <IconArrowDown size={12} stroke={1.75} aria-hidden="true" />;
const features = tableFeatures({ rowSortingFeature });

/** A column of a table. Keep the list of columns stable between renders. */
export interface DataColumn<Row> {
  readonly key: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isSortable?: boolean;
  /** `title` leads the card that a row becomes on narrow screens, `actions` is at its end, `plain` has no label there. */
  readonly place?: 'title' | 'actions' | 'plain';
  /** Left out of a table that has little room; a card has it again. */
  readonly isDetail?: boolean;
}

/** The column that a table is sorted by. */
export interface DataSort {
  readonly key: string;
  readonly isDescending: boolean;
}

interface DataTableProps<Row> {
  /** The accessible name. */
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The rows come sorted; the table only shows by what, and asks for another order. */
  readonly sort?: DataSort | undefined;
  readonly onSort?: (sort: DataSort) => void;
  /** The rows shown belong to an earlier question. */
  readonly isStale?: boolean;
}

/**
 * A table of rows that the caller has sorted and filtered. On narrow screens each row is a card with the heads as labels; it keeps
 * the roles of a table there. [INV-5]
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, sort, onSort, isStale = false } = props;
  const defs = useMemo(() => columnDefsOf(columns), [columns]);
  const table = useTable({
    features,
    columns: defs,
    data: rows,
    getRowId: rowKey,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting: sort === undefined ? [] : [{ id: sort.key, desc: sort.isDescending }] },
    onSortingChange(change) {
      const last = sort === undefined ? [] : [{ id: sort.key, desc: sort.isDescending }];
      const [next] = typeof change === 'function' ? change(last) : change;
      if (next !== undefined) onSort?.({ key: next.id, isDescending: next.desc });
    },
  });
  const columnOf = (id: string) => columns.find(({ key }) => key === id);
  return (
    <Table role="table" aria-label={label} aria-busy={isStale || undefined} className={styles.table ?? ''}>
      <Table.Thead role="rowgroup">
        {table.getHeaderGroups().map((group) => (
          <Table.Tr role="row" key={group.id}>
            {group.headers.map(({ id, column }) => (
              <HeadCell
                key={id}
                column={columnOf(id)}
                direction={column.getIsSorted()}
                onSort={column.getCanSort() ? () => column.toggleSorting() : undefined}
              />
            ))}
          </Table.Tr>
        ))}
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {table.getRowModel().rows.map((row) => (
          <Table.Tr role="row" key={row.id} className={styles.row ?? ''}>
            {row.getAllCells().map((cell) => (
              <Table.Td
                role="cell"
                key={cell.id}
                className={classNames(
                  styles.cell,
                  styles[columnOf(cell.column.id)?.place ?? 'labelled'],
                  columnOf(cell.column.id)?.isDetail && styles.detail,
                )}
                data-label={columnOf(cell.column.id)?.head}
              >
                <table.FlexRender cell={cell} />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface HeadCellProps {
  readonly column: Pick<DataColumn<never>, 'head' | 'place' | 'isDetail'> | undefined;
  readonly direction: false | 'asc' | 'desc';
  /** Left out: the column cannot be sorted by. */
  readonly onSort: (() => void) | undefined;
}

function HeadCell({ column, direction, onSort }: HeadCellProps) {
  // The heads of buttons are for screen readers alone.
  const isUnseen = column?.place === 'actions' || column?.place === 'plain';
  return (
    <Table.Th
      role="columnheader"
      className={classNames(styles.head, isUnseen && styles.unseen, column?.isDetail && styles.detail)}
      aria-sort={ariaSortOf(direction)}
    >
      {onSort === undefined ? (
        <span>{column?.head}</span>
      ) : (
        <button type="button" className={styles.sort} onClick={onSort}>
          {column?.head}
          {direction === false ? null : direction === 'asc' ? UP : DOWN}
        </button>
      )}
    </Table.Th>
  );
}

function columnDefsOf<Row extends RowData>(columns: readonly DataColumn<Row>[]) {
  const helper = createColumnHelper<typeof features, Row>();
  return helper.columns(
    columns.map(({ key, head, cell, isSortable = false }) =>
      helper.accessor((row) => row, {
        id: key,
        header: head,
        enableSorting: isSortable,
        sortDescFirst: false,
        cell: ({ row }) => cell(row.original),
      }),
    ),
  );
}

function ariaSortOf(direction: false | 'asc' | 'desc'): 'ascending' | 'descending' | undefined {
  if (direction === false) return undefined;
  return direction === 'asc' ? 'ascending' : 'descending';
}
