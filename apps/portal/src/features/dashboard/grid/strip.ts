/** A row that can be told from all others. */
export interface KeyedRow {
  readonly key: string;
}

/** Rows one below the other, each of a known height in px. */
export interface Strip<Row> {
  readonly length: number;
  /** Asked for rows in sight alone: it may make them only then. */
  readonly rowAt: (index: number) => Row | undefined;
  /** How far below the top of the strip a row begins; of the row after the last one, the height of the strip. */
  readonly topOf: (index: number) => number;
  /** Where the row with this key stands; -1 for nowhere. */
  readonly indexOf: (key: string) => number;
}

/** The last of `length` places that begins no further down than `px`; the first one where none does. */
export function lastAbove(length: number, topOf: (index: number) => number, px: number): number {
  let [low, high] = [0, length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (topOf(middle) <= px) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A strip of rows that are all there. */
export function stripOf<Row extends KeyedRow>(
  rows: readonly Row[],
  heightOf: (row: Row) => number,
): Strip<Row> {
  const tops = new Float64Array(rows.length + 1);
  for (const [index, row] of rows.entries()) tops[index + 1] = (tops[index] ?? 0) + heightOf(row);
  return {
    length: rows.length,
    rowAt: (index) => rows[index],
    topOf: (index) => tops[index] ?? 0,
    indexOf: (key) => rows.findIndex((row) => row.key === key),
  };
}
