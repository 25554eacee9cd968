import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeCell, textOfCell, BYTE_ORDER_MARK, CHUNK_ROWS, printCsv, printCell } from './print-csv.ts';
import { readStrictCsv } from './strict-csv.fixture.ts';

/** Texts made of the signs that matter, and any others. */
const tricky = fc.oneof(
  fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', '"', ',', 'a', ' ') }),
  fc.string({ unit: 'binary' }),
);

describe('a safe cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+49 30 1', "'+49 30 1"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['=', "'="],
    ['\uff1d1+1', "'\uff1d1+1"],
    ['\uff0b1', "'\uff0b1"],
    ['\uff0d1', "'\uff0d1"],
    ['\uff20x', "'\uff20x"],
    ["'\uff1d1", "''\uff1d1"],
    ["'=1", "''=1"],
    ["''@x", "'''@x"],
  ])('[GV-15] of %j is %j', (text, cell) => {
    expect(safeCell(text)).toBe(cell);
    expect(textOfCell(cell)).toBe(text);
  });

  it.each(['', 'Studio A', 'a=1', ' =1', '\n=1', "'", "'quoted'", "O'Neill", '1-2', 'crew@example.org'])(
    '[GV-15] of %j is itself',
    (text) => {
      expect(safeCell(text)).toBe(text);
      expect(textOfCell(text)).toBe(text);
    },
  );

  it.each(['=1', '-2', '@x'])('was not made of %j, which therefore stays as it is', (cell) => {
    expect(textOfCell(cell)).toBe(cell);
  });

  it('[GV-15] never starts with what a spreadsheet takes for a formula', () => {
    fc.assert(
      fc.property(tricky, (text) => {
        expect(['=', '+', '-', '@', '\t', '\r']).not.toContain(safeCell(text)[0]);
      }),
    );
  });

  it('[GV-15] gives its text back, whatever it is', () => {
    fc.assert(
      fc.property(tricky, (text) => {
        expect(textOfCell(safeCell(text))).toBe(text);
      }),
    );
  });
});

describe('a printed cell', () => {
  it.each([
    ['', ''],
    ['Studio A', 'Studio A'],
    ['A, B', '"A, B"'],
    ['say "go"', '"say ""go"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\rlines', '"two\rlines"'],
    ['"', '""""'],
    ['a;b', 'a;b'],
  ])('[GB-21] of %j is %j', (cell, printed) => {
    expect(printCell(cell)).toBe(printed);
  });
});

const printed = (columns: readonly string[], rows: Iterable<readonly string[]>) =>
  [...printCsv(columns, rows)].join('');

describe('a printed file', () => {
  it('[GB-21] starts with a byte order mark and the columns, and ends every line with CR LF', () => {
    expect(BYTE_ORDER_MARK).toBe('\uFEFF');
    expect(printed(['type', 'name'], [])).toBe('\uFEFFtype,name\r\n');
    expect(
      printed(
        ['type', 'name'],
        [
          ['device', 'A, B'],
          ['device', ''],
        ],
      ),
    ).toBe('\uFEFFtype,name\r\ndevice,"A, B"\r\ndevice,\r\n');
  });

  it('[GV-15] holds no formula, in a quoted cell either', () => {
    expect(printed(['name'], [['=1'], ['=A,B'], ['\r\n=1']])).toBe(
      '\uFEFFname\r\n\'=1\r\n"\'=A,B"\r\n"\'\r\n=1"\r\n',
    );
  });

  it('[GB-21, GV-15] is read back by a strict reader as the very same rows', () => {
    const cell = fc.oneof(
      fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', '"', ',', 'a', 'é') }),
      fc.string({ unit: 'binary' }),
    );
    const table = fc.integer({ min: 1, max: 5 }).chain((width) => {
      const row = fc.array(cell, { minLength: width, maxLength: width });
      return fc.tuple(row, fc.array(row, { maxLength: 8 }));
    });
    fc.assert(
      fc.property(table, ([columns, rows]) => {
        const read = readStrictCsv(printed(columns, rows));
        expect(read).toEqual([columns, ...rows].map((row) => row.map(safeCell)));
        expect(read.map((row) => row.map(textOfCell))).toEqual([columns, ...rows]);
      }),
    );
  });
});

describe('the pieces of a file', () => {
  const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => [String(index)]);

  it.each([
    [0, [1]],
    [1, [2]],
    [CHUNK_ROWS - 1, [CHUNK_ROWS]],
    [CHUNK_ROWS, [CHUNK_ROWS + 1]],
    [CHUNK_ROWS + 1, [CHUNK_ROWS + 1, 1]],
    [2 * CHUNK_ROWS, [CHUNK_ROWS + 1, CHUNK_ROWS]],
  ])('[CSV-3] of %d rows have %j lines', (count, lines) => {
    const pieces = [...printCsv(['no'], rowsOf(count))];
    expect(pieces.map((piece) => piece.split('\r\n').length - 1)).toEqual(lines);
  });

  it('hold a thousand rows each', () => {
    expect(CHUNK_ROWS).toBe(1000);
  });

  it('[CSV-3] make a file of 50,000 rows, asking for a thousand at a time', () => {
    let asked = 0;
    function* rows() {
      for (; asked < 50_000; asked += 1) yield [`device ${asked}`, 'Main, "venue"'];
    }
    const pieces: string[] = [];
    for (const piece of printCsv(['name', 'workspace'], rows())) {
      pieces.push(piece);
      expect(asked).toBeLessThanOrEqual(pieces.length * CHUNK_ROWS);
    }
    expect(pieces.length).toBe(50);
    const read = readStrictCsv(pieces.join(''));
    expect(read.length).toBe(50_001);
    expect(read[50_000]).toEqual(['device 49999', 'Main, "venue"']);
  });
});

it.each([
  'a\r\n',
  '\uFEFFa\n',
  '\uFEFFa\r',
  '\uFEFFa',
  '\uFEFFa,',
  '\uFEFFa"b"\r\n',
  '\uFEFF"a\r\n',
  '\uFEFF"a"b\r\n',
  '\uFEFFa,b\r\nc\r\n',
])('is proved by a reader that refuses %j', (file) => {
  expect(() => readStrictCsv(file)).toThrow(Error);
});
