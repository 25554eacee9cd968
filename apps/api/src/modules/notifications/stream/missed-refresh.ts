import type { Reader } from '@partyline/notifications';
import { isDeepStrictEqual } from 'node:util';
import type { Database, Db } from '../../../db/open-database.ts';
import type { TokenIdentity } from '../../../http/authentication/token-identity.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import { claimsFor } from '../../users/claims/set-claims.ts';
import { loadSessionView } from '../../users/user/session-view.ts';
import type { Cursor } from '../../../records/notifications/cursor.ts';

/**
 * Finds the position before the first missed "refresh token" event: after the token's issue, before the stream. null if none or the
 * token is current. [NOTIF-12, NOTIF-23]
 */
export async function findMissedRefresh(
  database: Database,
  { uid, accountId, workspaceId, issuedAt, claims }: TokenIdentity,
  reader: Reader,
): Promise<Cursor | null> {
  const position = await findRefresh(database, reader, issuedAt);
  if (position === null) return null;
  const view = await loadSessionView(database, uid, { accountId, workspaceId });
  return isDeepStrictEqual({ ...claims }, { ...claimsFor(view, new Date()) }) ? null : position;
}

/**
 * Finds the position before the first token refresh since a token was issued; null for none. Tokens have whole seconds: events of
 * the same second may be older.
 */
async function findRefresh(db: Db, { accountId, uid }: Reader, issuedAt: number): Promise<Cursor | null> {
  const { rows } = await db.query<Pick<Tables['notifications'], 'xid'> & { id: string }>({
    name: 'find-missed-refresh',
    text: `SELECT n.xid::text AS xid, n.id::text AS id FROM app.notifications n
      WHERE n.account_id = $1 AND n.user_uid = $2 AND n.silent AND n.event = 'refresh token'
        AND n.created_at >= to_timestamp($3) ORDER BY n.xid, n.id LIMIT 1`,
    values: [accountId, uid, issuedAt],
  });
  const [first] = rows;
  return first === undefined ? null : { xid: BigInt(first.xid), id: BigInt(first.id) - 1n };
}
