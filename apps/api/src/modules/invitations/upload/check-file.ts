import {
  ImportChecker,
  IMPORT_SLICE_LENGTH,
  type CheckedRow,
  HeldAccessByEmail,
  type FileIssue,
  type ImportQuestion,
} from '@partyline/invitations';
import type { UPLOAD_ISSUE_TEXTS } from '@partyline/texts';
import { csvFileIssue } from '@partyline/validation';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ApiFailure, type Sentence } from '../../../http/errors/api-failure.ts';
import type { Upload } from '../../../http/requests/read-upload.ts';

type UploadIssue = keyof typeof UPLOAD_ISSUE_TEXTS;

/** Reads all addresses by row number, before any lookup. Refuses with `file-not-proper` like `checkFile`. [GV-13] */
export async function readAddresses(
  file: Upload,
  question: ImportQuestion,
): Promise<ReadonlyMap<number, string>> {
  const rows = await checkFile(file, question, new HeldAccessByEmail());
  return new Map(rows.map(({ row, email }) => [row, email]));
}

/**
 * Judges the rows in slices, to let other calls run in between. Refuses a wrong name, bytes, header or length with
 * `file-not-proper`. [GV-13, GV-14, GZ-3, GZ-4, VAL-27]
 */
export async function checkFile(
  file: Upload,
  question: ImportQuestion,
  held: HeldAccessByEmail,
): Promise<readonly CheckedRow[]> {
  requireName(file);
  const checker = new ImportChecker(question, held);
  const rows: CheckedRow[] = [];
  for (const text of textOf(file)) {
    for (let at = 0; at < text.length; at += IMPORT_SLICE_LENGTH) {
      rows.push(...checker.push(text.slice(at, at + IMPORT_SLICE_LENGTH)));
      requireWhole(checker.fileIssues);
      await nextTurn();
    }
  }
  rows.push(...checker.end());
  requireWhole(checker.fileIssues);
  return rows;
}

function requireName({ name, size }: Upload): void {
  const issue = csvFileIssue({ name, size });
  if (issue !== null) throw notProper(issue, (texts) => texts.FORM_ISSUE_TEXTS[issue]);
}

function requireWhole([issue]: readonly FileIssue[]): void {
  if (issue !== undefined) throw notProper(issue.code, (texts) => texts.importFileIssueText(issue));
}

/** Decodes a CSV file; recognises spreadsheets and other encodings. [GV-13] */
function* textOf({ chunks }: Upload): Generator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const issue = issueOfStart(chunks[0]);
  if (issue !== null) throw uploadFailure(issue);
  for (const chunk of chunks) yield plain(() => decoder.decode(chunk, { stream: true }));
  yield plain(() => decoder.decode());
}

function plain(decode: () => string): string {
  let text: string;
  try {
    text = decode();
  } catch {
    throw uploadFailure('file-not-utf8');
  }
  if (text.includes('\0')) throw uploadFailure('file-not-utf8');
  return text;
}

/** Recognises an unsuitable file by its first bytes: zip (spreadsheets), or UTF-16 with a BOM. */
function issueOfStart(start: Buffer | undefined): UploadIssue | null {
  if (start === undefined || start.length < 2) return null;
  if (start[0] === 0x50 && start[1] === 0x4b) return 'file-is-archive';
  const mark = start.readUInt16BE(0);
  return mark === 0xfeff || mark === 0xfffe ? 'file-not-utf8' : null;
}

function uploadFailure(issue: UploadIssue): ApiFailure {
  return notProper(issue, (texts) => texts.UPLOAD_ISSUE_TEXTS[issue]);
}

function notProper(reason: string, message: Sentence): ApiFailure {
  return new ApiFailure('file-not-proper', { reason, message });
}
