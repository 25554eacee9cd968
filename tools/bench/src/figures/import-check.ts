import { ImportChecker, checkImport, reviewImport, type ImportQuestion } from '@partyline/invitations';
import { median, type Figure } from '../figure.ts';
import { compareWork } from '../interleave.ts';
import { importCase } from '../reference/import-file.ts';
import { checkByHand } from '../reference/papaparse-import.ts';

const ROWS = 10_000;
const LIMIT = 1.3;
const LONGEST_BLOCK_MS = 50;
/** Chunk size of a browser's file stream. */
const PIECE = 65_536;

/** Returns how long one chunk blocks the thread between two paints, at most, in milliseconds. */
function longestPiece(text: string, question: ImportQuestion): number {
  const checker = new ImportChecker(question);
  let longest = 0;
  for (let at = 0; at <= text.length; at += PIECE) {
    const started = performance.now();
    if (at + PIECE > text.length) {
      checker.push(text.slice(at));
      checker.end();
    } else {
      checker.push(text.slice(at, at + PIECE));
    }
    longest = Math.max(longest, performance.now() - started);
  }
  return longest;
}

/** Rows of a usual import, and of those that are edited in place. */
const EDITED_ROWS = 1_000;
/** So that a typed character shows within the frame after next. */
const EDIT_MS = 16;

/** Returns how long the page takes to judge all rows again after one changed cell, in milliseconds. */
function reviewTime(): number {
  const { text, question } = importCase(EDITED_ROWS);
  const { rows } = checkImport(text, question);
  const edits = { 500: { cells: { email: 'changed@example.org' } } };
  return median(
    Array.from({ length: 31 }, () => {
      const started = performance.now();
      reviewImport(rows, edits, question);
      return performance.now() - started;
    }),
  );
}

/** Measures R2: checks an invitation file, beside papaparse and hand-written checks; its longest chunk, and a changed cell. */
export function measureImportCheck(): Figure[] {
  const { text, question } = importCase(ROWS);
  assertSameAnswers(text, question);
  const { ours, reference, ratio } = compareWork(
    { ours: () => checkImport(text, question), reference: () => checkByHand(text, question) },
    61,
    20,
  );
  const block = median(Array.from({ length: 31 }, () => longestPiece(text, question)));
  const review = reviewTime();
  return [
    {
      id: 'R2',
      what: `${ROWS} rows of invitations parsed and checked`,
      ours: `${ours.toFixed(1)} ms`,
      reference: `papaparse, by hand ${reference.toFixed(1)} ms`,
      result: `${ratio.toFixed(2)} x`,
      goal: `<= ${LIMIT} x`,
      met: ratio <= LIMIT,
    },
    {
      id: 'R2',
      what: `the same, longest of its steps of ${PIECE / 1024} kB`,
      ours: `${block.toFixed(1)} ms`,
      reference: '',
      result: `${block.toFixed(1)} ms`,
      goal: `<= ${LONGEST_BLOCK_MS} ms`,
      met: block <= LONGEST_BLOCK_MS,
    },
    {
      id: 'R2',
      what: `${EDITED_ROWS} rows of invitations judged again after one changed cell`,
      ours: `${review.toFixed(1)} ms`,
      reference: '',
      result: `${review.toFixed(1)} ms`,
      goal: `<= ${EDIT_MS} ms`,
      met: review <= EDIT_MS,
    },
  ];
}

/** Throws unless both give equal results; otherwise the comparison is not valid. */
function assertSameAnswers(text: string, question: ImportQuestion): void {
  const { rows } = checkImport(text, question);
  const byHand = checkByHand(text, question);
  const differs = byHand.find(({ status }, index) => status !== rows[index]?.status);
  if (rows.length !== ROWS || byHand.length !== ROWS || differs)
    throw new Error(`R2: the two disagree on row ${differs?.row ?? 'count'}.`);
}
