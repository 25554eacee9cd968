import type { InvitationKey, InvitationStatus } from '@partyline/invitations';
import type { StoredRole } from '@partyline/roles';
import type { Db } from '../../../db/open-database.ts';

/** An invitation as the holder of one of its keys may see it. */
export interface LinkedInvitation {
  readonly id: number;
  readonly email: string;
  readonly role: StoredRole;
  readonly accountId: number;
  readonly accountName: string;
  readonly workspaceId: number | null;
  readonly workspaceName: string;
  readonly requesterName: string;
  readonly status: InvitationStatus;
  readonly expiresAt: Date;
  readonly endsAt: Date | null;
  readonly key: InvitationKey;
  /** Its account or workspace is gone, or the workspace has an owner where it would make one. */
  readonly isVoid: boolean;
}

/** The invitation with this key; null where there is none. One statement either way, so that both take the same time. [GV-3] */
export async function findLinked(db: Db, keyHash: Buffer): Promise<LinkedInvitation | null> {
  const { rows } = await db.query<LinkedInvitation>({
    name: 'find-linked-invitation',
    text: `SELECT i.id, i.email, o.name AS role, i.account_id AS "accountId", a.name AS "accountName",
        i.workspace_id AS "workspaceId", w.name AS "workspaceName", coalesce(u.name, '') AS "requesterName", i.status,
        i.expires_at AS "expiresAt", i.ends_at AS "endsAt",
        CASE WHEN i.mail_key_hash = $1 THEN 'mail' ELSE 'link' END AS key,
        a.deleted_at IS NOT NULL OR w.deleted_at IS NOT NULL OR (i.role_id = 2 AND EXISTS (
          SELECT FROM app.current_memberships m WHERE m.workspace_id = i.workspace_id AND m.role_id = 2)) AS "isVoid"
      FROM app.invitations i
      JOIN app.accounts a ON a.id = i.account_id
      JOIN app.workspaces w ON w.id = coalesce(i.workspace_id, app.default_place(i.account_id))
      JOIN app.roles o ON o.id = i.role_id
      LEFT JOIN app.users u ON u.uid = i.invited_by AND u.deleted_at IS NULL
      WHERE i.mail_key_hash = $1 OR i.key_hash = $1`,
    values: [keyHash],
  });
  return rows[0] ?? null;
}

/** An invitation that a new one is asked for. */
export interface AskedInvitation {
  readonly id: number;
  readonly askedAtS: number;
}

/**
 * Notes that a new one is asked for of an invitation that is not open and was not accepted: once a day. Gives back its id and the
 * second of the request since 1970, or null where there is nothing to ask for. [GV-18, PLUS-1]
 */
export async function noteAsked(tx: Db, keyHash: Buffer): Promise<AskedInvitation | null> {
  const { rows } = await tx.query<AskedInvitation>({
    name: 'note-asked-again',
    text: `UPDATE app.invitations SET asked_again_at = now()
      WHERE (mail_key_hash = $1 OR key_hash = $1)
        AND status <> 'accepted' AND (status <> 'pending' OR expires_at <= now() OR ends_at <= now())
        AND (asked_again_at IS NULL OR asked_again_at <= now() - interval '1 day')
      RETURNING id, floor(extract(epoch FROM asked_again_at))::int AS "askedAtS"`,
    values: [keyHash],
  });
  return rows[0] ?? null;
}
