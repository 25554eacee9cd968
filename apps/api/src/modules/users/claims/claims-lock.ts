import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../../db/open-database.ts';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import { RETRY_AFTER_S } from '../../../http/errors/error-table.ts';

/** Of one user, across nodes. */
export interface ClaimsLock {
  readonly uid: string;
  /** Extends the lock for another call; throws `unavailable` when lost. */
  prolong(): Promise<void>;
}

export interface LockRequest {
  readonly uid: string;
  readonly waitMs: number;
}

/** Longer than the identity service's time-out; a dead holder blocks so long. */
const HELD_MS = 6_000;
const LOOK_EVERY_MS = 50;

/**
 * Runs work under a user's claims lock, so that older claims never arrive last; `busy` after the wait. A row with a lease: a dead
 * process blocks only until it ends, and no transaction is open meanwhile. [GC-14]
 */
export async function withClaimsLock<Result>(
  database: Db,
  { uid, waitMs }: LockRequest,
  work: (lock: ClaimsLock) => Promise<Result>,
): Promise<Result | 'busy'> {
  const holder = randomUUID();
  const giveUpAt = performance.now() + waitMs;
  while (!(await take(database, uid, holder))) {
    if (performance.now() >= giveUpAt) return 'busy';
    await wait(LOOK_EVERY_MS);
  }
  try {
    return await work({ uid, prolong: () => prolong(database, uid, holder) });
  } finally {
    await end(database, uid, holder);
  }
}

async function take(database: Db, uid: string, holder: string): Promise<boolean> {
  const { rowCount } = await database.query({
    name: 'take-claims-lock',
    text: `INSERT INTO app.claims_turns AS held (user_uid, holder, until)
      VALUES ($1, $2, clock_timestamp() + $3 * interval '1 millisecond')
      ON CONFLICT (user_uid) DO UPDATE SET holder = EXCLUDED.holder, until = EXCLUDED.until
        WHERE held.until < clock_timestamp()`,
    values: [uid, holder, HELD_MS],
  });
  return rowCount === 1;
}

async function prolong(database: Db, uid: string, holder: string): Promise<void> {
  const { rowCount } = await database.query({
    name: 'prolong-claims-lock',
    text: `UPDATE app.claims_turns SET until = clock_timestamp() + $3 * interval '1 millisecond'
      WHERE user_uid = $1 AND holder = $2`,
    values: [uid, holder, HELD_MS],
  });
  if (rowCount !== 1) throw new ApiFailure('unavailable', { retryAfterS: RETRY_AFTER_S });
}

async function end(database: Db, uid: string, holder: string): Promise<void> {
  await database
    .query({
      name: 'end-claims-lock',
      text: 'DELETE FROM app.claims_turns WHERE user_uid = $1 AND holder = $2',
      values: [uid, holder],
    })
    // Without the database the lease expires; the work's result counts.
    .catch(() => undefined);
}
