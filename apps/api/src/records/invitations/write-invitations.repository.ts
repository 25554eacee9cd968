import { ROLES, type StoredRole } from '@partyline/roles';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';
import { noteFirstInvitation } from '../users/first-steps.repository.ts';
import { foldAddress } from '../../db/fold-case.ts';

export interface NewInvitation {
  readonly id: number;
  /** null for a role of the account. */
  readonly workspaceId: number | null;
  readonly email: string;
  readonly role: StoredRole;
  readonly mailKeyHash: Buffer;
  /** When the access ends; null: never. [PLUS-4] */
  readonly endsAt: Date | null;
}

export interface InvitationTerms {
  readonly accountId: number;
  readonly uid: string;
  readonly expiresAt: Date;
}

/** Reserves ids for new invitations: their keys are derived from them. */
export async function nextInvitationIds(tx: Db, count: number): Promise<readonly number[]> {
  const { rows } = await tx.query<Pick<Tables['invitations'], 'id'>>({
    name: 'next-invitation-ids',
    text: `SELECT nextval(pg_get_serial_sequence('app.invitations', 'id')) AS id FROM generate_series(1, $1)`,
    values: [count],
  });
  return rows.map(({ id }) => id);
}

/** Skips open duplicates; returns the ids. */
export async function addInvitations(
  tx: Db,
  terms: InvitationTerms,
  invitations: readonly NewInvitation[],
): Promise<ReadonlySet<number>> {
  const { rows } = await tx.query<Pick<Tables['invitations'], 'id'>>({
    name: 'add-invitations',
    text: `INSERT INTO app.invitations
        (id, account_id, workspace_id, email, role_id, mail_key_hash, expires_at, ends_at, invited_by)
      SELECT n.id, $1, n.workspace_id, n.email, n.role_id, decode(n.hash, 'hex'), $2, n.ends_at, $3
      FROM unnest($4::bigint[], $5::bigint[], $6::text[], $7::smallint[], $8::text[], $9::timestamptz[])
        AS n (id, workspace_id, email, role_id, hash, ends_at)
      ON CONFLICT (account_id, workspace_id, ${foldAddress('email')}) WHERE status = 'pending' DO NOTHING
      RETURNING id`,
    values: [
      terms.accountId,
      terms.expiresAt,
      terms.uid,
      invitations.map(({ id }) => id),
      invitations.map(({ workspaceId }) => workspaceId),
      invitations.map(({ email }) => email),
      invitations.map(({ role }) => ROLES[role].id),
      invitations.map(({ mailKeyHash }) => mailKeyHash.toString('hex')),
      invitations.map(({ endsAt }) => endsAt),
    ],
  });
  if (rows.length > 0) await noteFirstInvitation(tx, terms.accountId);
  return new Set(rows.map(({ id }) => id));
}
