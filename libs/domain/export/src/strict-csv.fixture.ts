/**
 * Parses RFC 4180 strictly and throws otherwise: byte order mark, CR LF after every line, whole-cell quotes, equal cell
 * counts. Independent of the code it checks.
 */
export function readStrictCsv(file: string): string[][] {
  if (!file.startsWith('\uFEFF')) throw new Error('no byte order mark');
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 1;
  while (at < file.length) {
    const cell = file[at] === '"' ? readQuoted(file, at) : readBare(file, at);
    row.push(cell.text);
    at = cell.end;
    if (file[at] === ',') {
      at += 1;
      continue;
    }
    if (file.slice(at, at + 2) !== '\r\n') throw new Error(`neither comma nor line end at ${at}`);
    at += 2;
    if (rows[0] !== undefined && rows[0].length !== row.length) throw new Error(`ragged line ${rows.length}`);
    rows.push(row);
    row = [];
  }
  if (row.length > 0) throw new Error('the last line has no end');
  return rows;
}

function readBare(file: string, from: number): { text: string; end: number } {
  let end = from;
  for (; end < file.length; end += 1) {
    const char = file[end];
    if (char === ',' || char === '\r') break;
    if (char === '"' || char === '\n') throw new Error(`stray ${JSON.stringify(char)} at ${end}`);
  }
  return { text: file.slice(from, end), end };
}

function readQuoted(file: string, from: number): { text: string; end: number } {
  let text = '';
  for (let at = from + 1; at < file.length; at += 1) {
    if (file[at] !== '"') text += file[at] ?? '';
    else if (file[at + 1] === '"') text += file[(at += 1)] ?? '';
    else return { text, end: at + 1 };
  }
  throw new Error('a quote is never closed');
}
