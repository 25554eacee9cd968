import { describe, expect, it } from 'vitest';
import { CsvRecords } from './csv-records.ts';

function read(text: string, delimiter = ','): [number, ...string[]][] {
  const records = new CsvRecords(delimiter);
  return [...records.push(text), ...records.end()].map(({ cells, line }) => [line, ...cells]);
}

describe('the records of a file, blank ones too', () => {
  it('[GV-13] are none where nothing was read, and none behind the last line break', () => {
    expect(read('')).toEqual([]);
    for (const end of ['\n', '\r', '\r\n']) expect(read(`a${end}`)).toEqual([[1, 'a']]);
    expect(read('\na')).toEqual([
      [1, ''],
      [2, 'a'],
    ]);
  });

  it('[GV-13] end with whatever was begun, be it an empty cell', () => {
    expect(read('a')).toEqual([[1, 'a']]);
    expect(read('a\n,')).toEqual([
      [1, 'a'],
      [2, '', ''],
    ]);
    expect(read('""')).toEqual([[1, '']]);
    expect(read('"a\n')).toEqual([[1, 'a\n']]);
  });

  it('[GV-13] start in their line, whatever ends the lines of a quoted cell before', () => {
    expect(read('a,b\r\n"x\r\ny\rz,\n\nw",1\r\n2,3')).toEqual([
      [1, 'a', 'b'],
      [2, 'x\r\ny\rz,\n\nw', '1'],
      [7, '2', '3'],
    ]);
  });
});
