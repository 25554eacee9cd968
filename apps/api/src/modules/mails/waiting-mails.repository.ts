import type { RowOf } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';
import { IS_READY, nextPositionSql } from '../../jobs/request-mail.ts';
import type { MailClass } from '../../jobs/mail-classes.ts';

/** Mails handed over at once by all nodes, so that a hanging mail server never blocks every worker. */
const MAX_HANDED = 3;
/** Times reserved ahead of the pace: the interval in which every node looks for mails. */
export const LOOK_EVERY_MS = 200;
/** Longer than a delivery: the job of a mail handed over this long ago was lost. */
const HANDED_FOR = `interval '5 minutes'`;
/** Mails per statement that become ready. */
const AT_ONCE = 100;

/** By minimum, which PostgreSQL reads from the index whatever it knows of the table: it grows from nothing within seconds. */
const HAS_READY = `EXISTS (SELECT FROM app.waiting_mails WHERE ${IS_READY})
  OR (SELECT min(retry_at) FROM app.waiting_mails WHERE retry_at IS NOT NULL) <= now()
  OR (SELECT min(handed_at) FROM app.waiting_mails WHERE handed_at IS NOT NULL) <= now() - ${HANDED_FOR}`;

/** Slots of the pace up to {@link LOOK_EVERY_MS} ahead, as far as deliveries are free. Unused slots are not made up for. */
const FREE_SLOTS = `greatest(0, least(
  ${MAX_HANDED} - (SELECT count(*) FROM app.waiting_mails WHERE handed_at > now() - ${HANDED_FOR}),
  ceil((${LOOK_EVERY_MS} - greatest(0, extract(epoch FROM hand_at - clock_timestamp()) * 1000)) * $1::float8 / 60000)
))::int`;

/** Returns whether a mail may be handed over now, without a lock. */
export async function isMailDue(db: Db, perMinute: number): Promise<boolean> {
  const { rows } = await db.query<{ isDue: boolean | null }>({
    name: 'is-mail-due',
    text: `SELECT (${HAS_READY}) AND ${FREE_SLOTS} > 0 AS "isDue" FROM app.mail_pace`,
    values: [perMinute],
  });
  return rows[0]?.isDue ?? false;
}

export interface Pace {
  /** Mails that may be handed over now. */
  readonly slots: number;
  /** By all nodes so far. */
  readonly handedCount: number;
}

/** Locks the pace, for the nodes that hand mails over; who requests a mail never waits for it. */
export async function lockPace(tx: Db, perMinute: number): Promise<Pace> {
  await tx.query({ name: 'lock-mail-pace', text: 'SELECT FROM app.mail_pace FOR NO KEY UPDATE' });
  // A statement of its own, which sees what the former holder of the lock has committed.
  const { rows } = await tx.query<Pace>({
    name: 'read-mail-pace',
    text: `SELECT ${FREE_SLOTS} AS slots, handed_count AS "handedCount" FROM app.mail_pace`,
    values: [perMinute],
  });
  return rows[0] ?? { slots: 0, handedCount: 0 };
}

/** Uses up slots of the pace. */
export async function takeSlots(tx: Db, perMinute: number, count: number): Promise<void> {
  await tx.query({
    name: 'take-mail-slots',
    text: `UPDATE app.mail_pace SET handed_count = handed_count + $2,
        hand_at = greatest(hand_at, clock_timestamp()) + $2 * interval '1 minute' / $1::float8`,
    values: [perMinute, count],
  });
}

/** Puts mails whose retry is due, or whose job was lost, behind the other mails of their lane. */
export async function requeueMails(tx: Db): Promise<void> {
  await tx.query({
    name: 'requeue-mails',
    text: `WITH due AS MATERIALIZED (
        (SELECT number, class, lane, retry_at AS since FROM app.waiting_mails WHERE retry_at <= now()
          ORDER BY retry_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
      ), lost AS MATERIALIZED (
        (SELECT number, class, lane, handed_at AS since FROM app.waiting_mails WHERE handed_at <= now() - ${HANDED_FOR}
          ORDER BY handed_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
      ), found AS (
        SELECT number, class, lane, row_number() OVER (PARTITION BY class, lane ORDER BY since, number) AS nth
        FROM (SELECT * FROM due UNION ALL SELECT * FROM lost) f
      ), lanes AS MATERIALIZED (
        SELECT class, lane, ${nextPositionSql('l.class', 'l.lane')} AS next FROM (SELECT DISTINCT class, lane FROM found) l
      )
      UPDATE app.waiting_mails m SET retry_at = NULL, handed_at = NULL, position = next + nth - 1
      FROM found JOIN lanes USING (class, lane) WHERE m.number = found.number`,
  });
}

export interface WaitingMail extends Pick<
  Tables['waiting_mails'],
  'number' | 'kind' | 'version' | 'failures'
> {
  /** Of the row that it is about. */
  readonly id: Tables['waiting_mails']['row_id'];
}
export type HandedMail = RowOf<'waiting_mails', { number: 'number'; requestId: 'request_id' }>;

/** Marks the next mail as handed over: of the first class that has one, the one whose lane has waited longest. */
export async function handNext(tx: Db, classes: readonly MailClass[]): Promise<HandedMail | null> {
  const { rows } = await tx.query<HandedMail>({
    name: 'hand-next-mail',
    text: `UPDATE app.waiting_mails SET handed_at = now() WHERE number = (
        SELECT m.number FROM unnest($1::text[]) WITH ORDINALITY AS c (class, nth) CROSS JOIN LATERAL (
          SELECT number FROM app.waiting_mails q WHERE q.class = c.class AND ${IS_READY}
          ORDER BY q.position, q.number LIMIT 1 FOR UPDATE SKIP LOCKED
        ) m ORDER BY c.nth LIMIT 1
      ) RETURNING number, request_id AS "requestId"`,
    values: [classes],
  });
  return rows[0] ?? null;
}

/** Returns a mail to send; null when it was sent, or requested again. */
export async function readMail(db: Db, number: number): Promise<WaitingMail | null> {
  const { rows } = await db.query<WaitingMail>({
    name: 'read-waiting-mail',
    text: `SELECT number, kind, row_id AS id, version, failures
      FROM app.waiting_mails WHERE number = $1`,
    values: [number],
  });
  return rows[0] ?? null;
}

export async function removeMail(db: Db, number: number): Promise<void> {
  await db.query({
    name: 'remove-waiting-mail',
    text: 'DELETE FROM app.waiting_mails WHERE number = $1',
    values: [number],
  });
}

/** Lets a mail wait for its retry; other mails of its lane go first. */
export async function postponeMail(db: Db, number: number, delayMs: number): Promise<void> {
  await db.query({
    name: 'postpone-mail',
    text: `UPDATE app.waiting_mails SET failures = failures + 1, handed_at = NULL,
        retry_at = now() + $2 * interval '1 millisecond' WHERE number = $1`,
    values: [number, delayMs],
  });
}
