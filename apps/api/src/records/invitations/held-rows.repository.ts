import type { HeldAccess } from '@partyline/invitations';
import { emailKey } from '@partyline/validation';
import type { RowOf, StoredAs } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';

export type HeldRow = StoredAs<
  HeldAccess,
  RowOf<'access_rows', { id: 'id'; email: 'email_key'; workspaceId: 'workspace_id' }>
>;

/** As `HELD_COLUMNS` selects it. */
export type SelectedRow = Omit<HeldRow, 'endsAtMs'> & { readonly endsAt: Date | null };

/** Counted by the rules: open invitations and memberships, also suspended. [GV-8] */
export const COUNTS = `r.state <> 'revoked' AND r.state <> 'expired' AND r.ends_key > now() AND r.expires_key > now()`;

export const HELD_COLUMNS = `r.id, r.email_key AS email, o.name AS role, r.workspace_id AS "workspaceId",
  CASE WHEN r.state = 'pending' THEN 'pending' ELSE 'accepted' END AS status, nullif(r.ends_key, 'infinity') AS "endsAt"`;

/** Lists the access of these addresses in an account, ignoring case. [GV-8] */
export async function listHeldRows(
  db: Db,
  accountId: number,
  emails: readonly string[],
): Promise<readonly HeldRow[]> {
  const { rows } = await db.query<SelectedRow>({
    name: 'list-held-rows',
    text: `SELECT ${HELD_COLUMNS} FROM app.access_rows r JOIN app.roles o ON o.id = r.role_id
      WHERE r.account_id = $1 AND ${COUNTS}
        AND r.email_key = ANY ($2::text[])`,
    values: [accountId, emails.map(emailKey)],
  });
  return rows.map(({ endsAt, ...row }) => ({ ...row, endsAtMs: endsAt?.getTime() ?? null }));
}

export async function readEmailOf(db: Db, uid: string): Promise<string> {
  const { rows } = await db.query<Pick<Tables['users'], 'email'>>({
    name: 'email-of-user',
    text: 'SELECT email FROM app.users WHERE uid = $1',
    values: [uid],
  });
  return rows[0]?.email ?? '';
}
