import type { Db } from '../../db/open-database.ts';

/**
 * Takes an empty workspace away: with it end the seats of its people, open invitations to it, and whatever was open about its
 * ownership. The rows stay as history. [GW-9]
 */
export async function markDeleted(tx: Db, workspaceId: number, uid: string): Promise<void> {
  await tx.query({
    name: 'delete-workspace',
    text: `WITH ended AS (
        UPDATE app.memberships SET removed_at = now(), removed_by = $2
        WHERE workspace_id = $1 AND removed_at IS NULL
      ), revoked AS (
        UPDATE app.invitations SET status = 'revoked', row_version = row_version + 1
        WHERE workspace_id = $1 AND status = 'pending'
      ), cancelled AS (
        UPDATE app.ownership_actions SET state = 'cancelled', closed_at = now()
        WHERE workspace_id = $1 AND closed_at IS NULL
      )
      UPDATE app.workspaces SET deleted_at = now(), row_version = row_version + 1 WHERE id = $1`,
    values: [workspaceId, uid],
  });
}
