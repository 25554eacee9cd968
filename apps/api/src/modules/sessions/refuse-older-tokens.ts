import type { Db } from '../../db/open-database.ts';
import { forgetRefusedSessions } from './sessions.repository.ts';

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
