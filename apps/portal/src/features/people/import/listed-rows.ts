import {
  IMPORT_COLUMNS,
  importGroupOf,
  type CheckedRow,
  type ImportEdits,
  type ImportGroup,
  type ImportReview,
  type RowEdit,
} from '@partyline/invitations';
import type { ShownRow } from './row-result.tsx';
import { isSameRow, type SentRow } from './send-rows.ts';

export interface ListedRow extends ShownRow {
  /** The cells as typed: the answer may be a moment behind. */
  readonly cells: CheckedRow['cells'];
  /** Cells that the user changed here. */
  readonly changed: ReadonlySet<string>;
}

/** Returns the group of a row. [PLUS-2] */
export const groupOf = ({ checked, sent, isLeftOut }: ListedRow): ImportGroup =>
  isLeftOut ? 'out' : importGroupOf(checked, sent?.status);

interface ListedRows {
  /** As the table has them. */
  readonly read: readonly CheckedRow[];
  readonly review: ImportReview;
  readonly edits: ImportEdits;
  readonly results: readonly SentRow[];
}

interface Listed {
  readonly checked: CheckedRow;
  readonly edit: RowEdit | undefined;
  readonly answer: SentRow | undefined;
  readonly row: ListedRow;
}

/** The rows listed last, by data row: an unchanged one is the same object again, and is not drawn again. */
export type ListedBefore = Map<number, Listed>;

/** Lists all rows of an import with the server's answers; an answer to a row that was changed since no longer counts. [PLUS-2, GV-14] */
export function listRows(
  { read, review, edits, results }: ListedRows,
  before: ListedBefore,
): readonly ListedRow[] {
  const byRow = new Map(review.rows.map((row) => [row.row, row]));
  const answers = new Map(results.map((result) => [result.checked.row, result]));
  return read.map((original) => {
    const edit = edits[original.row];
    const checked = byRow.get(original.row) ?? original;
    const answer = answers.get(original.row);
    const last = before.get(original.row);
    if (last?.checked === checked && last.edit === edit && last.answer === answer) return last.row;
    const row = listedRow(original, { checked, edit, answer });
    before.set(original.row, { checked, edit, answer, row });
    return row;
  });
}

function listedRow(original: CheckedRow, { checked, edit, answer }: Omit<Listed, 'row'>): ListedRow {
  const isAnswered = answer !== undefined && (answer.status === 'sent' || isSameRow(answer.checked, checked));
  return {
    checked,
    cells: { ...original.cells, ...edit?.cells },
    sent: isAnswered ? answer : undefined,
    isLeftOut: edit?.isLeftOut === true && !isAnswered,
    isCorrected: IMPORT_COLUMNS.some((column) => checked.cells[column] !== original.cells[column]),
    changed: new Set(Object.keys(edit?.cells ?? {})),
  };
}
