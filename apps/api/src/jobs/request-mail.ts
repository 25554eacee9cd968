import { checkEffect } from '../db/effect-check.ts';
import type { Db } from '../db/open-database.ts';
import type { JobPayloads } from './job-payloads.ts';
import { currentOrigin } from './job-scope.ts';
import { CLASS_OF_KIND, type MailClass } from './mail-classes.ts';

export type WantedMail = Pick<JobPayloads['send-mail'], 'kind' | 'id' | 'version'>;

export interface RequestedMail extends Pick<WantedMail, 'id' | 'version'> {
  /** Whose mails it takes turns with; null for none. */
  readonly accountId: number | null;
}

/** A waiting mail that is neither handed over nor waits for a retry. */
export const IS_READY = 'retry_at IS NULL AND handed_at IS NULL';

/**
 * Returns the SQL of the position of a lane's next mail: behind the lane's own mails, and in the current round if it has none. It
 * takes no lock: mails that are requested at once may share a round.
 */
export function nextPositionSql(mailClass: string, lane: string): string {
  return `greatest(
    coalesce((SELECT q.position FROM app.waiting_mails q WHERE q.class = ${mailClass} AND ${IS_READY}
      ORDER BY q.position, q.number LIMIT 1), 1),
    coalesce((SELECT q.position + 1 FROM app.waiting_mails q WHERE q.class = ${mailClass} AND q.lane = ${lane} AND ${IS_READY}
      ORDER BY q.position DESC LIMIT 1), 1))`;
}

/** Requests a mail at the commit, instead of one that waits for the same row. */
export async function requestMail(tx: Db, { kind, ...mail }: WantedMail & RequestedMail): Promise<void> {
  await requestMails(tx, kind, [mail]);
}

/** Requests the mails of several rows, each named once, in one statement. The rows have no addresses and no keys. */
export async function requestMails(
  tx: Db,
  kind: WantedMail['kind'],
  mails: readonly RequestedMail[],
  mailClass: MailClass = CLASS_OF_KIND[kind],
): Promise<void> {
  if (mails.length === 0) return;
  checkEffect('job request');
  await tx.query({
    name: 'request-mails',
    text: `WITH wanted AS (
        SELECT id, version, lane, row_number() OVER (PARTITION BY lane ORDER BY nth) AS nth
        FROM unnest($2::text[], $3::bigint[], $4::bigint[]) WITH ORDINALITY AS m (id, version, lane, nth)
      ), lanes AS MATERIALIZED (
        SELECT lane, ${nextPositionSql('$5', 'l.lane')} AS next FROM (SELECT DISTINCT lane FROM wanted) l
      )
      INSERT INTO app.waiting_mails (kind, row_id, version, class, lane, position, request_id)
      SELECT $1, id, version, $5, lane, next + nth - 1, $6 FROM wanted JOIN lanes USING (lane) ORDER BY id
      ON CONFLICT (kind, row_id) DO UPDATE SET number = EXCLUDED.number, version = EXCLUDED.version, class = EXCLUDED.class,
        lane = EXCLUDED.lane, position = EXCLUDED.position, request_id = EXCLUDED.request_id,
        requested_at = EXCLUDED.requested_at, failures = 0, retry_at = NULL, handed_at = NULL`,
    values: [
      kind,
      mails.map(({ id }) => id),
      mails.map(({ version }) => version),
      mails.map(({ accountId }) => accountId ?? 0),
      mailClass,
      currentOrigin(),
    ],
  });
}
