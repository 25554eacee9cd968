import { Group, Stack, Text } from '@mantine/core';
import {
  IMPORT_GROUPS,
  importGroupOf,
  USER_LIST_LIMIT,
  type CheckedRow,
  type ImportGroup,
  type RowIssue,
} from '@partyline/invitations';
import { IMPORT_ROW_STATUS_TEXTS, importRowIssueText, screens } from '@partyline/texts';
import { DataTable, ListPage, ShowMore, StateGlyph, type DataColumn } from '@partyline/ui';
import { IconCircleCheck } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { SentRow } from './send-rows.ts';

const words = screens.importPeople;
/** A checked row with the server's answer, if it was sent. */
interface ShownRow {
  readonly checked: CheckedRow;
  readonly sent: SentRow | undefined;
}

const COLUMNS: readonly DataColumn<ShownRow>[] = [
  { key: 'email', head: words.columns.email, cell: ({ checked }) => checked.cells.email, place: 'title' },
  { key: 'row', head: words.columns.row, cell: ({ checked }) => checked.sheetRow },
  { key: 'role', head: words.columns.role, cell: ({ checked }) => checked.cells.role },
  { key: 'workspace', head: words.columns.workspace, cell: ({ checked }) => checked.cells.workspace },
  { key: 'endsAt', head: words.columns.endsAt, cell: ({ checked }) => checked.cells.endsAt },
  { key: 'result', head: words.columns.result, cell: (row) => <Result {...row} /> },
];

interface ImportPreviewProps {
  readonly rows: readonly CheckedRow[];
  readonly results: readonly SentRow[];
}

/** Renders the checked rows in groups, those to correct first, with reasons. [PLUS-2, GV-14] */
export function ImportPreview({ rows, results }: ImportPreviewProps) {
  const groups = useMemo(() => {
    const sent = new Map(results.map((result) => [result.checked, result]));
    const shown = rows.map((checked): ShownRow => ({ checked, sent: sent.get(checked) }));
    return new Map(
      IMPORT_GROUPS.map((group) => [
        group,
        shown.filter((row) => importGroupOf(row.checked, row.sent?.status) === group),
      ]),
    );
  }, [rows, results]);
  if (rows.length === 0) return null;
  return (
    <Stack component="section" aria-label={words.rowsLabel}>
      {IMPORT_GROUPS.map((group) => (
        <RowGroup key={group} group={group} rows={groups.get(group) ?? []} />
      ))}
    </Stack>
  );
}

interface RowGroupProps {
  readonly group: ImportGroup;
  readonly rows: readonly ShownRow[];
}

function RowGroup({ group, rows }: RowGroupProps) {
  const [limit, setLimit] = useState(USER_LIST_LIMIT);
  if (rows.length === 0) return null;
  const text = group === 'bad' || group === 'there' ? words.groupTexts[group] : null;
  return (
    <ListPage
      title={`${words.groups[group]} ${screens.manageInvite.total(rows.length)}`}
      tools={
        text === null ? null : (
          <Text c="dimmed" fz="sm">
            {text}
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
        columns={COLUMNS}
        rows={rows.slice(0, limit)}
        rowKey={({ checked }) => String(checked.row)}
      />
    </ListPage>
  );
}

function Result({ checked, sent }: ShownRow) {
  if (importGroupOf(checked, sent?.status) === 'there') {
    const [issue] = checked.issues;
    return (
      <Text component="span" c="dimmed" fz="inherit">
        {issue === undefined ? IMPORT_ROW_STATUS_TEXTS.duplicate : issueText(issue)}
      </Text>
    );
  }
  if (sent !== undefined && sent.status !== 'sent') {
    return <Bad text={sent.message === '' ? IMPORT_ROW_STATUS_TEXTS[sent.status] : sent.message} />;
  }
  if (checked.status === 'valid') {
    return (
      <Group component="span" gap={6} wrap="nowrap">
        <IconCircleCheck color="var(--pl-ok)" size={16} stroke={1.75} aria-hidden="true" />
        {sent === undefined ? words.ok : IMPORT_ROW_STATUS_TEXTS.sent}
      </Group>
    );
  }
  return (
    <Stack component="span" gap={2}>
      {checked.issues.map((issue) => (
        <Bad key={`${issue.field} ${issue.code}`} field={issue.field} text={issueText(issue)} />
      ))}
    </Stack>
  );
}

function issueText({ field, value, code, otherRow }: RowIssue): string {
  if (otherRow !== undefined) return words.sameRow(otherRow);
  const reason = importRowIssueText(code);
  return field === null || value === '' ? reason : words.valueIssue(value, reason);
}

function Bad({ field = null, text }: { readonly field?: RowIssue['field']; readonly text: string }) {
  return (
    <Group component="span" gap={6} wrap="nowrap" align="flex-start" c="var(--pl-text)">
      <StateGlyph glyph="error" size={16} />
      <span>
        {field === null ? null : <b>{words.fields[field]} </b>}
        {text}
      </span>
    </Group>
  );
}
