/** One record, including line breaks in quotes. */
export interface CsvRecord {
  readonly cells: readonly string[];
  /** First line in the file, from 1. */
  readonly line: number;
  /** Its row in a spreadsheet, from 1: line breaks in quotes begin none, blank lines do. */
  readonly sheetRow: number;
  /** A quote inside a bare cell, text after a closing quote, or an unclosed quote. */
  readonly isMalformed: boolean;
}

/** Returns the records completed by each chunk. */
export interface CsvRecordReader {
  push: (text: string) => CsvRecord[];
  /** The last record, without a line break at its end. */
  end: () => CsvRecord[];
}

const QUOTE = 0x22;
const LF = 0x0a;
const CR = 0x0d;

const BARE = 0;
const QUOTED = 1;
const CLOSED = 2;

/** Parses CSV (RFC 4180) in one pass, wherever chunks are cut. Malformed quotes affect only their record. [GV-13] */
export class CsvRecords implements CsvRecordReader {
  readonly #delimiter: number;
  #state: typeof BARE | typeof QUOTED | typeof CLOSED = BARE;
  #cell = '';
  #cells: string[] = [];
  #line: number;
  #startLine: number;
  #sheetRow: number;
  #isMalformed = false;
  #isAfterCr = false;
  /** True even for an empty quoted cell. */
  #isBegun = false;

  constructor(delimiter: string, firstLine = 1) {
    this.#delimiter = delimiter.charCodeAt(0);
    this.#line = firstLine;
    this.#startLine = firstLine;
    this.#sheetRow = firstLine;
  }

  push(text: string): CsvRecord[] {
    const records: CsvRecord[] = [];
    for (let at = 0; at < text.length; at += 1) {
      const end = this.#plainEnd(text, at);
      if (end > at) {
        this.#cell += text.slice(at, end);
        this.#isAfterCr = false;
        this.#isBegun = true;
      }
      at = end;
      if (at === text.length) break;
      const char = text.charCodeAt(at);
      const isSecondOfBreak = this.#isAfterCr && char === LF;
      this.#isAfterCr = char === CR;
      if (this.#state === QUOTED) this.#takeQuoted(char, isSecondOfBreak);
      // Outside quotes, the LF after a CR is ignored.
      else if (!isSecondOfBreak) this.#take(char, records);
    }
    return records;
  }

  end(): CsvRecord[] {
    if (this.#state === QUOTED) this.#isMalformed = true;
    return this.#isBegun ? [this.#finish()] : [];
  }

  /** Returns the end of the characters that only extend the cell; none after a closing quote. */
  #plainEnd(text: string, from: number): number {
    if (this.#state === CLOSED) return from;
    const delimiter = this.#state === QUOTED ? QUOTE : this.#delimiter;
    let at = from;
    for (; at < text.length; at += 1) {
      const char = text.charCodeAt(at);
      if (char === delimiter || char === QUOTE || char === LF || char === CR) break;
    }
    return at;
  }

  #take(char: number, records: CsvRecord[]): void {
    if (char === this.#delimiter) this.#endCell();
    else if (char === LF || char === CR) records.push(this.#finish());
    else if (this.#state === CLOSED) this.#takeBehindQuote(char);
    else this.#openQuote();
    if (char !== LF && char !== CR) this.#isBegun = true;
  }

  /** Takes a quote, which ends the quoted text, or a line break, which belongs to the cell and is counted. */
  #takeQuoted(char: number, isSecondOfBreak: boolean): void {
    if (char === QUOTE) {
      this.#state = CLOSED;
      return;
    }
    // Only line breaks are left; the LF after a CR is counted with it.
    if (!isSecondOfBreak) this.#line += 1;
    this.#cell += String.fromCharCode(char);
  }

  #takeBehindQuote(char: number): void {
    this.#cell += String.fromCharCode(char);
    if (char === QUOTE) {
      this.#state = QUOTED;
      return;
    }
    this.#isMalformed = true;
    this.#state = BARE;
  }

  #openQuote(): void {
    if (this.#cell === '') {
      this.#state = QUOTED;
      return;
    }
    this.#isMalformed = true;
    this.#cell += '"';
  }

  #endCell(): void {
    this.#cells.push(this.#cell);
    this.#cell = '';
    this.#state = BARE;
  }

  #finish(): CsvRecord {
    this.#endCell();
    const record = {
      cells: this.#cells,
      line: this.#startLine,
      sheetRow: this.#sheetRow,
      isMalformed: this.#isMalformed,
    };
    this.#sheetRow += 1;
    this.#cells = [];
    this.#isMalformed = false;
    this.#isBegun = false;
    this.#line += 1;
    this.#startLine = this.#line;
    return record;
  }
}
