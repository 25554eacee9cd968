import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../db/open-database.ts';
import type { JobLog } from '../../jobs/job-log.ts';
import { handMails } from './hand-mails.ts';
import { LOOK_EVERY_MS } from './waiting-mails.repository.ts';

export interface MailHanding {
  readonly database: Database;
  readonly log: JobLog;
  readonly perMinute: number;
  readonly stopping: AbortSignal;
}

/** Hands mails over as the pace allows, until stopped. Never rejects: an unavailable database is asked again. */
export async function keepHandingMails({ database, log, perMinute, stopping }: MailHanding): Promise<void> {
  const isStopping = (): boolean => stopping.aborted;
  let hasFailed = false;
  while (!isStopping()) {
    try {
      await handMails(database, perMinute);
      hasFailed = false;
    } catch (err) {
      // Once: a database may be unavailable for long.
      if (!hasFailed && !isStopping()) log.warn({ err }, 'waiting mails could not be handed over');
      hasFailed = true;
    }
    await wait(LOOK_EVERY_MS, undefined, { signal: stopping }).catch(() => undefined);
  }
}
