import type { RowActionName } from '@partyline/invitations';
import type { AccessRow, AccessSort } from '@partyline/contract';
import { ACCESS_SORTS } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { DataTable, type DataColumn, type DataSort } from '@partyline/ui';
import { useMemo } from 'react';
import type { PeopleSearch } from '../people-search.ts';
import { EmailCell, EndCell, LastActiveCell, placeNameOf, RoleCell, StatusCell } from './access-cells.tsx';
import { AccessRowMenu, type ShownAction } from './row-menu.tsx';

const words = screens.manageInvite;
const isAccessSort = (key: string): key is AccessSort => ACCESS_SORTS.some((sort) => sort === key);
const keyOf = ({ id }: AccessRow) => id;

interface AccessTableProps {
  readonly rows: readonly AccessRow[];
  readonly search: PeopleSearch;
  readonly onSearch: (change: PeopleSearch) => void;
  /** The rows are of an earlier search. */
  readonly isStale: boolean;
  readonly listActions: (row: AccessRow) => readonly ShownAction[];
  readonly onAction: (action: RowActionName, row: AccessRow) => void;
}

/** Renders members and invitations, one row each. [INV-1, INV-2, INV-3, INV-5] */
export function AccessTable({ rows, search, onSearch, isStale, listActions, onAction }: AccessTableProps) {
  const columns = useMemo((): readonly DataColumn<AccessRow>[] => {
    const { columns: heads } = words;
    return [
      { key: 'email', head: heads.email, cell: EmailCell, isSortable: true, place: 'title' },
      { key: 'workspace', head: heads.workspace, cell: placeNameOf, isSortable: true },
      { key: 'permission', head: heads.permission, cell: RoleCell, isSortable: true },
      { key: 'status', head: heads.status, cell: StatusCell, isSortable: true },
      { key: 'lastActive', head: heads.lastActive, cell: LastActiveCell, isSortable: true, isDetail: true },
      { key: 'endsAt', head: heads.endsAt, cell: EndCell, isSortable: true },
      {
        key: 'actions',
        head: heads.actions,
        cell: (row) => <AccessRowMenu {...{ row, listActions, onAction }} />,
        place: 'actions',
      },
    ];
  }, [listActions, onAction]);
  const sortBy = ({ key, isDescending }: DataSort) => {
    if (isAccessSort(key)) onSearch({ sort: key, desc: isDescending });
  };
  return (
    <DataTable
      label={words.table}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      sort={{ key: search.sort ?? 'email', isDescending: search.desc === true }}
      onSort={sortBy}
      isStale={isStale}
    />
  );
}
