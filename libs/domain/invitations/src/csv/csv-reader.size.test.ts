import { expect, it } from 'vitest';
import { CsvReader } from './csv-reader.ts';
import type { CsvRecord } from './csv-records.ts';

const CASES: [string, string][] = [
  ['line breaks in quotes', `a,b\n"${'xxxxxxxxxxxxxxxxxxxx\r\n'.repeat(100_000)}`],
  ['blank lines', '\n'.repeat(2_000_000)],
  ['quotes', `a,b\n${'"'.repeat(500_000)}`],
  ['a header without an end', 'a,'.repeat(500_000)],
  ['a header in quotes', `"${'\n'.repeat(500_000)}`],
];

function read(pieces: readonly string[]): CsvRecord[] {
  const reader = new CsvReader();
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
}

it.each(CASES)(
  'a file that is made to be slow takes no longer than its length, whole or in pieces: %s',
  (_what, text) => {
    const pieces = Array.from({ length: Math.ceil(text.length / 8_192) }, (_piece, at) =>
      text.slice(at * 8_192, (at + 1) * 8_192),
    );
    const started = Date.now();
    const count = read(pieces).length;
    expect(read([text])).toHaveLength(count);
    expect(Date.now() - started).toBeLessThan(10_000);
  },
);
