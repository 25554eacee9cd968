import { Checkbox, Table, VisuallyHidden } from '@mantine/core';
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

/** Keep the column list stable between renders. */
export interface DataColumn<Row> {
  readonly key: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isSortable?: boolean;
  /** On narrow screens: `title` leads the card, `actions` ends it, `plain` and `sentence` have no label; `plain` has no head either; `wide` is left out there. */
  readonly place?: 'title' | 'actions' | 'plain' | 'sentence' | 'wide';
  /** Hidden in narrow tables, shown in cards. */
  readonly isDetail?: boolean;
  /** Figures are right-aligned in the table. */
  readonly isFigure?: boolean;
  /** In px, or a share of the table; with one, the others share the rest and no text moves a column. */
  readonly width?: number | `${number}%`;
}

export interface DataSort {
  readonly key: string;
  readonly isDescending: boolean;
}

/** Rows are chosen with a checkbox before their first cell. */
export interface DataSelection<Row> {
  readonly isSelected: (row: Row) => boolean;
  readonly onSelect: (row: Row, isSelected: boolean) => void;
  /** Of a row's checkbox. */
  readonly label: (row: Row) => string;
  /** Of the checkbox in the head. */
  readonly allLabel: string;
  readonly all: 'all' | 'some' | 'none';
  readonly onSelectAll: (isSelected: boolean) => void;
}

interface DataTableProps<Row> {
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The rows come sorted; the table requests another order. */
  readonly sort?: DataSort | undefined;
  readonly onSort?: (sort: DataSort) => void;
  /** The rows belong to an earlier query. */
  readonly isStale?: boolean;
  readonly selection?: DataSelection<Row> | undefined;
}

/** Shows a table of sorted and filtered rows. On narrow screens rows are cards that keep the table roles. [INV-5] */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, sort, onSort, isStale = false, selection } = props;
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
    <Table
      highlightOnHover
      layout={columns.some(({ width }) => width !== undefined) ? 'fixed' : 'auto'}
      role="table"
      aria-label={label}
      aria-busy={isStale || undefined}
      className={styles.table ?? ''}
    >
      <Table.Thead role="rowgroup">
        {table.getHeaderGroups().map((group) => (
          <Table.Tr role="row" key={group.id}>
            {selection === undefined ? null : (
              <Table.Th role="columnheader" className={classNames(styles.head, styles.tick)}>
                <SelectAll selection={selection} />
              </Table.Th>
            )}
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
          <Table.Tr
            role="row"
            key={row.id}
            className={styles.row ?? ''}
            data-selected={selection?.isSelected(row.original) || undefined}
          >
            {selection === undefined ? null : (
              <Table.Td role="cell" className={classNames(styles.cell, styles.tick)}>
                <label className={styles.tickArea}>
                  <Checkbox
                    aria-label={selection.label(row.original)}
                    checked={selection.isSelected(row.original)}
                    onChange={({ currentTarget: { checked } }) => selection.onSelect(row.original, checked)}
                  />
                </label>
              </Table.Td>
            )}
            {row.getAllCells().map((cell) => (
              <Table.Td
                role="cell"
                key={cell.id}
                className={classNames(
                  styles.cell,
                  styles[columnOf(cell.column.id)?.place ?? 'labelled'],
                  columnOf(cell.column.id)?.isDetail && styles.detail,
                  columnOf(cell.column.id)?.isFigure && styles.figure,
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

/** Renders the checkbox of all rows; a list without a head, as on phones, has it above. */
export function SelectAll<Row>({
  selection: { all, allLabel, onSelectAll },
}: {
  readonly selection: DataSelection<Row>;
}) {
  return (
    <label className={styles.tickArea}>
      <Checkbox
        aria-label={allLabel}
        checked={all === 'all'}
        indeterminate={all === 'some'}
        onChange={({ currentTarget: { checked } }) => onSelectAll(checked)}
      />
    </label>
  );
}

interface HeadCellProps {
  readonly column: Pick<DataColumn<never>, 'head' | 'place' | 'isDetail' | 'isFigure' | 'width'> | undefined;
  readonly direction: false | 'asc' | 'desc';
  /** Undefined: not sortable. */
  readonly onSort: (() => void) | undefined;
}

function HeadCell({ column, direction, onSort }: HeadCellProps) {
  // Button columns' heads are for screen readers.
  const Head = column?.place === 'actions' || column?.place === 'plain' ? VisuallyHidden : 'span';
  return (
    <Table.Th
      role="columnheader"
      w={column?.width}
      className={classNames(
        styles.head,
        column?.isDetail && styles.detail,
        column?.isFigure && styles.figure,
      )}
      aria-sort={ariaSortOf(direction)}
    >
      {onSort === undefined ? (
        <Head>{column?.head}</Head>
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
