import { CsvRecords } from './csv-records.ts';
import type { CsvRecord, CsvRecordReader } from './csv-records.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** Most characters of a header searched for the delimiter. */
const HEADER_LOOK = 65_536;

/** Delimiters of an import file. [GV-13] */
export const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

interface ReaderOptions {
  /** The text was copied from a spreadsheet: a tab in the header is the delimiter. */
  readonly isCopied: boolean;
}

/**
 * Returns the more frequent of comma and semicolon outside quotes, the comma in a tie. The tab of copied spreadsheet cells counts
 * only without both, unless the text `isCopied`. [GV-13, GZ-3]
 */
export function detectDelimiter(
  header: string,
  { isCopied }: ReaderOptions = { isCopied: false },
): Delimiter {
  const counts: Record<Delimiter, number> = { ',': 0, ';': 0, '\t': 0 };
  let isQuoted = false;
  for (const char of header) {
    if (char === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (char === ',' || char === ';' || char === '\t')) counts[char] += 1;
  }
  if (counts['\t'] > 0 && (isCopied || (counts[','] === 0 && counts[';'] === 0))) return '\t';
  return counts[';'] > counts[','] ? ';' : ',';
}

/** Returns whether all cells are empty or spaces, without an open quote. [GV-13] */
export function isBlank({ cells, isMalformed }: CsvRecord): boolean {
  return !isMalformed && cells.every((cell) => cell.trim() === '');
}

/** Drops the byte order mark and blank lines. [GV-13] */
export class CsvReader implements CsvRecordReader {
  readonly #options: ReaderOptions | undefined;
  #records: CsvRecords | null = null;
  #isStarted = false;
  /** The header so far, and how far it was scanned. */
  #header = '';
  #seen = 0;
  #isQuoted = false;
  #blankLines = 0;

  constructor(options?: ReaderOptions) {
    this.#options = options;
  }

  push(text: string): CsvRecord[] {
    if (this.#records !== null) return this.#records.push(text).filter((record) => !isBlank(record));
    if (text === '') return [];
    const isFirst = !this.#isStarted && text.startsWith(BYTE_ORDER_MARK);
    this.#isStarted = true;
    this.#header += isFirst ? text.slice(1) : text;
    return this.#isHeaderComplete() ? this.#startRecords() : [];
  }

  end(): CsvRecord[] {
    const first = this.#records === null ? this.#startRecords() : [];
    return [...first, ...(this.#records?.end() ?? []).filter((record) => !isBlank(record))];
  }

  /** Returns whether the header ends in the text so far, which is scanned from where the last call ended; drops blank lines. */
  #isHeaderComplete(): boolean {
    for (; this.#seen < this.#header.length; this.#seen += 1) {
      if (this.#seen === HEADER_LOOK) return true;
      const char = this.#header[this.#seen];
      if (char === '"') this.#isQuoted = !this.#isQuoted;
      if (this.#isQuoted || (char !== '\n' && char !== '\r')) continue;
      if (this.#header.slice(0, this.#seen).trim() !== '') return true;
      const isSecond = char === '\n' && this.#isCrBefore;
      this.#isCrBefore = char === '\r';
      if (!isSecond) this.#blankLines += 1;
      this.#header = this.#header.slice(this.#seen + 1);
      this.#seen = -1;
    }
    return false;
  }

  #isCrBefore = false;

  #startRecords(): CsvRecord[] {
    const header = this.#header.slice(0, this.#seen);
    this.#records = new CsvRecords(detectDelimiter(header, this.#options), this.#blankLines + 1);
    return this.#records.push(this.#header).filter((record) => !isBlank(record));
  }
}
