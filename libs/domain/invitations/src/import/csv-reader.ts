import { CsvRecords } from './csv-records.ts';
import type { CsvRecord, CsvRecordReader } from './csv-records.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** So many characters of a header are looked at; behind them a line is read on as it comes, however long it is. */
const HEADER_LOOK = 65_536;

/** The delimiters of an import file. [GV-13] */
export const DELIMITERS = [',', ';', '\t'] as const;
/** One of {@link DELIMITERS}. */
export type Delimiter = (typeof DELIMITERS)[number];

/**
 * Returns the more frequent of comma and semicolon outside quotes in a header line, the comma in a tie. The tab, which
 * spreadsheets put between copied cells, counts only in a header with neither. [GV-13, GZ-3]
 */
export function detectDelimiter(header: string): Delimiter {
  const counts: Record<Delimiter, number> = { ',': 0, ';': 0, '\t': 0 };
  let isQuoted = false;
  for (const char of header) {
    if (char === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (char === ',' || char === ';' || char === '\t')) counts[char] += 1;
  }
  if (counts[','] === 0 && counts[';'] === 0 && counts['\t'] > 0) return '\t';
  return counts[';'] > counts[','] ? ';' : ',';
}

/** Whether a record has nothing in it: every cell is empty or nothing but spaces, and no quote is left open. [GV-13] */
export function isBlank({ cells, isMalformed }: CsvRecord): boolean {
  return !isMalformed && cells.every((cell) => cell.trim() === '');
}

/**
 * Reads an import file from any pieces: a byte order mark is dropped, the delimiter found in the first line that is not
 * blank, and blank lines are left out. [GV-13]
 */
export class CsvReader implements CsvRecordReader {
  #records: CsvRecords | null = null;
  #isStarted = false;
  /** What has been read of the header line, and how far it was looked at. */
  #header = '';
  #seen = 0;
  #isQuoted = false;
  #blankLines = 0;

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

  /** Looks on from where it stopped; lines that are blank are dropped as they end. */
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
    this.#records = new CsvRecords(detectDelimiter(header), this.#blankLines + 1);
    return this.#records.push(this.#header).filter((record) => !isBlank(record));
  }
}
