import { INVITATION_STATUSES, isRevocable } from '@partyline/invitations';
import { sqlList } from '../../../db/columns.ts';
import type { Db } from '../../../db/open-database.ts';
import { LAPSED_COLUMNS, noteLapsed, type LapsedTransfer } from '../../ownership/mails/note-lapsed.ts';

/** Marks an empty workspace deleted and ends its memberships, invitations and ownership actions; rows stay as history. [GW-9] */
export async function markDeleted(tx: Db, workspaceId: number, uid: string): Promise<void> {
  await tx.query({
    name: 'delete-workspace',
    text: `WITH ended AS (
        UPDATE app.memberships SET removed_at = now(), removed_by = $2
        WHERE workspace_id = $1 AND removed_at IS NULL
      ), revoked AS (
        UPDATE app.invitations SET status = 'revoked', row_version = row_version + 1
        WHERE workspace_id = $1 AND status IN ${sqlList(INVITATION_STATUSES.filter(isRevocable))}
      )
      UPDATE app.workspaces SET deleted_at = now(), row_version = row_version + 1 WHERE id = $1`,
    values: [workspaceId, uid],
  });
  const { rows } = await tx.query<LapsedTransfer>({
    name: 'cancel-transfers-of-workspace',
    text: `UPDATE app.ownership_actions SET state = 'cancelled', closed_at = now(), key_hash = NULL
      WHERE workspace_id = $1 AND closed_at IS NULL RETURNING ${LAPSED_COLUMNS}`,
    values: [workspaceId],
  });
  await noteLapsed(tx, rows);
}
