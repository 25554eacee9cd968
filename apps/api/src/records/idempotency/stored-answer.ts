import { hash } from 'node:crypto';
import type { ColumnAs } from '../../db/columns.ts';
import { withoutEffectCheck } from '../../db/effect-check.ts';
import type { Db } from '../../db/open-database.ts';
import { noteRepeated } from '../../http/authorization/request-scope.ts';
import { keyFailure } from './idempotency-key.ts';
import type { RepeatableCall } from './once.ts';

interface StoredRow<Answer> {
  readonly isSame: boolean;
  readonly result: ColumnAs<'idempotency_keys', 'result', Answer | null>;
}

/**
 * Returns the stored answer of a call with several transactions; null without a key, for a first call, and after an unfinished one.
 * A key reused for another request is refused. [GX-14]
 */
export async function storedAnswer<Answer>(
  db: Db,
  { uid, route, key, asked }: RepeatableCall,
): Promise<Answer | null> {
  if (key === null) return null;
  const { rows } = await withoutEffectCheck('idempotency', () =>
    db.query<StoredRow<Answer>>({
      name: 'read-stored-answer',
      text: `INSERT INTO app.idempotency_keys AS k (user_uid, route, key, body_hash) VALUES ($1, $2, $3, decode($4, 'hex'))
      ON CONFLICT (user_uid, route, key) DO UPDATE SET key = k.key
      RETURNING k.body_hash = decode($4, 'hex') AS "isSame", k.result`,
      values: [uid, route, key, hash('sha256', JSON.stringify(asked), 'hex')],
    }),
  );
  const [row] = rows;
  if (row?.isSame !== true) throw keyFailure('not-allowed');
  if (row.result !== null) noteRepeated();
  return row.result;
}

/** Stores the answer of a call with a key. [GX-14] */
export async function storeAnswer(
  db: Db,
  { uid, route, key }: RepeatableCall,
  answer: unknown,
): Promise<void> {
  if (key === null) return;
  await withoutEffectCheck('idempotency', () =>
    db.query({
      name: 'store-answer',
      text: 'UPDATE app.idempotency_keys SET result = $4 WHERE user_uid = $1 AND route = $2 AND key = $3 AND result IS NULL',
      values: [uid, route, key, JSON.stringify(answer)],
    }),
  );
}
