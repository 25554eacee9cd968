import { Table, type TableProps } from '@mantine/core';
import { classNames } from '@partyline/ui';
import type { ReactNode } from 'react';
import { dateTimeText } from '../../dates.ts';
import styles from './log-table.module.css';

interface LogTableProps extends TableProps {
  readonly columns: readonly string[];
  /** The first cell of each row is a `TimeCell`. */
  readonly children: ReactNode;
  readonly isLive?: boolean;
}

/** Renders a table of log entries; on phones each row is a block without heads. */
export function LogTable({ columns, children, isLive = false, className, ...table }: LogTableProps) {
  return (
    <Table {...table} className={classNames(styles.log, className) ?? ''}>
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <Table.Th key={column} scope="col">
              {column}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody {...(isLive && { 'aria-live': 'polite' })}>{children}</Table.Tbody>
    </Table>
  );
}

/** Renders an entry's time in the user's time zone. */
export function TimeCell({ at }: { readonly at: string }) {
  return (
    <Table.Td className={styles.when ?? ''}>
      <time dateTime={at}>{dateTimeText(Date.parse(at))}</time>
    </Table.Td>
  );
}
