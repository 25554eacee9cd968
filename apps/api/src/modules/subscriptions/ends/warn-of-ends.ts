import { END_NOTICE_DAYS, findEndNotice } from '@partyline/subscriptions';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Database } from '../../../db/open-database.ts';
import { requestMails } from '../../../jobs/request-mail.ts';
import { addNotices, listEndingSoon } from '../../../records/subscriptions/notices.repository.ts';
import { notifyEnding } from '../../../records/subscriptions/notify-subscription.ts';

/** Per page. */
const AT_ONCE = 1_000;

/**
 * Warns every admin, also by mail, 7 days and 1 day before the end of a trial, cancelled subscription or grace period. Unique rows
 * prevent repeats across nodes. [PLUS-19, PLUS-20]
 */
export async function warnOfSubscriptionEnds(database: Database, now: Date): Promise<void> {
  let afterId = 0;
  for (;;) {
    const page = await listEndingSoon(database, { now, days: END_NOTICE_DAYS[0], afterId, limit: AT_ONCE });
    const notices = page.flatMap((row) => {
      const notice = findEndNotice(row, now.getTime());
      return notice === null ? [] : [{ id: row.id, notice }];
    });
    if (notices.length > 0) {
      await inTransaction(database, async (tx) => {
        const added = await addNotices(tx, notices);
        if (added.length === 0) return;
        const mails = added.map(({ id, accountId }) => ({ id, version: 1, accountId }));
        await requestMails(tx, 'subscription-ending', mails);
        for (const { id, notice } of notices) {
          const uids = added.filter(({ subscriptionId }) => subscriptionId === id).map(({ uid }) => uid);
          await notifyEnding(tx, { id, notice, uids }, now.getTime());
        }
      });
    }
    const last = page.at(-1);
    if (last === undefined || page.length < AT_ONCE) return;
    afterId = last.id;
  }
}
