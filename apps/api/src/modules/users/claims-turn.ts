import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { RETRY_AFTER_S } from '../../http/error-table.ts';

/** The right to set one person's claims: as long as it lasts nobody else sets them, on any node. */
export interface ClaimsTurn {
  readonly uid: string;
  /** Makes room for one more call to the identity service; throws `unavailable` when the turn went to somebody else. */
  prolong(): Promise<void>;
}

/** Whose claims, and how long to wait while somebody else sets them. */
export interface TurnWish {
  readonly uid: string;
  readonly waitMs: number;
}

/** Longer than a call to the identity service takes until it is given up; whoever died in the middle is waited for this long. */
const HELD_MS = 6_000;
const LOOK_EVERY_MS = 50;

/**
 * Does the work while nobody else sets this person's claims, so that older claims never arrive after newer ones. Gives
 * `busy`, without having begun, when somebody else's turn outlasts the wait. The turn is a row that runs out by itself: a
 * process that dies keeps nobody out for longer than a call takes, and nothing of the database is held over the call. [GC-14]
 */
export async function inClaimsTurn<Result>(
  database: Db,
  { uid, waitMs }: TurnWish,
  work: (turn: ClaimsTurn) => Promise<Result>,
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
    name: 'take-claims-turn',
    text: `INSERT INTO app.claims_turns AS turn (user_uid, holder, until)
      VALUES ($1, $2, clock_timestamp() + $3 * interval '1 millisecond')
      ON CONFLICT (user_uid) DO UPDATE SET holder = EXCLUDED.holder, until = EXCLUDED.until
        WHERE turn.until < clock_timestamp()`,
    values: [uid, holder, HELD_MS],
  });
  return rowCount === 1;
}

async function prolong(database: Db, uid: string, holder: string): Promise<void> {
  const { rowCount } = await database.query({
    name: 'prolong-claims-turn',
    text: `UPDATE app.claims_turns SET until = clock_timestamp() + $3 * interval '1 millisecond'
      WHERE user_uid = $1 AND holder = $2`,
    values: [uid, holder, HELD_MS],
  });
  if (rowCount !== 1) throw new ApiFailure('unavailable', { retryAfterS: RETRY_AFTER_S });
}

async function end(database: Db, uid: string, holder: string): Promise<void> {
  await database
    .query({
      name: 'end-claims-turn',
      text: 'DELETE FROM app.claims_turns WHERE user_uid = $1 AND holder = $2',
      values: [uid, holder],
    })
    // Without the database the turn runs out by itself; what the work said counts.
    .catch(() => undefined);
}
