import type { Db } from '../../db/open-database.ts';

/** Mails this close together count as on time. */
const TOLERANCE_MS = 50;

/** Reserves the next evenly spaced mail slot of all nodes. Returns the milliseconds to wait. */
export async function takeMailTurn(db: Db, perMinute: number): Promise<number> {
  const { rows } = await db.query<{ waitMs: number }>({
    name: 'take-mail-turn',
    text: `UPDATE app.mail_pace SET next_at = greatest(next_at, clock_timestamp()) + interval '1 minute' / $1::float8
      RETURNING (extract(epoch FROM next_at - interval '1 minute' / $1::float8 - clock_timestamp()) * 1000)::float8 AS "waitMs"`,
    values: [perMinute],
  });
  const waitMs = Math.ceil(rows[0]?.waitMs ?? 0);
  return waitMs <= TOLERANCE_MS ? 0 : waitMs;
}
