import type { Db } from '../../../db/open-database.ts';
import type { NewInvitation } from '../../../records/invitations/write-invitations.repository.ts';
import { requestScope } from '../../../http/authorization/request-scope.ts';

/** Locks workspaces by id, to prevent deadlocks. */
export async function lockWorkspaces(tx: Db, accountId: number, ids: readonly number[]): Promise<void> {
  await tx.query({
    name: 'lock-workspaces',
    text: `SELECT FROM app.workspaces WHERE account_id = $1 AND id = ANY ($2::bigint[]) AND deleted_at IS NULL
      ORDER BY id FOR UPDATE`,
    values: [accountId, [...ids]],
  });
}

/** Audits each invitation like a single one. [PLUS-22] */
export async function auditSent(
  tx: Db,
  call: {
    readonly accountId: number;
    readonly uid: string;
    readonly requestId: string;
    readonly defaultWorkspaceId: number;
  },
  invitations: readonly NewInvitation[],
): Promise<void> {
  await tx.query({
    name: 'audit-sent-invitations',
    text: `INSERT INTO app.audit
        (account_id, workspace_id, actor_kind, actor_uid, action, object_kind, object_id, outcome, request_id, batch_id, ip, details)
      SELECT $1, n.workspace_id, 'user', $2, 'invitation.send', 'invitation', n.id, 'done', $3, $8, $4,
        jsonb_build_object('role', n.role, 'endsAt', n.ends_at)
      FROM unnest($5::bigint[], $6::text[], $7::text[], $9::text[]) AS n (workspace_id, id, role, ends_at)`,
    values: [
      call.accountId,
      call.uid,
      call.requestId,
      requestScope()?.ip ?? null,
      invitations.map(({ workspaceId }) => workspaceId ?? call.defaultWorkspaceId),
      invitations.map(({ id }) => String(id)),
      invitations.map(({ role }) => role),
      requestScope()?.batchId ?? null,
      // As one invitation is audited: an ISO 8601 instant.
      invitations.map(({ endsAt }) => endsAt?.toISOString() ?? null),
    ],
  });
}
