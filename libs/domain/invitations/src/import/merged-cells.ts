import { isAccountLevel } from '@partyline/roles';
import { mayHaveTerms } from '../rules/owner-limit.ts';
import type { CheckedRow } from './import-row.ts';

/** Columns whose cells are merged over several people; an address belongs to one. */
const MERGEABLE = ['role', 'workspace', 'endsAt'] as const;
type MergeableColumn = (typeof MERGEABLE)[number];

/** An empty cell right below a filled one, as merged cells leave it. */
export interface MergedCell {
  /** Data row of the empty cell. */
  readonly row: number;
  readonly field: MergeableColumn;
  /** Of the filled cell. */
  readonly value: string;
}

interface FilledCell {
  readonly value: string;
  /** Spreadsheet row that the next empty cell has. */
  readonly nextRow: number;
}

/** Returns whether a row needs no such cell: an account's role has no workspace, and the access of an owner has no end. */
function isLeftEmpty(field: MergeableColumn, { role }: CheckedRow): boolean {
  if (role === null) return false;
  return (field === 'workspace' && isAccountLevel(role)) || (field === 'endsAt' && !mayHaveTerms(role));
}

/**
 * Lists the empty cells that may belong to a merged cell above them, in file order: what the file says of them is not certain. A blank
 * line, a heading or a total ends a merged cell. [GV-14, PLUS-2]
 */
export function listMergedCells(rows: Iterable<CheckedRow>): readonly MergedCell[] {
  const merged: MergedCell[] = [];
  const above = new Map<MergeableColumn, FilledCell>();
  for (const row of rows) {
    if (row.flaw === 'row-total' || row.flaw === 'row-heading') above.clear();
    else for (const field of MERGEABLE) follow(row, field, above, merged);
  }
  return merged;
}

function follow(
  row: CheckedRow,
  field: MergeableColumn,
  above: Map<MergeableColumn, FilledCell>,
  merged: MergedCell[],
): void {
  const value = row.cells[field];
  const last = above.get(field);
  const isContinued = last?.nextRow === row.sheetRow;
  if (value !== '') above.set(field, { value, nextRow: row.sheetRow + 1 });
  else if (last === undefined || !isContinued) above.delete(field);
  else {
    above.set(field, { value: last.value, nextRow: row.sheetRow + 1 });
    if (!isLeftEmpty(field, row)) merged.push({ row: row.row, field, value: last.value });
  }
}
