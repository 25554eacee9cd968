import { ImportChecker } from './check-import.ts';
import type { FileIssue } from './check-import.ts';
import type { ImportQuestion } from './check-rows.ts';
import { RowsByPerson } from '../invitation-row.ts';
import type { CheckedRow } from './import-row.ts';

/** So much of a file is judged at once, in UTF-16 units: a few hundred rows, so that a page answers in between. */
export const IMPORT_SLICE_LENGTH = 8_192;

/** What a step of judging a file brought. */
export interface ImportBatch {
  /** The rows that were completed, in the order of the file. */
  readonly rows: readonly CheckedRow[];
  /** What is wrong with the whole file. Once there is something, this is the last batch and no row of the file counts. */
  readonly fileIssues: readonly FileIssue[];
  readonly isLast: boolean;
}

function stepOf(checker: ImportChecker, rows: readonly CheckedRow[], isEnd: boolean): ImportBatch {
  const { fileIssues } = checker;
  return { rows, fileIssues, isLast: isEnd || fileIssues.length > 0 };
}

/** So many of the invitations and memberships there are get gathered at once. */
const ROWS_AT_ONCE = 2_000;

const NO_ROWS: ImportBatch = Object.freeze({ rows: [], fileIssues: [], isLast: false });

/** Gathers what there is by person, in steps that bring no rows, and ends with whoever judges by it. */
function* startChecker(question: ImportQuestion): Generator<ImportBatch, ImportChecker> {
  const rows = new RowsByPerson();
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

/**
 * Judges an import file step by step, given as text or as its pieces in order. Each step takes a bounded part of the file and is
 * done when it is asked for, so whoever asks may let the page draw in between. All steps together give the rows of
 * `checkImport`, wherever the pieces are cut; the last one says so. [GV-13, GV-14]
 */
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
