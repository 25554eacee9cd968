import type { ApiScope } from '@partyline/permissions';
import { ROLES, type StoredRole } from '@partyline/roles';
import { instantSql, type InstantOf } from '../../db/columns.ts';
import { foldAddress } from '../../db/fold-case.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';

/** An account, and the workspace whose members are asked about; null for acts of the account. */
export interface AskedPlace {
  readonly accountId: number;
  readonly workspaceId: number | null;
  /** Listed first; null for support. */
  readonly readerUid: string | null;
}

/** A member with the roles that cover the place, and how many have the same roles. */
export interface MemberRow {
  readonly uid: Tables['users']['uid'];
  readonly name: Tables['users']['name'];
  readonly email: Tables['users']['email'];
  readonly active: readonly StoredRole[];
  readonly suspended: readonly StoredRole[];
  readonly endsAt: string | null;
  readonly count: number;
}

const PEOPLE_A_GROUP = 100;

/**
 * Lists the members whose roles cover a place, by e-mail, the first 100 of each set of roles. An act of the account lists its
 * account-level members and the reader. [PLUS-35]
 */
export async function listCovering(db: Db, place: AskedPlace): Promise<readonly MemberRow[]> {
  const { rows } = await db.query<MemberRow>({
    name: 'who-can-members',
    text: `WITH held AS (
        SELECT m.user_uid, min(m.ends_at) AS ends_at,
          coalesce(array_agg(r.name ORDER BY r.name) FILTER (WHERE m.suspended_at IS NULL), '{}') AS active,
          coalesce(array_agg(r.name ORDER BY r.name) FILTER (WHERE m.suspended_at IS NOT NULL), '{}') AS suspended
        FROM app.current_memberships m JOIN app.roles r ON r.id = m.role_id
        WHERE m.account_id = $1 AND (m.workspace_id IS NULL OR m.workspace_id = $2 OR $2 IS NULL AND m.user_uid = $3)
          AND (m.ends_at IS NULL OR m.ends_at > now())
        GROUP BY m.user_uid
      ), ranked AS (
        SELECT h.*, u.name, u.email, count(*) OVER (PARTITION BY h.active, h.suspended)::int AS count,
          row_number() OVER (PARTITION BY h.active, h.suspended
            ORDER BY h.user_uid IS DISTINCT FROM $3, ${foldAddress('u.email')}, h.user_uid) AS place
        FROM held h JOIN app.users u ON u.uid = h.user_uid AND u.disabled_at IS NULL
      )
      SELECT user_uid AS uid, name, email, active, suspended, ${instantSql('ends_at')} AS "endsAt", count
      FROM ranked WHERE place <= ${PEOPLE_A_GROUP} ORDER BY active, suspended, place`,
    values: [place.accountId, place.workspaceId, place.readerUid],
  });
  return rows;
}

/** An account by its owner, who always is a member. */
export interface OwnedAccount {
  readonly accountId: Tables['accounts']['id'];
  readonly ownerUid: Tables['users']['uid'];
}

/** Finds the account of a workspace, a device, or by its own id, in this order; undefined if it is unknown or closed. [PLUS-35] */
export async function findOwnedAccount(
  db: Db,
  asked: {
    readonly accountId?: number | undefined;
    readonly workspaceId?: number | undefined;
    readonly vicUuid?: string | undefined;
  },
): Promise<OwnedAccount | undefined> {
  const { accountId = null, workspaceId = null, vicUuid = null } = asked;
  const { rows } = await db.query<OwnedAccount>({
    name: 'who-can-account',
    text: `SELECT m.account_id AS "accountId", m.user_uid AS "ownerUid" FROM app.active_memberships m
      WHERE m.role_id = ${ROLES['account-owner'].id} AND m.account_id = CASE
        WHEN $2::bigint IS NOT NULL THEN (SELECT w.account_id FROM app.workspaces w WHERE w.id = $2)
        WHEN $3::uuid IS NOT NULL THEN
          (SELECT i.account_id FROM app.instances i WHERE i.vic_uuid = $3 AND i.removed_at IS NULL)
        ELSE $1::bigint END`,
    values: [accountId, workspaceId, vicUuid],
  });
  return rows[0];
}

export interface TokenRow {
  readonly uid: Tables['api_tokens']['user_uid'];
  readonly name: Tables['api_tokens']['name'];
  readonly expiresAt: InstantOf<'api_tokens', 'expires_at'>;
}

const TOKENS_AT_MOST = 100;

/** Lists the valid API tokens of these users with one of the scopes, by user. [PLUS-25, PLUS-35] */
export async function listTokensWith(
  db: Db,
  accountId: number,
  scopes: readonly ApiScope[],
  uids: readonly string[],
): Promise<readonly TokenRow[]> {
  const { rows } = await db.query<TokenRow>({
    name: 'who-can-tokens',
    text: `SELECT user_uid AS uid, name, ${instantSql('expires_at')} AS "expiresAt" FROM app.api_tokens
      WHERE user_uid = ANY ($3::text[]) AND account_id = $1 AND scopes && $2::text[]
        AND revoked_at IS NULL AND expires_at > now()
      ORDER BY user_uid, id LIMIT ${TOKENS_AT_MOST}`,
    values: [accountId, [...scopes], [...uids]],
  });
  return rows;
}
