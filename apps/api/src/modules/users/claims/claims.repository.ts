import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import type { UserRow } from '../user/users.repository.ts';

/** The association of the claims, and the choice behind them. */
export interface SetClaims {
  readonly stored: UserRow['chosen'];
  readonly chosen: { readonly accountId: number; readonly workspaceId: number | null } | null;
  /** The job, so that its retry does not notify again. */
  readonly job: string;
}

/**
 * Records set claims: finishes the registration, stores the association unless changed meanwhile, and requests a token refresh in
 * the previous and the current account. [AUTH-22, GC-11, NOTIF-17]
 */
export async function finishClaims(tx: Db, uid: string, { stored, chosen, job }: SetClaims): Promise<void> {
  await tx.query({
    name: 'finish-claims',
    text: `WITH finished AS (
        UPDATE app.users SET register_state = 'done', claims_told_by = $6,
          chosen_account_id = CASE WHEN still.same THEN $4 ELSE chosen_account_id END,
          chosen_workspace_id = CASE WHEN still.same THEN $5 ELSE chosen_workspace_id END
        FROM (SELECT (chosen_account_id, chosen_workspace_id) IS NOT DISTINCT FROM ($2::bigint, $3::bigint) AS same,
            claims_told_by IS DISTINCT FROM $6 AS untold
          FROM app.users WHERE uid = $1 FOR NO KEY UPDATE) still
        WHERE uid = $1 AND deleted_at IS NULL
        RETURNING uid, still.untold
      )
      INSERT INTO app.notifications (account_id, user_uid, silent, event)
      SELECT a.id, f.uid, true, 'refresh token' FROM finished f
      JOIN app.accounts a ON a.id = ANY (ARRAY[$2::bigint, $4::bigint]) WHERE f.untold ORDER BY a.id`,
    values: [
      uid,
      stored.accountId,
      stored.workspaceId,
      chosen?.accountId ?? null,
      chosen?.workspaceId ?? null,
      job,
    ],
  });
}

export async function listForgottenRegistrations(db: Db): Promise<readonly string[]> {
  const { rows } = await db.query<Pick<Tables['users'], 'uid'>>(
    `SELECT u.uid FROM app.users u
      WHERE u.register_state = 'in progress' AND u.deleted_at IS NULL
        AND u.created_at BETWEEN now() - interval '1 day' AND now() - interval '1 minute'
        AND NOT EXISTS (SELECT FROM graphile_worker.jobs j WHERE j.key = 'bring-claims-' || u.uid)`,
  );
  return rows.map(({ uid }) => uid);
}
