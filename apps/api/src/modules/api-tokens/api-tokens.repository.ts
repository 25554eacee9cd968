import type { ApiTokenRow } from '@partyline/contract';
import type { ApiScope, NewApiToken } from '@partyline/permissions';
import { columnsSql, type ColumnAs, type FieldsOf, type RowOf } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';
import type { SessionOrigin } from '../sessions/sessions.repository.ts';

const FIELDS = {
  id: 'id',
  name: 'name',
  accountId: 'account_id',
  scopes: 'scopes',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
  lastUsedAt: 'last_used_at',
} as const satisfies FieldsOf<'api_tokens'>;

type Instants = Pick<RowOf<'api_tokens', typeof FIELDS>, 'createdAt' | 'expiresAt' | 'lastUsedAt'>;
type StoredToken = Omit<ApiTokenRow, keyof Instants> & Instants;

const COLUMNS = `${columnsSql('t', FIELDS)}, a.name AS "accountName", t.expires_at <= now() AS "isExpired"`;

export async function listTokens(db: Db, uid: string): Promise<ApiTokenRow[]> {
  const { rows } = await db.query<StoredToken>({
    name: 'list-api-tokens',
    text: `SELECT ${COLUMNS} FROM app.api_tokens t JOIN app.accounts a ON a.id = t.account_id
      WHERE t.user_uid = $1 AND t.revoked_at IS NULL ORDER BY t.id DESC`,
    values: [uid],
  });
  return rows.map(rowOf);
}

function rowOf({ createdAt, expiresAt, lastUsedAt, ...row }: StoredToken): ApiTokenRow {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

export async function countTokens(tx: Db, uid: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    name: 'count-api-tokens',
    text: `SELECT count(*)::int AS count FROM app.api_tokens
      WHERE user_uid = $1 AND revoked_at IS NULL AND expires_at > now()`,
    values: [uid],
  });
  return rows[0]?.count ?? 0;
}

export async function insertToken(
  tx: Db,
  { uid, accountId }: { readonly uid: string; readonly accountId: number },
  { name, scopes, days }: NewApiToken,
  hash: Buffer,
  origin: SessionOrigin,
): Promise<ApiTokenRow> {
  const { rows } = await tx.query<StoredToken>({
    name: 'insert-api-token',
    text: `WITH t AS (
        INSERT INTO app.api_tokens (user_uid, account_id, name, scopes, hash, expires_at, browser, system, address)
        VALUES ($1, $2, $3, $4, $5, now() + $6 * interval '1 day', $7, $8, $9) RETURNING *)
      SELECT ${COLUMNS} FROM t JOIN app.accounts a ON a.id = t.account_id`,
    values: [uid, accountId, name, scopes, hash, days, origin.browser, origin.system, origin.address],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('No API token was inserted.');
  return rowOf(row);
}

export async function revokeToken(
  tx: Db,
  uid: string,
  id: number,
): Promise<{ readonly accountId: number; readonly name: string } | null> {
  const { rows } = await tx.query<RowOf<'api_tokens', { accountId: 'account_id'; name: 'name' }>>({
    name: 'revoke-api-token',
    text: `UPDATE app.api_tokens SET revoked_at = now()
      WHERE id = $2 AND user_uid = $1 AND revoked_at IS NULL RETURNING account_id AS "accountId", name`,
    values: [uid, id],
  });
  return rows[0] ?? null;
}

/**
 * Returns whether a sign-in (Unix seconds) still counts. Waits for a logout everywhere under way, so that no token is made behind
 * the one that revokes all.
 */
export async function isSignInSpared(tx: Db, uid: string, signedInAt: number): Promise<boolean> {
  const { rows } = await tx.query<{ isSpared: boolean }>({
    name: 'is-sign-in-spared',
    text: `SELECT to_timestamp($2) >= coalesce(date_trunc('second', tokens_valid_after), '-infinity')
        OR to_timestamp($2) IS NOT DISTINCT FROM spared_sign_in AS "isSpared"
      FROM app.users WHERE uid = $1 AND deleted_at IS NULL FOR SHARE`,
    values: [uid, signedInAt],
  });
  return rows[0]?.isSpared === true;
}

/** Revokes every token of a user; returns them by account. */
export async function revokeAllTokens(
  tx: Db,
  uid: string,
): Promise<readonly RowOf<'api_tokens', { id: 'id'; accountId: 'account_id' }>[]> {
  const { rows } = await tx.query<RowOf<'api_tokens', { id: 'id'; accountId: 'account_id' }>>({
    name: 'revoke-all-api-tokens',
    text: `UPDATE app.api_tokens SET revoked_at = now()
      WHERE user_uid = $1 AND revoked_at IS NULL RETURNING id, account_id AS "accountId"`,
    values: [uid],
  });
  return rows;
}

export interface UsedToken {
  readonly id: Tables['api_tokens']['id'];
  readonly uid: Tables['api_tokens']['user_uid'];
  readonly accountId: Tables['api_tokens']['account_id'];
  readonly scopes: ColumnAs<'api_tokens', 'scopes', readonly ApiScope[]>;
  readonly email: Tables['users']['email'];
  readonly userName: Tables['users']['name'];
  /** Unix seconds. */
  readonly createdAt: number;
  readonly expiresAt: number;
}

/**
 * Finds a valid token by hash whose user has access to the account, and records its use once a minute. Does not check rights.
 * [PLUS-25]
 */
export async function useToken(db: Db, hash: Buffer): Promise<UsedToken | null> {
  const { rows } = await db.query<UsedToken>({
    name: 'use-api-token',
    text: `WITH found AS (
        SELECT t.id, t.user_uid, t.account_id, t.scopes, t.created_at, t.expires_at, u.email, u.name
        FROM app.api_tokens t JOIN app.users u ON u.uid = t.user_uid
        WHERE t.hash = $1 AND t.revoked_at IS NULL AND t.expires_at > now()
          AND EXISTS (SELECT FROM app.active_memberships m WHERE m.user_uid = t.user_uid AND m.account_id = t.account_id)
      ), used AS (
        UPDATE app.api_tokens t SET last_used_at = now() FROM found
        WHERE t.id = found.id AND (t.last_used_at IS NULL OR t.last_used_at <= now() - interval '1 minute')
      )
      SELECT id, user_uid AS uid, account_id AS "accountId", scopes, email, name AS "userName",
        floor(extract(epoch FROM created_at))::float8 AS "createdAt",
        floor(extract(epoch FROM expires_at))::float8 AS "expiresAt" FROM found`,
    values: [hash],
  });
  return rows[0] ?? null;
}
