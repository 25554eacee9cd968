import { Button, Group, Stack, Text } from '@mantine/core';
import type { CellSuggestion, CheckedRow, RowIssue } from '@partyline/invitations';
import { IMPORT_ROW_STATUS_TEXTS, importRowIssueText, screens } from '@partyline/texts';
import { StateGlyph } from '@partyline/ui';
import { IconCircleCheck } from '@tabler/icons-react';
import { createContext, useContext } from 'react';
import styles from './edit-cell.module.css';
import type { SentRow } from './send-rows.ts';

const words = screens.importPeople;
const READY = <IconCircleCheck color="var(--pl-ok)" size={16} stroke={1.75} aria-hidden="true" />;

/** A row as the page shows it. */
export interface ShownRow {
  readonly checked: CheckedRow;
  /** The server's answer, if it was sent and not changed since. */
  readonly sent: SentRow | undefined;
  readonly isLeftOut: boolean;
  readonly isCorrected: boolean;
}

/** Suggests corrections of a row, by all rows of the moment. */
export const SuggestContext = createContext<(row: CheckedRow) => readonly CellSuggestion[]>(() => []);

export interface RowActions {
  readonly onUse: (row: number, suggestion: CellSuggestion) => void;
  readonly onLeaveOut: (row: number, isLeftOut: boolean) => void;
  /** Takes the cells of a flawed row as they are shown. */
  readonly onConfirm: (row: number) => void;
}

/** Returns the id of a row's result, which describes its cells. */
export const resultId = (row: number): string => `import-${row}-result`;

/** Describes an issue of a row, with the value of its cell. */
function issueText({ field, value, code, otherRow }: RowIssue): string {
  if (otherRow !== undefined) return words.sameRow(otherRow);
  const reason = importRowIssueText(code);
  return field === null || value === '' ? reason : words.valueIssue(value, reason);
}

/** Renders what became of a row, what is wrong with it, and what can be done about it. [PLUS-2, GV-14] */
export function RowResult({ row, actions }: { readonly row: ShownRow; readonly actions: RowActions }) {
  const suggest = useContext(SuggestContext);
  const { checked, sent } = row;
  return (
    <Stack id={resultId(checked.row)} component="span" className={styles.result ?? ''} gap={2}>
      <Outcome {...row} />
      {sent === undefined && !row.isLeftOut
        ? suggest(checked).map((suggestion) => (
            <Suggestion
              key={suggestion.field}
              suggestion={suggestion}
              onUse={() => actions.onUse(checked.row, suggestion)}
            />
          ))
        : null}
      {sent === undefined ? <RowButtons row={row} actions={actions} /> : null}
    </Stack>
  );
}

function Outcome({ checked, sent, isLeftOut, isCorrected }: ShownRow) {
  if (isLeftOut) return <Dim text={words.groups.out} />;
  if (sent !== undefined && sent.status !== 'sent' && sent.status !== 'duplicate')
    return <Bad text={sent.message === '' ? IMPORT_ROW_STATUS_TEXTS[sent.status] : sent.message} />;
  if (sent?.status === 'duplicate' || (sent === undefined && checked.status === 'duplicate')) {
    const [issue] = checked.issues;
    return <Dim text={issue === undefined ? IMPORT_ROW_STATUS_TEXTS.duplicate : issueText(issue)} />;
  }
  if (sent !== undefined || checked.status === 'valid') {
    const ready = isCorrected ? words.corrected : words.ok;
    return (
      <Group component="span" gap={6} wrap="nowrap">
        {READY}
        {sent === undefined ? ready : IMPORT_ROW_STATUS_TEXTS.sent}
      </Group>
    );
  }
  return checked.issues.map((issue) => (
    <Bad key={`${issue.field} ${issue.code}`} field={issue.field} text={issueText(issue)} />
  ));
}

interface SuggestionProps {
  readonly suggestion: CellSuggestion;
  readonly onUse: () => void;
}

/** Renders a value that may be meant; one that would not make the row valid says why, and is not offered. [PLUS-2] */
function Suggestion({ suggestion: { value, issue }, onUse }: SuggestionProps) {
  if (issue !== null) return <Dim text={words.meantBut(value, issueText({ ...issue, field: null }))} />;
  return (
    <span className={styles.buttons}>
      {words.didYouMean(value)}
      <Button size="xs" aria-label={words.useValue(value)} onClick={onUse}>
        {words.use}
      </Button>
    </span>
  );
}

function RowButtons({ row, actions }: { readonly row: ShownRow; readonly actions: RowActions }) {
  const { checked, isLeftOut } = row;
  const codes = checked.issues.map(({ code }) => code);
  const isFlawed = checked.flaw !== null;
  if (!isLeftOut && !isFlawed && !codes.includes('self')) return null;
  const leave = isLeftOut ? words.putBack : words.leaveOut;
  return (
    <span className={styles.buttons}>
      <Button
        size="xs"
        aria-label={words.ofRow(leave, checked.sheetRow)}
        onClick={() => actions.onLeaveOut(checked.row, !isLeftOut)}
      >
        {leave}
      </Button>
      {checked.flaw === 'row-malformed' && !isLeftOut ? (
        <Button
          size="xs"
          aria-label={words.ofRow(words.asShown, checked.sheetRow)}
          onClick={() => actions.onConfirm(checked.row)}
        >
          {words.asShown}
        </Button>
      ) : null}
    </span>
  );
}

function Dim({ text }: { readonly text: string }) {
  return (
    <Text component="span" c="dimmed" fz="inherit">
      {text}
    </Text>
  );
}

function Bad({ field = null, text }: { readonly field?: RowIssue['field']; readonly text: string }) {
  return (
    <Group
      component="span"
      className={styles.issue ?? ''}
      gap={6}
      wrap="nowrap"
      align="flex-start"
      c="var(--pl-text)"
    >
      <StateGlyph glyph="error" size={16} />
      <span>
        {field === null ? null : <b>{words.fields[field]} </b>}
        {text}
      </span>
    </Group>
  );
}
