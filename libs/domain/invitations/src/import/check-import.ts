import { CSV_MAX_BYTES } from '@partyline/validation';
import { readRow, RowChecker } from './check-rows.ts';
import type { ImportLimits, ImportQuestion } from './check-rows.ts';
import { readHeader } from '../csv/csv-header.ts';
import type { ColumnPlaces, HeaderIssue } from '../csv/csv-header.ts';
import { CsvReader } from '../csv/csv-reader.ts';
import type { CsvRecord } from '../csv/csv-records.ts';
import type { CheckedRow } from './import-row.ts';
import { HeldAccessByEmail } from '../invitation/held-access.ts';

/** Most data rows per file. [GV-13] */
export const CSV_MAX_ROWS = 10_000;

const IMPORT_LIMITS: ImportLimits = { maxRows: CSV_MAX_ROWS, maxBytes: CSV_MAX_BYTES };

/** Nothing is sent then. [GV-13] */
export type FileIssue = HeaderIssue | { readonly code: 'file-empty' | 'file-too-large' | 'too-many-rows' };

export interface CheckedImport {
  /** Columns of the header that are not read, as written. */
  readonly ignoredColumns: readonly string[];
  readonly fileIssues: readonly FileIssue[];
  readonly rows: readonly CheckedRow[];
}

/** Returns the bytes of a character in UTF-8. Surrogates count two each, so chunks may split a pair. */
function bytesOf(unit: number): number {
  if (unit < 0x80) return 1;
  return unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 2 : 3;
}

/** Validates an import file chunk by chunk; stops at an error of the whole file. [GV-13, GV-14] */
export class ImportChecker {
  readonly #reader: CsvReader;
  readonly #checker: RowChecker;
  readonly #isWorkspaceOptional: boolean;
  readonly #limits: ImportLimits;
  #places: ColumnPlaces | null = null;
  #ignoredColumns: readonly string[] = [];
  #columnCount = 0;
  #bytes = 0;
  #rows = 0;
  #fileIssues: readonly FileIssue[] = [];

  /** `rows`: those of the question, if already grouped by user. */
  constructor(question: ImportQuestion, rows: HeldAccessByEmail = new HeldAccessByEmail(question.rows)) {
    this.#reader = new CsvReader({ isCopied: question.isCopied === true });
    this.#checker = new RowChecker(question, rows);
    this.#isWorkspaceOptional = question.defaultWorkspaceId !== undefined;
    this.#limits = { ...IMPORT_LIMITS, ...question.limits };
  }

  /** So far. */
  get fileIssues(): readonly FileIssue[] {
    return this.#fileIssues;
  }

  /** Known once the header was read. */
  get ignoredColumns(): readonly string[] {
    return this.#ignoredColumns;
  }

  push(text: string): CheckedRow[] {
    if (this.#fileIssues.length > 0) return [];
    const length = this.#fittingLength(text);
    const rows = this.#checkAll(this.#reader.push(text.slice(0, length)));
    const isTooLarge = length < text.length && this.#fileIssues.length === 0;
    if (isTooLarge) this.#fileIssues = [{ code: 'file-too-large' }];
    return rows;
  }

  end(): CheckedRow[] {
    if (this.#fileIssues.length > 0) return [];
    const rows = this.#checkAll(this.#reader.end());
    if (this.#places === null && this.#fileIssues.length === 0) this.#fileIssues = [{ code: 'file-empty' }];
    return rows;
  }

  /** Returns the length of the text that still fits, so that results do not depend on where chunks are cut. */
  #fittingLength(text: string): number {
    for (let at = 0; at < text.length; at += 1) {
      const bytes = this.#bytes + bytesOf(text.charCodeAt(at));
      if (bytes > this.#limits.maxBytes) return at;
      this.#bytes = bytes;
    }
    return text.length;
  }

  #checkAll(records: readonly CsvRecord[]): CheckedRow[] {
    const checked: CheckedRow[] = [];
    for (const record of records) {
      if (this.#places === null) {
        if (!this.#takeHeader(record)) return [];
        continue;
      }
      if (this.#rows >= this.#limits.maxRows) {
        this.#fileIssues = [{ code: 'too-many-rows' }];
        return checked;
      }
      this.#rows += 1;
      checked.push(this.#checker.check(readRow(record, this.#rows, this.#places, this.#columnCount)));
    }
    return checked;
  }

  #takeHeader(record: CsvRecord): boolean {
    const header = readHeader(record.cells, this.#isWorkspaceOptional ? ['workspace', 'endsAt'] : ['endsAt']);
    if (header.ok) {
      this.#places = header.value.places;
      this.#ignoredColumns = header.value.ignored;
    } else this.#fileIssues = header.error;
    this.#columnCount = record.cells.length;
    return header.ok;
  }
}

/** Validates an import file. No rows after an error of the whole file. [GV-13, GV-14, INV-16 … INV-20, INV-22] */
export function checkImport(file: string | Iterable<string>, question: ImportQuestion): CheckedImport {
  const checker = new ImportChecker(question);
  const rows: CheckedRow[] = [];
  for (const piece of typeof file === 'string' ? [file] : file) {
    for (const row of checker.push(piece)) rows.push(row);
  }
  for (const row of checker.end()) rows.push(row);
  const { fileIssues, ignoredColumns } = checker;
  return { fileIssues, ignoredColumns, rows: fileIssues.length > 0 ? [] : rows };
}
