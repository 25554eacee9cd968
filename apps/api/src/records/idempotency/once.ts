import type { RouteName } from '@partyline/contract';
import { err, ok, type Result } from '@partyline/kernel';
import { hash } from 'node:crypto';
import type { ColumnAs } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import type { ApiFailure } from '../../http/errors/api-failure.ts';
import { noteRepeated } from '../../http/authorization/request-scope.ts';
import { keyFailure } from './idempotency-key.ts';

export interface RepeatableCall {
  readonly uid: string;
  readonly route: RouteName;
  /** null: every call is new. */
  readonly key: string | null;
  /** The whole request: another one under the same key is refused. */
  readonly asked: unknown;
}

/**
 * Runs a call's work once, in its transaction; repeats, also concurrent, get the first answer. Refusals are not stored: their cause
 * may go. [GX-14]
 */
export async function once<Answer>(
  tx: Db,
  { uid, route, key, asked }: RepeatableCall,
  work: () => Promise<Result<Answer, ApiFailure>>,
): Promise<Result<Answer, ApiFailure>> {
  if (key === null) return work();
  const workspace = [uid, route, key];
  const bodyHash = hash('sha256', JSON.stringify(asked), 'hex');
  // Waits for a concurrent call with the key.
  const { rowCount } = await tx.query({
    name: 'begin-once',
    text: `INSERT INTO app.idempotency_keys (user_uid, route, key, body_hash) VALUES ($1, $2, $3, decode($4, 'hex'))
      ON CONFLICT DO NOTHING`,
    values: [...workspace, bodyHash],
  });
  if (rowCount === 0) return answerOf<Answer>(tx, workspace, bodyHash);
  const result = await work();
  await tx.query(
    result.ok
      ? {
          name: 'end-once',
          text: 'UPDATE app.idempotency_keys SET result = $4 WHERE user_uid = $1 AND route = $2 AND key = $3',
          values: [...workspace, JSON.stringify(result.value)],
        }
      : {
          name: 'forget-once',
          text: 'DELETE FROM app.idempotency_keys WHERE user_uid = $1 AND route = $2 AND key = $3',
          values: workspace,
        },
  );
  return result;
}

async function answerOf<Answer>(
  tx: Db,
  workspace: readonly string[],
  bodyHash: string,
): Promise<Result<Answer, ApiFailure>> {
  const { rows } = await tx.query<{
    isSame: boolean;
    result: ColumnAs<'idempotency_keys', 'result', Answer | null>;
  }>({
    name: 'answer-once',
    text: `SELECT body_hash = decode($4, 'hex') AS "isSame", result FROM app.idempotency_keys
      WHERE user_uid = $1 AND route = $2 AND key = $3`,
    values: [...workspace, bodyHash],
  });
  const [row] = rows;
  if (row?.isSame !== true) return err(keyFailure('not-allowed'));
  noteRepeated();
  if (row.result === null) throw new Error('A served call stored no answer.');
  return ok(row.result);
}
