import type { AccessRow } from '@partyline/contract';
import { printCsv, utcDay } from '@partyline/export';
import { saveCsv } from '../../forms/save-file.ts';

/** Saves rows as CSV and returns how many there are. [CSV-1, GV-15] */
export function exportAccess(rows: readonly AccessRow[]): number {
  saveCsv(printCsv(COLUMNS, rows.map(cellsOf)), `people-${utcDay(Date.now())}.csv`);
  return rows.length;
}

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
