import { Group, SegmentedControl, Stack } from '@mantine/core';
import { USER_LIST_LIMIT, type CheckedRow, type RowIssue } from '@partyline/invitations';
import { IMPORT_ROW_STATUS_TEXTS, importRowIssueText, screens } from '@partyline/texts';
import { DataTable, ListPage, ShowMore, StateGlyph, Toolbar, type DataColumn } from '@partyline/ui';
import { IconCircleCheck } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { SentRow } from './send-rows.ts';

const words = screens.importPeople;
const VIEWS = [
  { value: 'bad', label: words.showBad },
  { value: 'all', label: words.showAll },
];

/** A checked row with the server's answer, if it was sent. */
interface ShownRow {
  readonly checked: CheckedRow;
  readonly sent: SentRow | undefined;
}

const isBad = ({ checked, sent }: ShownRow): boolean =>
  checked.status !== 'valid' || (sent !== undefined && sent.status !== 'sent');

const COLUMNS: readonly DataColumn<ShownRow>[] = [
  { key: 'email', head: words.columns.email, cell: ({ checked }) => checked.cells.email, place: 'title' },
  { key: 'row', head: words.columns.row, cell: ({ checked }) => checked.row },
  { key: 'role', head: words.columns.role, cell: ({ checked }) => checked.cells.role },
  { key: 'workspace', head: words.columns.workspace, cell: ({ checked }) => checked.cells.workspace },
  { key: 'result', head: words.columns.result, cell: (row) => <Result {...row} /> },
];

interface ImportPreviewProps {
  readonly rows: readonly CheckedRow[];
  readonly results: readonly SentRow[];
}

/** Renders the checked rows, invalid ones first, with reasons. [PLUS-2, GV-14] */
export function ImportPreview({ rows, results }: ImportPreviewProps) {
  const [view, setView] = useState<string | null>(null);
  const [limit, setLimit] = useState(USER_LIST_LIMIT);
  const all = useMemo((): readonly ShownRow[] => {
    const sent = new Map(results.map((result) => [result.checked, result]));
    return rows.map((checked) => ({ checked, sent: sent.get(checked) }));
  }, [rows, results]);
  const bad = useMemo(() => all.filter(isBad), [all]);
  const chosen = view ?? (bad.length > 0 ? 'bad' : 'all');
  const listed = chosen === 'bad' ? bad : all;
  if (rows.length === 0) return null;
  return (
    <section aria-label={words.rowsLabel}>
      <ListPage
        filters={
          bad.length === 0 ? null : (
            <Toolbar>
              <SegmentedControl aria-label={words.show} data={VIEWS} value={chosen} onChange={setView} />
            </Toolbar>
          )
        }
        pages={
          listed.length > limit ? (
            <ShowMore more={{ label: words.more, onClick: () => setLimit(limit + USER_LIST_LIMIT) }} />
          ) : null
        }
      >
        <DataTable
          label={words.rowsLabel}
          columns={COLUMNS}
          rows={listed.slice(0, limit)}
          rowKey={({ checked }) => String(checked.row)}
        />
      </ListPage>
    </section>
  );
}

function Result({ checked, sent }: ShownRow) {
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

function issueText({ field, value, code }: RowIssue): string {
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
