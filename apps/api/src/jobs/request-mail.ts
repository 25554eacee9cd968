import type { Db } from '../db/open-database.ts';
import { addJob } from './add-job.ts';
import type { JobPayloads } from './job-payloads.ts';

/** A mail that is asked for: what it is about, and which row. */
export type WantedMail = Pick<JobPayloads['send-mail'], 'kind' | 'id' | 'version'>;

/** How a mail is asked for again. */
export interface MailRetry {
  readonly failures?: number;
  readonly delayMs?: number;
  /** Its turn in the pace of all mails has been taken. */
  readonly isPaced?: boolean;
}

/** Everything else goes before mails: thousands of them never hold up a command to an instance host. */
const PRIORITY = 10;

/** The queue's name of a mail: asked for again while it waits, it is one mail. */
export function mailJobKey({ kind, id }: Pick<WantedMail, 'kind' | 'id'>): string {
  return `mail-${kind}-${id}`;
}

/** So many mails are handed over at once: a server that hangs never takes every worker. */
const QUEUES = 3;

/** The queue of a mail: always the same one for the same row. */
function queueOf({ id }: Pick<WantedMail, 'id'>): string {
  const sum = Array.from(id).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return `mails-${sum % QUEUES}`;
}

/** Asks for a mail when the transaction commits. Addresses and keys stay out of the queue: the job reads and derives them. */
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

/** Asks for many mails of one kind at once. */
export async function requestMails(
  tx: Db,
  kind: WantedMail['kind'],
  mails: readonly Pick<WantedMail, 'id' | 'version'>[],
): Promise<void> {
  await tx.query({
    name: 'add-mail-jobs',
    text: `SELECT graphile_worker.add_job('send-mail',
        json_build_object('kind', $1::text, 'id', m.id, 'version', m.version, 'failures', 0, 'isPaced', false),
        job_key => 'mail-' || $1 || '-' || m.id, max_attempts => 100, priority => ${PRIORITY}, queue_name => m.queue)
      FROM unnest($2::text[], $3::int[], $4::text[]) AS m (id, version, queue)`,
    values: [kind, mails.map(({ id }) => id), mails.map(({ version }) => version), mails.map(queueOf)],
  });
}
