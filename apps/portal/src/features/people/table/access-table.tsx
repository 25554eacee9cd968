import type { RowActionName } from '@partyline/invitations';
import type { AccessRow, AccessSort } from '@partyline/contract';
import { ACCESS_SORTS } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { DataTable, type DataColumn, type DataSelection, type DataSort } from '@partyline/ui';
import { useMemo } from 'react';
import type { PeopleSearch } from '../people-search.ts';
import type { AccessKind } from '../queries.ts';
import { EmailCell, EndCell, LastActiveCell, placeNameOf, RoleCell, StatusCell } from './access-cells.tsx';
import { AccessRowMenu, type ShownAction } from './row-menu.tsx';

const words = screens.manageInvite;
const isAccessSort = (key: string): key is AccessSort => ACCESS_SORTS.some((sort) => sort === key);
const keyOf = ({ id }: AccessRow) => id;

interface AccessTableProps {
  readonly kind: AccessKind;
  readonly label: string;
  readonly rows: readonly AccessRow[];
  readonly search: PeopleSearch;
  readonly onSearch: (change: PeopleSearch) => void;
  /** The rows are of an earlier search. */
  readonly isStale: boolean;
  readonly listActions: (row: AccessRow) => readonly ShownAction[];
  readonly onAction: (action: RowActionName, row: AccessRow) => void;
  readonly selection: DataSelection<AccessRow>;
}

/** Renders the rows of one list. [INV-1, INV-2, INV-3, INV-5, HZ-8] */
export function AccessTable(props: AccessTableProps) {
  const { kind, label, rows, search, onSearch, isStale, listActions, onAction, selection } = props;
  const columns = useMemo((): readonly DataColumn<AccessRow>[] => {
    const { columns: heads } = words;
    const all: readonly DataColumn<AccessRow>[] = [
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
    // An invitation has no activity.
    return kind === 'membership' ? all : all.filter(({ key }) => key !== 'lastActive');
  }, [kind, listActions, onAction]);
  const sortBy = ({ key, isDescending }: DataSort) => {
    if (isAccessSort(key)) onSearch({ sort: key, desc: isDescending });
  };
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      sort={{ key: search.sort ?? 'email', isDescending: search.desc === true }}
      onSort={sortBy}
      isStale={isStale}
      selection={selection}
    />
  );
}
