import type { UploadData } from '@partyline/contract';
import { IMPORT_COLUMNS, printChecked, type CheckedRow } from '@partyline/invitations';
import { api } from '../../../session/api.ts';

/** Step size: progress updates and Cancel take effect between steps. */
export const ROWS_PER_STEP = 100;

/** The server's answer about one row. */
export interface SentRow {
  readonly checked: CheckedRow;
  readonly status: UploadData['rows'][number]['status'];
  /** Why it was not sent; else empty. */
  readonly message: string;
}

/** The idempotency key is equal for every attempt. [GX-14] */
export interface SendStep {
  readonly rows: readonly CheckedRow[];
  readonly key: string;
}

/** Returns whether two rows of an import say the same. */
export function isSameRow(a: CheckedRow, b: CheckedRow): boolean {
  return a.row === b.row && IMPORT_COLUMNS.every((column) => a.cells[column] === b.cells[column]);
}

/** Splits the valid rows into steps. */
export function listSteps(rows: readonly CheckedRow[]): readonly SendStep[] {
  const valid = rows.filter(({ status }) => status === 'valid');
  return Array.from({ length: Math.ceil(valid.length / ROWS_PER_STEP) }, (_, index) => ({
    rows: valid.slice(index * ROWS_PER_STEP, (index + 1) * ROWS_PER_STEP),
    key: crypto.randomUUID(),
  }));
}

/** Sends one step as a CSV file; returns the result per row. [INV-30, API-50, GV-14, GV-22] */
export async function sendStep(
  { rows, key }: SendStep,
  workspaceId: number | undefined,
): Promise<readonly SentRow[]> {
  const body = new FormData();
  if (workspaceId !== undefined) body.append('workspaceId', String(workspaceId));
  body.append('file', new File([printChecked(rows)], 'import.csv', { type: 'text/csv' }));
  const { rows: answered } = await api.post('/api/invitation/upload', {
    params: { header: { 'Idempotency-Key': key } },
    // OpenAPI types a multipart body as an object.
    body: body as unknown as { file: string },
  });
  return answered.flatMap(({ row, status, message }) => {
    const checked = rows[row - 1];
    return checked === undefined ? [] : [{ checked, status, message }];
  });
}
