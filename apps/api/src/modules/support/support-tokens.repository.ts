import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';

export interface UsedSupportToken {
  readonly id: Tables['support_tokens']['id'];
  /** The member of support it was made for. */
  readonly name: Tables['support_tokens']['name'];
}

export interface ListedSupportToken extends UsedSupportToken {
  readonly createdAt: Tables['support_tokens']['created_at'];
  readonly expiresAt: Tables['support_tokens']['expires_at'];
  readonly lastUsedAt: Tables['support_tokens']['last_used_at'];
}

/** Finds a valid support token by hash; records its use once a minute. [PLUS-25] */
export async function useSupportToken(db: Db, hash: Buffer): Promise<UsedSupportToken | null> {
  const { rows } = await db.query<UsedSupportToken>({
    name: 'use-support-token',
    text: `WITH found AS (
        SELECT id, name FROM app.support_tokens WHERE hash = $1 AND revoked_at IS NULL AND expires_at > now()
      ), used AS (
        UPDATE app.support_tokens t SET last_used_at = now() FROM found
        WHERE t.id = found.id AND (t.last_used_at IS NULL OR t.last_used_at <= now() - interval '1 minute')
      )
      SELECT id, name FROM found`,
    values: [hash],
  });
  return rows[0] ?? null;
}

export async function insertSupportToken(
  tx: Db,
  { name, days, hash }: { readonly name: string; readonly days: number; readonly hash: Buffer },
): Promise<Pick<ListedSupportToken, 'id' | 'expiresAt'>> {
  const { rows } = await tx.query<Pick<ListedSupportToken, 'id' | 'expiresAt'>>({
    name: 'insert-support-token',
    text: `INSERT INTO app.support_tokens (name, hash, expires_at) VALUES ($1, $2, now() + $3 * interval '1 day')
      RETURNING id, expires_at AS "expiresAt"`,
    values: [name, hash, days],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('No support token was inserted.');
  return row;
}

export async function listSupportTokens(db: Db): Promise<readonly ListedSupportToken[]> {
  const { rows } = await db.query<ListedSupportToken>(
    `SELECT id, name, created_at AS "createdAt", expires_at AS "expiresAt", last_used_at AS "lastUsedAt"
      FROM app.support_tokens WHERE revoked_at IS NULL AND expires_at > now() ORDER BY id`,
  );
  return rows;
}

export async function revokeSupportToken(tx: Db, id: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    'UPDATE app.support_tokens SET revoked_at = now() WHERE id = $1 AND revoked_at IS NULL AND expires_at > now()',
    [id],
  );
  return rowCount === 1;
}
