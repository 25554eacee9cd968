/** A header with the rows below it, up to the next header. */
export interface Section {
  /** Of all its rows, in px. */
  readonly height: number;
  /** Of what stays in sight, in px. */
  readonly headerHeight: number;
}

/** The sections of a list, by the index of their header. */
export interface Sections {
  readonly byHeader: ReadonlyMap<number, Section>;
  /** Returns the index of the header above a row, or of itself; undefined above the first header. */
  readonly headerOf: (index: number) => number | undefined;
}

/** Returns the sections of a list, from the height of each row and that of each header. */
export function listSections<Row>(
  rows: readonly Row[],
  heightOf: (row: Row) => number,
  headerHeightOf: (row: Row) => number | null,
): Sections {
  const byHeader = new Map<number, { height: number; readonly headerHeight: number }>();
  const headers: (number | undefined)[] = [];
  let header: number | undefined;
  let section: { height: number } | undefined;
  for (const [index, row] of rows.entries()) {
    const headerHeight = headerHeightOf(row);
    if (headerHeight !== null) {
      const next = { height: 0, headerHeight };
      byHeader.set(index, next);
      header = index;
      section = next;
    }
    headers.push(header);
    if (section !== undefined) section.height += heightOf(row);
  }
  return { byHeader, headerOf: (index) => headers[index] };
}
