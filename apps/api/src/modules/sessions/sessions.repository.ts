import type { OwnSession } from '@partyline/contract';
import { SESSION_KEPT_DAYS, type UserAgent } from '@partyline/session';
import type { ColumnAs, RowOf, StoredAs } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import type { TokenIdentity } from '../../http/authentication/token-identity.ts';

const SHOWN_AT_MOST = 100;

/** Browser and network address of a session; null for unknown. */
export interface SessionOrigin extends UserAgent {
  readonly address: string | null;
}

/** Records a session's use; ignored for unknown or deleted users and when older. */
export async function noteSessionUse(db: Db, identity: TokenIdentity, origin: SessionOrigin): Promise<void> {
  const usedAt = new Date();
  await db.query({
    name: 'note-session-use',
    // Locks the user's row, so that a concurrent erasure is seen.
    text: `INSERT INTO app.sessions (user_uid, signed_in_at, browser, system, has_second_factor, address, last_used_at)
      SELECT u.uid, to_timestamp($2), $3, $4, $5, $6, $7 FROM app.users u
        WHERE u.uid = $1 AND u.deleted_at IS NULL FOR KEY SHARE
      ON CONFLICT (user_uid, signed_in_at) DO UPDATE SET last_used_at = $7, browser = $3, system = $4, address = $6
        WHERE sessions.ended_at IS NULL AND sessions.last_used_at <= $7`,
    values: [
      identity.uid,
      identity.signedInAt,
      origin.browser,
      origin.system,
      identity.hasSecondFactor,
      origin.address,
      usedAt,
    ],
  });
}

interface SessionRow extends StoredAs<
  OwnSession,
  RowOf<
    'sessions',
    {
      id: 'id';
      address: 'address';
      signedInAt: 'signed_in_at';
      lastUsedAt: 'last_used_at';
      hasSecondFactor: 'has_second_factor';
    }
  >
> {
  readonly browser: ColumnAs<'sessions', 'browser', OwnSession['browser']>;
  readonly system: ColumnAs<'sessions', 'system', OwnSession['system']>;
}

export async function listSessions(db: Db, { uid, signedInAt }: TokenIdentity): Promise<OwnSession[]> {
  const { rows } = await db.query<SessionRow>({
    name: 'list-sessions',
    text: `SELECT s.id, s.browser, s.system, host(s.address) AS address, s.signed_in_at AS "signedInAt", s.last_used_at AS "lastUsedAt",
        s.has_second_factor AS "hasSecondFactor", s.signed_in_at = to_timestamp($2) AS "isThis"
      FROM app.sessions s JOIN app.users u ON u.uid = s.user_uid
      WHERE s.user_uid = $1 AND s.ended_at IS NULL AND NOT ${IS_OUTDATED}
      ORDER BY s.last_used_at DESC, s.id DESC LIMIT ${SHOWN_AT_MOST}`,
    values: [uid, signedInAt],
  });
  return rows.map((row) => ({
    ...row,
    signedInAt: row.signedInAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
  }));
}

/** Whether `s` of user `u` is refused with all older sign-ins. */
const IS_OUTDATED = `(s.signed_in_at < coalesce(date_trunc('second', u.tokens_valid_after), '-infinity')
  AND s.signed_in_at IS DISTINCT FROM u.spared_sign_in)`;

export async function endSession(tx: Db, uid: string, id: number): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'end-session',
    text: 'UPDATE app.sessions SET ended_at = now() WHERE id = $2 AND user_uid = $1 AND ended_at IS NULL',
    values: [uid, id],
  });
  return rowCount === 1;
}

/** Removes a session from the list; its tokens stay valid. */
export async function forgetSession(db: Db, { uid, signedInAt }: TokenIdentity): Promise<void> {
  await db.query({
    name: 'forget-session',
    text: 'DELETE FROM app.sessions WHERE user_uid = $1 AND signed_in_at = to_timestamp($2) AND ended_at IS NULL',
    values: [uid, signedInAt],
  });
}

/** Deletes ended sessions now refused by age; call it when that time changes. */
async function forgetRefusedSessions(tx: Db, uid: string): Promise<void> {
  await tx.query({
    name: 'forget-refused-sessions',
    text: `DELETE FROM app.sessions s USING app.users u
      WHERE s.user_uid = $1 AND s.ended_at IS NOT NULL AND u.uid = s.user_uid AND ${IS_OUTDATED}`,
    values: [uid],
  });
}

/**
 * Deletes long unused sessions in batches, by index. An ended one keeps its sign-in second to refuse its tokens, unless refused by
 * age.
 */
export async function deleteOldSessions(db: Db, bite: number): Promise<void> {
  await db.query(
    `DELETE FROM app.sessions WHERE id = ANY (ARRAY(
      SELECT id FROM app.sessions
      WHERE ended_at IS NULL AND last_used_at < now() - $1 * interval '1 day' LIMIT ${bite}))`,
    [SESSION_KEPT_DAYS],
  );
  await db.query(
    `WITH due AS MATERIALIZED (
      SELECT s.id, ${IS_OUTDATED} AS is_refused
      FROM app.sessions s JOIN app.users u ON u.uid = s.user_uid
      WHERE s.ended_at IS NOT NULL AND s.ended_at < now() - $1 * interval '1 day'
        AND (s.browser IS NOT NULL OR s.system IS NOT NULL OR s.address IS NOT NULL) LIMIT ${bite}
    ), gone AS (
      DELETE FROM app.sessions WHERE id = ANY (ARRAY(SELECT id FROM due WHERE is_refused))
    )
    UPDATE app.sessions SET browser = NULL, system = NULL, address = NULL, last_used_at = signed_in_at
      WHERE id = ANY (ARRAY(SELECT id FROM due WHERE NOT is_refused))`,
    [SESSION_KEPT_DAYS],
  );
}

/**
 * Refuses tokens of sign-ins up to the end of this second, except the spared one (Unix seconds or null). Returns the milliseconds
 * to wait, at most 1000, because tokens name whole seconds. [PLUS-23]
 */
export async function refuseOlderTokens(tx: Db, uid: string, spared: number | null): Promise<number> {
  const { rows } = await tx.query<{ waitMs: number }>({
    name: 'refuse-older-tokens',
    text: `UPDATE app.users SET spared_sign_in = to_timestamp($2), tokens_valid_after =
        greatest(tokens_valid_after, date_trunc('second', clock_timestamp()) + interval '1 second')
      WHERE uid = $1 AND deleted_at IS NULL
      RETURNING extract(epoch FROM tokens_valid_after - clock_timestamp())::float8 * 1000 AS "waitMs"`,
    values: [uid, spared],
  });
  await forgetRefusedSessions(tx, uid);
  return Math.min(Math.max(0, Math.ceil(rows[0]?.waitMs ?? 0)), 1_000);
}
