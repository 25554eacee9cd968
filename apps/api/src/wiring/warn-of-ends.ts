import { END_LAST_WARNING_MS, END_WARNING_MS } from '@partyline/invitations';
import { secondsInDay } from 'date-fns/constants';
import { inTransaction } from '../db/in-transaction.ts';
import type { RowOf } from '../db/columns.ts';
import type { Database } from '../db/open-database.ts';
import { requestMails } from '../jobs/request-mail.ts';
import { notifyMember } from '../records/invitations/notify-member.ts';

/** Per transaction; the next minute continues. */
const AT_ONCE = 1_000;

/** Warns members, also by mail, a week and a day before their access ends, each once. [PLUS-4] */
export async function warnOfEnds(database: Database): Promise<void> {
  await inTransaction(database, async (tx) => {
    const { rows } = await tx.query<
      { id: string; daysLeft: number } & RowOf<
        'memberships',
        { version: 'end_notice'; accountId: 'account_id' }
      >
    >({
      name: 'note-end-warnings',
      text: `UPDATE app.memberships SET end_notice = CASE WHEN ends_at <= now() + $2 * interval '1 ms' THEN 2 ELSE 1 END
        WHERE id = ANY (ARRAY(
          SELECT id FROM app.memberships
          WHERE removed_at IS NULL AND ends_at > now() AND ends_at <= now() + $1 * interval '1 ms' AND end_notice < 2
            AND end_notice < CASE WHEN ends_at <= now() + $2 * interval '1 ms' THEN 2 ELSE 1 END
          ORDER BY ends_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED))
        RETURNING id::text AS id, end_notice AS version, account_id AS "accountId",
          ceil(extract(epoch FROM ends_at - now()) / ${secondsInDay})::int AS "daysLeft"`,
      values: [END_WARNING_MS, END_LAST_WARNING_MS],
    });
    for (const { id, daysLeft } of rows) await notifyMember(tx, Number(id), { daysLeft });
    await requestMails(tx, 'access-ending', rows);
  });
}
