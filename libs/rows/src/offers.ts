import { ROLES, type StoredRole } from '@partyline/roles';
import { millisecondsInDay } from 'date-fns/constants';
import { randomUUID } from 'node:crypto';
import { insertRow, type Columns, type RowsDb } from './insert-rows.ts';

/** An invitation; open for 7 days by default. */
export interface InvitationRow {
  readonly accountId: number;
  /** None for an account-level role. */
  readonly workspaceId?: number | null;
  readonly email?: string;
  readonly role?: StoredRole;
  /** Expired: since a day. */
  readonly status?: 'pending' | 'expired' | 'revoked';
  readonly columns?: Columns;
}

/** Inserts an invitation of a workspace admin without keys, unless told otherwise; returns its id. */
export async function insertInvitation(db: RowsDb, row: InvitationRow): Promise<number> {
  const { status = 'pending', role = 'workspace-admin' } = row;
  const columns = {
    account_id: row.accountId,
    workspace_id: row.workspaceId ?? null,
    email: row.email ?? `${randomUUID()}@example.test`,
    role_id: ROLES[role].id,
    status,
    expires_at: inDays(status === 'expired' ? -1 : 7),
    ...row.columns,
  };
  return Number(await insertRow(db, 'invitations', columns, 'id'));
}

/** Inserts an open transfer of ownership; returns its id. */
export function insertTransfer(db: RowsDb, columns: Columns): Promise<string> {
  const row = { kind: 'transfer', expires_at: inDays(7), ...columns };
  return insertRow<string>(db, 'ownership_actions', row, 'id');
}

function inDays(days: number): Date {
  return new Date(Date.now() + days * millisecondsInDay);
}
