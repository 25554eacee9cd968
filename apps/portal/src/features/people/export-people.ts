import type { AccessRow } from '@partyline/contract';
import { EXPORT_MEDIA_TYPE, printCsv, utcDay } from '@partyline/export';

const COLUMNS = [
  'email',
  'name',
  'workspace',
  'role',
  'permission',
  'status',
  'suspended',
  'last active',
  'access ends',
  'link expires',
  'granted by',
] as const;

const cellsOf = (row: AccessRow): readonly string[] => [
  row.email,
  row.name,
  row.workspaceId === null ? '' : row.workspaceName,
  row.roleName,
  row.permissionName,
  row.status,
  row.isSuspended ? 'yes' : '',
  row.lastActiveAt ?? '',
  row.endsAt ?? '',
  row.expiresAt ?? '',
  row.grantedBy ?? '',
];

/** Returns the CSV without formulas, named by the UTC day. [CSV-3, GV-15] */
export function exportPeople(rows: readonly AccessRow[], nowMs: number): { file: Blob; name: string } {
  const pieces = [...printCsv(COLUMNS, rows.map(cellsOf))];
  return { file: new Blob(pieces, { type: EXPORT_MEDIA_TYPE }), name: `people-${utcDay(nowMs)}.csv` };
}
