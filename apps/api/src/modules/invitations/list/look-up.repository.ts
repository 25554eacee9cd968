import type { StoredRole } from '@partyline/roles';
import { emailKey } from '@partyline/validation';
import type { Db } from '../../../db/open-database.ts';
import { COUNTS, HELD_COLUMNS, type SelectedRow } from '../../../records/invitations/held-rows.repository.ts';
import type { VisibleWorkspaces } from './visible-workspaces.ts';

interface LookedUp {
  readonly email: string;
  readonly roleName: StoredRole;
  readonly workspaceId: number | null;
  readonly status: SelectedRow['status'];
}

/** Lists open invitations and memberships by address that the caller may list. [GV-14] */
export async function lookUpRows(
  db: Db,
  { accountId, isWhole, workspaces }: VisibleWorkspaces,
  emails: readonly string[],
): Promise<readonly LookedUp[]> {
  const { rows } = await db.query<SelectedRow>({
    name: 'look-up-access',
    text: `SELECT ${HELD_COLUMNS} FROM app.access_rows r JOIN app.roles o ON o.id = r.role_id
      WHERE r.account_id = $1 AND ${COUNTS}
        AND ($3 OR r.workspace_id = ANY ($4::bigint[]))
        AND r.email_key = ANY ($2::text[])`,
    values: [accountId, emails.map(emailKey), isWhole, workspaces.map(({ id }) => id)],
  });
  return rows.map(({ email, role, workspaceId, status }) => ({ email, roleName: role, workspaceId, status }));
}
