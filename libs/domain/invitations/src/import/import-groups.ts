import type { CheckedRow, ImportRowStatus } from './import-row.ts';

/** What a row of an import needs, the worst first; what is there already, or left out, needs nothing. [GV-14, PLUS-2] */
export const IMPORT_GROUPS = ['bad', 'there', 'ready', 'sent', 'out'] as const;
export type ImportGroup = (typeof IMPORT_GROUPS)[number];

/** Returns the group of a checked row; `answered` is the server's answer once the row was sent. [GV-14, PLUS-2] */
export function importGroupOf(
  { status }: CheckedRow,
  answered?: ImportRowStatus,
): Exclude<ImportGroup, 'out'> {
  if (answered === 'sent') return 'sent';
  if (answered === 'duplicate' || status === 'duplicate') return 'there';
  return answered === undefined && status === 'valid' ? 'ready' : 'bad';
}
