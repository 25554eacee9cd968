import { ImportChecker } from './check-import.ts';
import type { FileIssue } from './check-import.ts';
import type { ImportQuestion } from './check-rows.ts';
import { HeldAccessByEmail } from '../invitation/held-access.ts';
import type { CheckedRow } from './import-row.ts';

/** UTF-16 units per step: a few hundred rows, to keep the page responsive. */
export const IMPORT_SLICE_LENGTH = 8_192;

export interface ImportBatch {
  /** Completed rows, in file order. */
  readonly rows: readonly CheckedRow[];
  /** Of the whole file; then no row counts. */
  readonly fileIssues: readonly FileIssue[];
  /** Of the header, once it was read. */
  readonly ignoredColumns: readonly string[];
  readonly isLast: boolean;
}

function stepOf(checker: ImportChecker, rows: readonly CheckedRow[], isEnd: boolean): ImportBatch {
  const { fileIssues, ignoredColumns } = checker;
  return { rows, fileIssues, ignoredColumns, isLast: isEnd || fileIssues.length > 0 };
}

/** Existing rows grouped per step. */
const ROWS_AT_ONCE = 2_000;

const NO_ROWS: ImportBatch = Object.freeze({
  rows: [],
  fileIssues: [],
  ignoredColumns: [],
  isLast: false,
});

/** Groups existing rows by user, in steps without rows, then returns the checker. */
function* startChecker(question: ImportQuestion): Generator<ImportBatch, ImportChecker> {
  const rows = new HeldAccessByEmail();
  let count = 0;
  for (const row of question.rows) {
    rows.add(row);
    count += 1;
    if (count % ROWS_AT_ONCE === 0) yield NO_ROWS;
  }
  return new ImportChecker(question, rows);
}

function* listSteps(checker: ImportChecker, text: string): Generator<ImportBatch, void> {
  for (let at = 0; at < text.length; at += IMPORT_SLICE_LENGTH) {
    const step = stepOf(checker, checker.push(text.slice(at, at + IMPORT_SLICE_LENGTH)), false);
    yield step;
    if (step.isLast) return;
  }
}

/** Validates an import file in lazy bounded steps, so that the page can render in between. [GV-13, GV-14] */
export function* listImportBatches(
  file: string | Iterable<string>,
  question: ImportQuestion,
): Generator<ImportBatch, void> {
  const checker = yield* startChecker(question);
  for (const piece of typeof file === 'string' ? [file] : file) {
    yield* listSteps(checker, piece);
    if (checker.fileIssues.length > 0) return;
  }
  yield stepOf(checker, checker.end(), true);
}
