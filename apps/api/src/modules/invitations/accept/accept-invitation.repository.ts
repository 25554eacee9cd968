import type { InvitationKey, InvitationStatus } from '@partyline/invitations';
import type { Db } from '../../../db/open-database.ts';

/** An invitation as far as accepting it goes. */
export interface OpenInvitation {
  readonly id: number;
  readonly accountId: number;
  /** null for an account-level role. */
  readonly workspaceId: number | null;
  readonly email: string;
  readonly roleId: number;
  readonly invitedBy: string | null;
  readonly status: InvitationStatus;
  readonly expiresAt: Date;
  readonly endsAt: Date | null;
  /** Which of its two keys was asked for. */
  readonly key: InvitationKey;
  /** The transaction's own clock: what counts as now. */
  readonly now: Date;
}

/**
 * The invitation with this key, locked until the transaction ends; null if there is none, its account or workspace is gone,
 * or the workspace it would make somebody the owner of has one.
 */
export async function lockInvitation(tx: Db, keyHash: Buffer): Promise<OpenInvitation | null> {
  const { rows } = await tx.query<OpenInvitation>({
    name: 'lock-invitation',
    text: `SELECT i.id, i.account_id AS "accountId", i.workspace_id AS "workspaceId", i.email, i.role_id AS "roleId",
        i.invited_by AS "invitedBy", i.status, i.expires_at AS "expiresAt", i.ends_at AS "endsAt",
        CASE WHEN i.mail_key_hash = $1 THEN 'mail' ELSE 'link' END AS key, now() AS now
      FROM app.invitations i
      JOIN app.accounts a ON a.id = i.account_id AND a.deleted_at IS NULL
      LEFT JOIN app.workspaces w ON w.id = i.workspace_id
      WHERE (i.mail_key_hash = $1 OR i.key_hash = $1) AND w.deleted_at IS NULL
        AND NOT (i.role_id = 2 AND EXISTS (SELECT FROM app.current_memberships m
          WHERE m.workspace_id = i.workspace_id AND m.role_id = 2))
      FOR UPDATE OF i`,
    values: [keyHash],
  });
  return rows[0] ?? null;
}

/** The invitation has been accepted: its keys open nothing any more. */
export async function markAccepted(tx: Db, id: number, uid: string): Promise<void> {
  await tx.query({
    name: 'mark-invitation-accepted',
    text: `UPDATE app.invitations SET status = 'accepted', accepted_by = $2, accepted_at = now(),
        row_version = row_version + 1
      WHERE id = $1`,
    values: [id, uid],
  });
}

/** Gives a person the seat; somebody who has one there keeps it, with the higher role of the two. */
export async function takeSeat(tx: Db, invitation: OpenInvitation, uid: string): Promise<void> {
  const { accountId, workspaceId, roleId, invitedBy, id, endsAt } = invitation;
  await tx.query({
    name: 'take-seat',
    text: `INSERT INTO app.memberships AS m
        (user_uid, account_id, workspace_id, role_id, granted_by, invitation_id, ends_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7)
      ON CONFLICT (user_uid, account_id, workspace_id) WHERE removed_at IS NULL
      DO UPDATE SET role_id = EXCLUDED.role_id, granted_by = EXCLUDED.granted_by,
        invitation_id = EXCLUDED.invitation_id, ends_at = EXCLUDED.ends_at
      WHERE (SELECT level FROM app.roles WHERE id = m.role_id) < (SELECT level FROM app.roles WHERE id = EXCLUDED.role_id)`,
    values: [uid, accountId, workspaceId, roleId, invitedBy, id, endsAt],
  });
}
