import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/open-database.ts';
import { addJob } from '../../jobs/add-job.ts';
import { inJobScope } from '../../jobs/job-scope.ts';
import { classOrderOf } from '../../jobs/mail-classes.ts';
import {
  handNext,
  isMailDue,
  lockPace,
  requeueMails,
  takeSlots,
  type HandedMail,
} from './waiting-mails.repository.ts';

/** Before notification documents and repairs, after commands: at most a few of these jobs wait. */
const PRIORITY = 1;

/**
 * Hands over the next mails to jobs, as many as pace and running deliveries allow: by class, and account by account within a class.
 * Returns how many. Safe on several nodes. [INV-39]
 */
export async function handMails(database: Database, perMinute: number): Promise<number> {
  if (!(await isMailDue(database, perMinute))) return 0;
  return inTransaction(database, async (tx) => {
    const { slots, handedCount } = await lockPace(tx, perMinute);
    if (slots === 0) return 0;
    await requeueMails(tx);
    const mails: HandedMail[] = [];
    while (mails.length < slots) {
      const mail = await handNext(tx, classOrderOf(handedCount + mails.length));
      if (mail === null) break;
      mails.push(mail);
    }
    for (const { number, requestId } of mails) {
      await inJobScope({ requestId }, () => addJob(tx, 'deliver-mail', { number }, { priority: PRIORITY }));
    }
    if (mails.length > 0) await takeSlots(tx, perMinute, mails.length);
    return mails.length;
  });
}
