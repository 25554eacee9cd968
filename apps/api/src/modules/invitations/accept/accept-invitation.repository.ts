import { mayHaveTerms } from '@partyline/invitations';
import { ROLES, type StoredRole } from '@partyline/roles';
import type { ColumnAs } from '../../../db/columns.ts';
import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import type { LinkedInvitation } from '../../../records/invitations/linked-invitation.repository.ts';

/** Locks account and workspace of this key's invitation, see `lockAccount`. */
export async function lockWorkspaceOfInvitation(tx: Db, keyHash: Buffer): Promise<void> {
  await tx.query({
    name: 'lock-account-of-invitation',
    text: `SELECT FROM app.accounts a WHERE a.id = (
        SELECT i.account_id FROM app.invitations i WHERE i.mail_key_hash = $1 OR i.key_hash = $1)
      FOR NO KEY UPDATE`,
    values: [keyHash],
  });
  await tx.query({
    name: 'lock-workspace-of-invitation',
    text: `SELECT FROM app.workspaces w WHERE w.id = (
        SELECT coalesce(i.workspace_id, app.default_place(i.account_id)) FROM app.invitations i
        WHERE i.mail_key_hash = $1 OR i.key_hash = $1)
      FOR NO KEY UPDATE`,
    values: [keyHash],
  });
}

export interface AcceptedSeat {
  readonly accountId: Tables['invitations']['account_id'];
  /** null for an account-level role. */
  readonly workspaceId: Tables['invitations']['workspace_id'];
  readonly role: ColumnAs<'roles', 'name', StoredRole>;
}

/** Returns what this user got by this key, if accepted and still valid; else null. */
export async function findAcceptedSeat(tx: Db, keyHash: Buffer, uid: string): Promise<AcceptedSeat | null> {
  const { rows } = await tx.query<AcceptedSeat>({
    name: 'find-accepted-seat',
    text: `SELECT i.account_id AS "accountId", i.workspace_id AS "workspaceId", o.name AS role
      FROM app.invitations i
      JOIN app.active_memberships m ON m.account_id = i.account_id AND m.user_uid = i.accepted_by
        AND m.workspace_id IS NOT DISTINCT FROM i.workspace_id
      JOIN app.roles o ON o.id = m.role_id
      WHERE (i.mail_key_hash = $1 OR i.key_hash = $1) AND i.status = 'accepted' AND i.accepted_by = $2`,
    values: [keyHash, uid],
  });
  return rows[0] ?? null;
}

export async function markAccepted(tx: Db, id: number, uid: string): Promise<void> {
  await tx.query({
    name: 'mark-invitation-accepted',
    text: `UPDATE app.invitations SET status = 'accepted', accepted_by = $2, accepted_at = now(),
        row_version = row_version + 1
      WHERE id = $1`,
    values: [id, uid],
  });
}

/**
 * Gives a user the membership and returns its role. An existing one keeps the higher role and its suspension, unless owner; an
 * ended one is ignored. [PLUS-4, PLUS-5]
 */
export async function takeSeat(tx: Db, invitation: LinkedInvitation, uid: string): Promise<StoredRole> {
  const { accountId, workspaceId, role: given, invitedBy, id, endsAt } = invitation;
  const isTermed = mayHaveTerms(given);
  await tx.query({
    name: 'end-own-seat',
    text: `UPDATE app.memberships SET removed_at = now() WHERE user_uid = $1 AND account_id = $2
        AND workspace_id IS NOT DISTINCT FROM $3 AND removed_at IS NULL AND ends_at <= now()`,
    values: [uid, accountId, workspaceId],
  });
  await tx.query({
    name: 'take-seat',
    text: `INSERT INTO app.memberships AS m
        (user_uid, account_id, workspace_id, role_id, granted_by, invitation_id, ends_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7)
      ON CONFLICT (user_uid, account_id, workspace_id) WHERE removed_at IS NULL
      DO UPDATE SET role_id = EXCLUDED.role_id, granted_by = EXCLUDED.granted_by,
        invitation_id = EXCLUDED.invitation_id, ends_at = EXCLUDED.ends_at, end_notice = 0,
        suspended_at = CASE WHEN $8 THEN m.suspended_at END, suspended_by = CASE WHEN $8 THEN m.suspended_by END
      WHERE (SELECT level FROM app.roles WHERE id = m.role_id) < (SELECT level FROM app.roles WHERE id = EXCLUDED.role_id)`,
    values: [uid, accountId, workspaceId, ROLES[given].id, invitedBy, id, isTermed ? endsAt : null, isTermed],
  });
  const { rows } = await tx.query<{ role: ColumnAs<'roles', 'name', StoredRole> }>({
    name: 'role-of-seat',
    text: `SELECT o.name AS role FROM app.memberships m JOIN app.roles o ON o.id = m.role_id
      WHERE m.user_uid = $1 AND m.account_id = $2 AND m.workspace_id IS NOT DISTINCT FROM $3 AND m.removed_at IS NULL`,
    values: [uid, accountId, workspaceId],
  });
  const [seat] = rows;
  if (seat === undefined) throw new Error('The granted membership was not found.');
  return seat.role;
}
