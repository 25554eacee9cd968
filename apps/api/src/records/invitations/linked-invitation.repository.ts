import { statusAt, type InvitationKey, type InvitationStatus } from '@partyline/invitations';
import { ROLES, type StoredRole } from '@partyline/roles';
import type { ColumnAs } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';
import { isClosedSql } from './invitation-rules.sql.ts';

/** As its key's holder may see it. */
export interface LinkedInvitation {
  readonly id: Tables['invitations']['id'];
  readonly email: Tables['invitations']['email'];
  readonly role: ColumnAs<'roles', 'name', StoredRole>;
  readonly accountId: Tables['invitations']['account_id'];
  readonly accountName: Tables['accounts']['name'];
  readonly workspaceId: Tables['invitations']['workspace_id'];
  readonly workspaceName: Tables['workspaces']['name'];
  readonly requesterName: Tables['users']['name'];
  /** null once erased. */
  readonly invitedBy: Tables['invitations']['invited_by'];
  readonly status: Tables['invitations']['status'];
  readonly expiresAt: Tables['invitations']['expires_at'];
  readonly endsAt: Tables['invitations']['ends_at'];
  readonly key: InvitationKey;
  /** Account or workspace is gone, or already has an owner. */
  readonly isVoid: boolean;
  readonly now: Date;
}

/** Invitation with key hash $1; {@link statusOfLinked} decides on its validity. */
const LINKED_SQL = `SELECT i.id, i.email, o.name AS role, i.account_id AS "accountId", a.name AS "accountName",
    i.workspace_id AS "workspaceId", w.name AS "workspaceName", coalesce(u.name, '') AS "requesterName",
    i.invited_by AS "invitedBy", i.status, i.expires_at AS "expiresAt", i.ends_at AS "endsAt", now() AS now,
    CASE WHEN i.mail_key_hash = $1 THEN 'mail' ELSE 'link' END AS key,
    a.deleted_at IS NOT NULL OR w.deleted_at IS NOT NULL OR (i.role_id = ${ROLES['workspace-owner'].id} AND EXISTS (
      SELECT FROM app.current_memberships m WHERE m.workspace_id = i.workspace_id AND m.role_id = ${ROLES['workspace-owner'].id})) AS "isVoid"
  FROM app.invitations i
  JOIN app.accounts a ON a.id = i.account_id
  JOIN app.workspaces w ON w.id = coalesce(i.workspace_id, app.default_place(i.account_id))
  JOIN app.roles o ON o.id = i.role_id
  LEFT JOIN app.users u ON u.uid = i.invited_by AND u.deleted_at IS NULL
  WHERE i.mail_key_hash = $1 OR i.key_hash = $1`;

/** Finds the invitation with this key, or null, in one statement so that both take equally long. [GV-3] */
export async function findLinked(db: Db, keyHash: Buffer): Promise<LinkedInvitation | null> {
  const { rows } = await db.query<LinkedInvitation>({
    name: 'find-linked-invitation',
    text: LINKED_SQL,
    values: [keyHash],
  });
  return rows[0] ?? null;
}

/** Reads a linked invitation and locks it, after account and workspace, see `lockAccount`. */
export async function lockLinked(tx: Db, keyHash: Buffer): Promise<LinkedInvitation | null> {
  const { rows } = await tx.query<LinkedInvitation>({
    name: 'lock-linked-invitation',
    text: `${LINKED_SQL} FOR UPDATE OF i`,
    values: [keyHash],
  });
  return rows[0] ?? null;
}

/** Returns a linked invitation's status at an instant; void means revoked. */
export function statusOfLinked(
  { status, expiresAt, endsAt, isVoid }: Pick<LinkedInvitation, 'status' | 'expiresAt' | 'endsAt' | 'isVoid'>,
  now: Date,
): InvitationStatus {
  const times = { status, expiresAtMs: expiresAt.getTime(), endsAtMs: endsAt?.getTime() ?? null };
  // The end date of an accepted one is that of its membership.
  const current = status === 'accepted' ? status : statusAt(times, now.getTime());
  return current === 'pending' && isVoid ? 'revoked' : current;
}

export interface AskedInvitation {
  readonly id: Tables['invitations']['id'];
  readonly accountId: Tables['invitations']['account_id'];
  readonly askedAtS: number;
}

/**
 * Records the request to renew a closed, unaccepted invitation, once a day. Returns its id and Unix second, or null. [GV-18,
 * PLUS-1]
 */
export async function noteAskedAgain(tx: Db, keyHash: Buffer): Promise<AskedInvitation | null> {
  const { rows } = await tx.query<AskedInvitation>({
    name: 'note-asked-again',
    text: `UPDATE app.invitations i SET asked_again_at = now()
      WHERE (mail_key_hash = $1 OR key_hash = $1)
        AND ${isClosedSql('i')}
        AND (asked_again_at IS NULL OR asked_again_at <= now() - interval '1 day')
      RETURNING id, account_id AS "accountId", floor(extract(epoch FROM asked_again_at))::int AS "askedAtS"`,
    values: [keyHash],
  });
  return rows[0] ?? null;
}
