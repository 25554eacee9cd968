import { mayHaveTerms, type InvitationStatus } from '@partyline/invitations';
import { ROLES, type StoredRole } from '@partyline/roles';
import { columnsSql, type FieldsOf, type RowOf } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';

/** A parsed row id: `i12` is an invitation, `m34` a membership. [GV-23] */
export interface AccessId {
  readonly kind: 'invitation' | 'membership';
  readonly number: number;
}

/** Parses a row id, which the contract has checked. */
export function accessIdOf(id: string): AccessId {
  return { kind: id.startsWith('i') ? 'invitation' : 'membership', number: Number(id.slice(1)) };
}

export interface StoredAccess
  extends AccessId, Omit<RowOf<'invitations', typeof INVITATION>, 'status' | 'expiresAt'> {
  readonly role: StoredRole;
  readonly status: InvitationStatus;
  readonly isSuspended: boolean;
  /** null for a membership. */
  readonly expiresAt: Date | null;
  /** The member; null for an invitation. */
  readonly uid: RowOf<'memberships', typeof MEMBERSHIP>['uid'] | null;
}

/** Returns a row's workspace, the default one for an account role; undefined for unknown and foreign rows. */
export async function findWorkspaceOfRow(
  db: Db,
  accountId: number,
  id: AccessId,
): Promise<number | undefined> {
  const table = id.kind === 'invitation' ? 'invitations' : 'memberships';
  const { rows } = await db.query<RowOf<'workspaces', { workspaceId: 'id' }>>({
    name: `workspace-of-${id.kind}`,
    text: `SELECT coalesce(workspace_id, app.default_place(account_id)) AS "workspaceId" FROM app.${table}
      WHERE id = $1 AND account_id = $2`,
    values: [id.number, accountId],
  });
  return rows[0]?.workspaceId;
}

export async function lockRow(tx: Db, accountId: number, id: AccessId): Promise<StoredAccess | undefined> {
  const { rows } = await tx.query<Omit<StoredAccess, keyof AccessId>>({
    name: `lock-access-${id.kind}`,
    text: id.kind === 'invitation' ? LOCK_INVITATION : LOCK_MEMBERSHIP,
    values: [id.number, accountId],
  });
  const [row] = rows;
  return row === undefined ? undefined : { ...id, ...row };
}

const INVITATION = {
  email: 'email',
  workspaceId: 'workspace_id',
  status: 'status',
  expiresAt: 'expires_at',
  endsAt: 'ends_at',
  version: 'row_version',
} as const satisfies FieldsOf<'invitations'>;

const LOCK_INVITATION = `SELECT ${columnsSql('i', INVITATION)}, o.name AS role, false AS "isSuspended", NULL AS uid
  FROM app.invitations i JOIN app.roles o ON o.id = i.role_id
  WHERE i.id = $1 AND i.account_id = $2 FOR UPDATE OF i`;

const MEMBERSHIP = {
  workspaceId: 'workspace_id',
  endsAt: 'ends_at',
  uid: 'user_uid',
} as const satisfies FieldsOf<'memberships'>;

const LOCK_MEMBERSHIP = `SELECT ${columnsSql('m', MEMBERSHIP)}, u.email, o.name AS role,
    CASE WHEN m.removed_at IS NULL THEN 'accepted' ELSE 'revoked' END AS status, m.suspended_at IS NOT NULL AS "isSuspended",
    NULL::timestamptz AS "expiresAt", 1 AS version
  FROM app.memberships m JOIN app.roles o ON o.id = m.role_id JOIN app.users u ON u.uid = m.user_uid
  WHERE m.id = $1 AND m.account_id = $2 FOR UPDATE OF m`;

/** Reopens an invitation with a new key version. [GV-3] */
export async function reopenInvitation(
  tx: Db,
  id: number,
  terms: {
    readonly mailKeyHash: Buffer;
    readonly expiresAt: Date;
    readonly endsAt: Date | null;
    readonly uid: string;
  },
): Promise<void> {
  await tx.query({
    name: 'reopen-invitation',
    text: `UPDATE app.invitations SET status = 'pending', key_hash = NULL, mail_key_hash = $2, expires_at = $3,
        ends_at = $4, invited_by = $5, sent_at = NULL, asked_again_at = NULL, row_version = row_version + 1
      WHERE id = $1`,
    values: [id, terms.mailKeyHash, terms.expiresAt, terms.endsAt, terms.uid],
  });
}

/** Gives an invitation a new key to copy. [GV-3] */
export async function writeLinkKey(tx: Db, id: number, keyHash: Buffer): Promise<void> {
  await tx.query({
    name: 'write-link-key',
    text: 'UPDATE app.invitations SET key_hash = $2 WHERE id = $1',
    values: [id, keyHash],
  });
}

/** Revokes an invitation or removes a membership, kept as history. [API-49, GV-20] */
export async function removeRow(tx: Db, { kind, number }: AccessId, uid: string): Promise<void> {
  await tx.query(
    kind === 'invitation'
      ? {
          name: 'revoke-invitation',
          text: `UPDATE app.invitations SET status = 'revoked', row_version = row_version + 1 WHERE id = $1`,
          values: [number],
        }
      : {
          name: 'remove-membership',
          text: 'UPDATE app.memberships SET removed_at = now(), removed_by = $2 WHERE id = $1',
          values: [number, uid],
        },
  );
}

/** Undefined fields stay unchanged. */
export interface RowChange {
  readonly role?: StoredRole | undefined;
  readonly endsAt?: Date | null | undefined;
  readonly isSuspended?: boolean | undefined;
}

/** Changes a row. A new end date is warned of again; a new owner is neither suspended nor ended. [GV-7, PLUS-4, PLUS-5] */
export async function changeRow(
  tx: Db,
  { kind, number }: AccessId,
  { role, endsAt, isSuspended }: RowChange,
  uid: string,
): Promise<void> {
  const roleId = role === undefined ? null : ROLES[role].id;
  const isOwner = role !== undefined && !mayHaveTerms(role);
  const [isEndGiven, end] = [endsAt !== undefined, endsAt ?? null];
  await tx.query(
    kind === 'invitation'
      ? {
          name: 'change-invitation',
          text: `UPDATE app.invitations SET role_id = coalesce($2, role_id),
              ends_at = CASE WHEN $5 THEN NULL WHEN $3 THEN $4 ELSE ends_at END, row_version = row_version + 1
            WHERE id = $1`,
          values: [number, roleId, isEndGiven, end, isOwner],
        }
      : {
          name: 'change-membership',
          text: `UPDATE app.memberships SET role_id = coalesce($2, role_id),
              ends_at = CASE WHEN $7 THEN NULL WHEN $3 THEN $4 ELSE ends_at END,
              end_notice = CASE WHEN $3 AND ends_at IS DISTINCT FROM $4 THEN 0 ELSE end_notice END,
              suspended_at = CASE WHEN $7 THEN NULL WHEN $5 THEN coalesce(suspended_at, now()) WHEN NOT $5 THEN NULL ELSE suspended_at END,
              suspended_by = CASE WHEN $7 THEN NULL WHEN $5 THEN coalesce(suspended_by, $6) WHEN NOT $5 THEN NULL ELSE suspended_by END,
              granted_by = CASE WHEN $2 IS NULL OR $2 = role_id THEN granted_by ELSE $6 END
            WHERE id = $1`,
          values: [number, roleId, isEndGiven, end, isSuspended ?? null, uid, isOwner],
        },
  );
}
