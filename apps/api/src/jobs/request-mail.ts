import { checkEffect } from '../db/effect-check.ts';
import type { Db } from '../db/open-database.ts';
import { addJob } from './add-job.ts';
import type { JobPayloads } from './job-payloads.ts';

export type WantedMail = Pick<JobPayloads['send-mail'], 'kind' | 'id' | 'version'>;

export interface MailRetry {
  readonly failures?: number;
  readonly delayMs?: number;
  /** Has passed the rate limit of mails. */
  readonly isPaced?: boolean;
}

/** Lowest priority: mails never delay commands. */
const PRIORITY = 10;

/** Against repeats. */
export function mailJobKey({ kind, id }: Pick<WantedMail, 'kind' | 'id'>): string {
  return `mail-${kind}-${id}`;
}

/** Concurrent deliveries: a hanging server never blocks every worker. */
const QUEUES = 3;

/** Always the same for a row. */
function queueOf({ id }: Pick<WantedMail, 'id'>): string {
  const sum = Array.from(id).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return `mails-${sum % QUEUES}`;
}

/** Requests a mail at the commit. The job reads addresses and derives keys, so the queue has none. */
export async function requestMail(
  tx: Db,
  { kind, id, version }: WantedMail,
  { failures = 0, delayMs = 0, isPaced = false }: MailRetry = {},
): Promise<void> {
  const key = mailJobKey({ kind, id });
  await addJob(
    tx,
    'send-mail',
    { kind, id, version, failures, isPaced },
    { key, delayMs, priority: PRIORITY, queue: queueOf({ id }) },
  );
}

/**
 * Requests the mails of several rows, each named once. In one call of `add_jobs`, because each call may read the whole queue: with
 * a call per row, an import of 10,000 rows took quadratic time.
 */
export async function requestMails(
  tx: Db,
  kind: WantedMail['kind'],
  mails: readonly Pick<WantedMail, 'id' | 'version'>[],
): Promise<void> {
  if (mails.length === 0) return;
  checkEffect('job request');
  await tx.query({
    name: 'add-mail-jobs',
    text: `SELECT FROM graphile_worker.add_jobs(ARRAY(
        SELECT ROW(
          'send-mail',
          json_build_object('kind', $1::text, 'id', m.id, 'version', m.version, 'failures', 0, 'isPaced', false),
          m.queue, NULL, 100, 'mail-' || $1 || '-' || m.id, ${PRIORITY}, NULL
        )::graphile_worker.job_spec
        FROM unnest($2::text[], $3::int[], $4::text[]) AS m (id, version, queue)
      ))`,
    values: [kind, mails.map(({ id }) => id), mails.map(({ version }) => version), mails.map(queueOf)],
  });
}
