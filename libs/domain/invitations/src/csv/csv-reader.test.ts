import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvReader, detectDelimiter } from './csv-reader.ts';
import type { CsvRecord } from './csv-records.ts';

function read(...pieces: string[]): CsvRecord[] {
  const reader = new CsvReader();
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
}

const cellsOf = (...pieces: string[]) => read(...pieces).map(({ cells }) => cells);

describe('reading a CSV file', () => {
  it('[GV-13] takes commas and semicolons, whichever is commoner in the header line, the comma in a tie', () => {
    expect(
      ['a,b', 'a;b', 'a;b;c,d', 'a', 'a,b;c', '"x;y;z",b'].map((header) => detectDelimiter(header)),
    ).toEqual([',', ';', ';', ',', ',', ',']);
    expect(cellsOf('a;b\n1,5;2')).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
  });

  it.each([
    ['a\tb', '\t'],
    ['a\tb,c', ','],
    ['a\tb;c\td\te', ';'],
    ['a\tb\tc,d', ','],
    ['"a;b,c"\td', '\t'],
    ['"\t\t",b', ','],
    ['a;b,c', ','],
    ['a;b;c,d', ';'],
    ['a', ','],
  ])('[GV-13, GZ-3] detects the delimiter of the header %j as %j', (header, delimiter) => {
    expect(detectDelimiter(header)).toBe(delimiter);
  });

  it('[GV-13, GZ-3] splits at tabs under a header with neither comma nor semicolon', () => {
    expect(cellsOf('a\tb\n1,5\t2;3\n\t')).toEqual([
      ['a', 'b'],
      ['1,5', '2;3'],
    ]);
  });

  it('[GV-13] drops a byte order mark, also when it comes alone', () => {
    expect(cellsOf('\uFEFFa,b')).toEqual([['a', 'b']]);
    expect(cellsOf('\uFEFF', 'a,b')).toEqual([['a', 'b']]);
  });

  it.each(['\n', '\r\n', '\r'])('[GV-13] ends lines with %j, the last one or not', (end) => {
    const expected = [
      ['a', 'b'],
      ['1', ''],
      ['', '2'],
    ];
    expect(cellsOf(['a,b', '1,', ',2'].join(end))).toEqual(expected);
    expect(cellsOf(['a,b', '1,', ',2', ''].join(end))).toEqual(expected);
  });

  it('[GV-13] takes line breaks, delimiters and doubled quotes in quotes', () => {
    expect(cellsOf('a,b\n"1\r\n2, ""3""",x')).toEqual([
      ['a', 'b'],
      ['1\r\n2, "3"', 'x'],
    ]);
  });

  it('[GV-13] leaves out blank lines, and knows the line every record starts in', () => {
    const lines = read('\n \r\na,b\r\n\r\n"x\ny",1\n,\n2,3').map(({ cells, line }) => [line, ...cells]);
    expect(lines).toEqual([
      [3, 'a', 'b'],
      [5, 'x\ny', '1'],
      [8, '2', '3'],
    ]);
  });

  it('[GV-13] counts every kind of line break before the header, CR LF once', () => {
    const lineOfHeader = (before: string) => read(`${before}a,b`)[0]?.line;
    expect(['\n\n', '\r\r', '\r\n\r\n', '\n\r'].map(lineOfHeader)).toEqual([3, 3, 3, 3]);
  });

  it('[GV-13] finds the delimiter in the header alone: behind blank lines, quoted breaks and before a CR', () => {
    const table = [
      ['a', 'b'],
      ['1,2', '3,4'],
    ];
    expect(cellsOf('a;b\r1,2;3,4\r')).toEqual(table);
    expect(cellsOf('\n \na;b\n1,2;3,4')).toEqual(table);
    const quoted = [
      ['x\ny', 'b'],
      ['1', '2'],
    ];
    expect(cellsOf('"x\ny";b\n1;2')).toEqual(quoted);
    expect(cellsOf('\n"x\ny";b\n1;2')).toEqual(quoted);
  });

  it('[GV-13] marks wrong quotes and reads on behind them', () => {
    expect(
      read('a,b\nx"y,1\n"x"y,2\nok,3\n"never').map(({ cells, isMalformed }) => [isMalformed, ...cells]),
    ).toEqual([
      [false, 'a', 'b'],
      [true, 'x"y', '1'],
      [true, 'xy', '2'],
      [false, 'ok', '3'],
      [true, 'never'],
    ]);
  });

  it('is empty for nothing', () => {
    expect([cellsOf(), cellsOf(''), cellsOf('\uFEFF'), cellsOf('\n\r\n  \n')]).toEqual([[], [], [], []]);
  });
});

describe('the laws of reading', () => {
  const cell = fc
    .array(fc.constantFrom('a', 'ü', ',', ';', '\t', '"', '\n', '\r', '\r\n', ' ', '🎧'), { maxLength: 6 })
    .map((parts) => parts.join(''));
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
    );
  const print = (rows: string[][], delimiter: string, end: string) =>
    rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(delimiter)).join(end);

  it('[GV-13] a printed table, read, is the table', () => {
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n', '\r'),
        (rows, delimiter, end) => {
          // A header of one cell has no delimiter.
          const header = rows[0]!.map((_cell, at) => `h${at}`);
          const filled = rows.filter((row) => row.some((text) => text.trim() !== ''));
          const records = read(print([header, ...rows], header.length === 1 ? ',' : delimiter, end));
          expect(records.map(({ cells }) => cells)).toEqual([header, ...filled]);
          expect(records.some(({ isMalformed }) => isMalformed)).toBe(false);
        },
      ),
    );
  });

  it('[GV-13] the records are the same wherever the pieces are cut', () => {
    const text = fc
      .array(fc.constantFrom('a', '1', ',', ';', '\t', '"', '\n', '\r', '\r\n', ' ', '\uFEFF'), {
        maxLength: 40,
      })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, fc.array(fc.nat(40)), (whole, cuts) => {
        const at = [...new Set(cuts)].sort((a, b) => a - b);
        const pieces = [0, ...at].map((from, index) => whole.slice(from, at[index] ?? whole.length));
        expect(pieces.join('')).toBe(whole);
        expect(read(...pieces)).toEqual(read(whole));
        expect(read(...whole.split(''))).toEqual(read(whole));
      }),
    );
  });
});

describe('a first line longer than what is looked at for a delimiter', () => {
  it('[GV-13] is read the same in pieces', () => {
    const long = `a;b;${'"x\n"'.repeat(20_000)},,,,\n1;2\n`;
    expect(read(long.slice(0, 65_535), long.slice(65_535)).map(({ cells }) => cells.length)).toEqual(
      read(long).map(({ cells }) => cells.length),
    );
    expect(read(long).at(-1)?.cells).toEqual(['1', '2']);
    expect(new CsvReader().push(long)).toHaveLength(2);
    expect(read(...(long.match(/[^]{1,1000}/g) ?? []))).toEqual(read(long));
  });
});

it('[GV-14] keeps a line of which nothing but an open quote is left, for a row may be lost there', () => {
  const left = read('a,b\n1,2\n"');
  expect(left.map(({ cells, line, isMalformed }) => [cells, line, isMalformed])).toEqual([
    [['a', 'b'], 1, false],
    [['1', '2'], 2, false],
    [[''], 3, true],
  ]);
});
