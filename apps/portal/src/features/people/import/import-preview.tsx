import { Stack, Text } from '@mantine/core';
import {
  IMPORT_GROUPS,
  USER_LIST_LIMIT,
  type ImportColumn,
  type ImportGroup,
  type ImportReview,
} from '@partyline/invitations';
import { screens } from '@partyline/texts';
import { DataTable, ListPage, ShowMore, type DataColumn } from '@partyline/ui';
import { memo, useMemo, useState } from 'react';
import { ChoicesContext, EditCell, type CellChoices, type EditCellProps } from './edit-cell.tsx';
import styles from './edit-cell.module.css';
import { groupOf, type ListedRow } from './listed-rows.ts';
import { resultId, RowResult, SuggestContext, type RowActions } from './row-result.tsx';
import { useHeldGroups } from './use-held-groups.ts';

const words = screens.importPeople;
/** A usual address stays on one line on a tablet; the result takes the rest. */
const WITHOUT_ENDS = { email: '36%', row: '6%', role: '17%', workspace: '16%', endsAt: '0%' } as const;
const WITH_ENDS = { email: '27%', row: '6%', role: '17%', workspace: '14%', endsAt: '12%' } as const;

interface ImportPreviewProps extends RowActions, Pick<EditCellProps, 'onEdit' | 'onTyping'> {
  readonly rows: readonly ListedRow[];
  /** Whether the table says when access ends. */
  readonly hasEnds: boolean;
  readonly choices: CellChoices;
  readonly suggest: ImportReview['suggest'];
}

/** Renders the checked rows in groups, those to correct first, with reasons; wrong cells are edited in place. [PLUS-2, GV-14] */
export function ImportPreview(props: ImportPreviewProps) {
  const { rows } = props;
  const actual = useMemo(() => new Map(rows.map((row) => [row.checked.row, groupOf(row)])), [rows]);
  const { shown, section } = useHeldGroups(actual);
  const columns = useColumns(props);
  if (rows.length === 0) return null;
  return (
    <ChoicesContext value={props.choices}>
      <SuggestContext value={props.suggest}>
        <Stack component="section" aria-label={words.rowsLabel} {...section}>
          {IMPORT_GROUPS.map((group) => (
            <RowGroup
              key={group}
              group={group}
              count={rows.filter(({ checked }) => actual.get(checked.row) === group).length}
              rows={rows.filter(({ checked }) => shown.get(checked.row) === group)}
              columns={columns}
            />
          ))}
        </Stack>
      </SuggestContext>
    </ChoicesContext>
  );
}

/** Returns whether a cell is edited in place: it is wrong, was changed here, or no cell of its row is certain. */
function isEditable({ checked, sent, isLeftOut, changed }: ListedRow, field: ImportColumn): boolean {
  if (isLeftOut || sent?.status === 'sent') return false;
  const isWrong = checked.issues.some((issue) => issue.field === field);
  return isWrong || changed.has(field) || (checked.flaw !== null && checked.flaw !== 'row-total');
}

/** Returns the columns, the same ones for the same table: with others, every cell would be a new one and lose the focus. */
function useColumns(props: ImportPreviewProps): readonly DataColumn<ListedRow>[] {
  const { hasEnds, onEdit, onTyping, onUse, onLeaveOut, onConfirm } = props;
  return useMemo(() => {
    const cell = (field: ImportColumn) => (row: ListedRow) => {
      const { checked, cells } = row;
      if (!isEditable(row, field))
        return checked.status === 'duplicate' || row.isLeftOut ? (
          <span className={styles.dim}>{cells[field]}</span>
        ) : (
          cells[field]
        );
      return (
        <EditCell
          row={checked.row}
          sheetRow={checked.sheetRow}
          field={field}
          value={cells[field]}
          isBad={checked.issues.some((issue) => issue.field === field)}
          describedBy={resultId(checked.row)}
          email={checked.email}
          role={checked.role}
          workspaceId={checked.workspaceId}
          {...{ onEdit, onTyping }}
        />
      );
    };
    const actions = { onUse, onLeaveOut, onConfirm };
    const head = words.columns;
    const width = hasEnds ? WITH_ENDS : WITHOUT_ENDS;
    const ends = { key: 'endsAt', head: head.endsAt, cell: cell('endsAt'), width: width.endsAt };
    return [
      { key: 'email', head: head.email, cell: cell('email'), place: 'title', width: width.email },
      { key: 'row', head: head.row, cell: ({ checked }) => checked.sheetRow, width: width.row },
      { key: 'role', head: head.role, cell: cell('role'), width: width.role },
      { key: 'workspace', head: head.workspace, cell: cell('workspace'), width: width.workspace },
      ...(hasEnds ? [ends] : []),
      {
        key: 'result',
        head: head.result,
        cell: (row) => <RowResult row={row} actions={actions} />,
      },
    ];
  }, [hasEnds, onEdit, onTyping, onUse, onLeaveOut, onConfirm]);
}

interface RowGroupProps {
  readonly group: ImportGroup;
  /** Of the group; a row that was just corrected is still shown where it was. */
  readonly count: number;
  readonly rows: readonly ListedRow[];
  readonly columns: readonly DataColumn<ListedRow>[];
}

/** Returns whether a group shows the same: its rows are the same objects. */
function isSameGroup(before: RowGroupProps, after: RowGroupProps): boolean {
  const isSame = before.count === after.count && before.columns === after.columns;
  return (
    isSame &&
    before.rows.length === after.rows.length &&
    before.rows.every((row, at) => row === after.rows[at])
  );
}

const RowGroup = memo(function RowGroup({ group, count, rows, columns }: RowGroupProps) {
  const [limit, setLimit] = useState(USER_LIST_LIMIT);
  if (rows.length === 0) return null;
  const corrected = group === 'ready' ? rows.filter(({ isCorrected }) => isCorrected).length : 0;
  const text = group === 'ready' || group === 'sent' ? null : words.groupTexts[group];
  const note = corrected > 0 ? words.correctedHere(corrected) : text;
  return (
    <ListPage
      title={words.groups[group]}
      count={screens.manageInvite.total(count)}
      tools={
        note === null ? null : (
          <Text c="dimmed" fz="sm">
            {note}
          </Text>
        )
      }
      pages={
        rows.length > limit ? (
          <ShowMore more={{ label: words.more, onClick: () => setLimit(limit + USER_LIST_LIMIT) }} />
        ) : null
      }
    >
      <DataTable
        label={words.groups[group]}
        columns={columns}
        rows={rows.slice(0, limit)}
        rowKey={({ checked }) => String(checked.row)}
      />
    </ListPage>
  );
}, isSameGroup);
