import * as v from 'valibot';
import type { Database } from '../db/open-database.ts';
import type { JobLog } from '../jobs/job-log.ts';
import { backoffMs } from '../jobs/backoff.ts';
import { MAIL_KINDS, type JobPayloads } from '../jobs/job-payloads.ts';
import { requestMail, type WantedMail } from '../jobs/request-mail.ts';
import { createServicePause, type ServicePause } from '../jobs/service-pause.ts';
import { MailRefused, MailServerAway, type Mailer } from '../providers/mail/mailer.ts';
import { writeAudit } from '../records/audit/write-audit.ts';
import { COMPOSERS } from './composers.ts';
import { handMails } from '../modules/mails/hand-mails.ts';
import type { ComposedMail, MailMaking } from '../modules/mails/mail-context.ts';
import { postponeMail, readMail, removeMail } from '../modules/mails/waiting-mails.repository.ts';

export interface SendMailDeps {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly mails: MailMaking;
  readonly log: JobLog;
}

/** What becomes of a mail after an attempt. */
type Outcome = 'done' | 'retry';

const kindSchema = v.picklist(MAIL_KINDS);

/**
 * Sends one mail that was handed over, and then hands over the next. Retries while the server is unavailable, unless the row
 * changed. At-least-once, with the same id. [INV-39]
 */
export function createDeliverMail(
  deps: SendMailDeps,
): (payload: JobPayloads['deliver-mail']) => Promise<void> {
  const { database, mails, log } = deps;
  const pause = createServicePause();
  return async ({ number }) => {
    const mail = await readMail(database, number);
    if (mail === null) return;
    const { kind, id, version, failures } = mail;
    let outcome: Outcome = 'retry';
    try {
      outcome = await attempt(deps, pause, { kind: v.parse(kindSchema, kind), id, version });
    } catch (err) {
      // Not left to the queue, whose retries would hold one of the few deliveries.
      log.warn({ err, kind, id, delayMs: backoffMs('mails', failures) }, 'a mail could not be sent');
    }
    if (outcome === 'done') await removeMail(database, number);
    else await postponeMail(database, number, backoffMs('mails', failures));
    await handMails(database, mails.perMinute);
  };
}

async function attempt(deps: SendMailDeps, pause: ServicePause, wanted: WantedMail): Promise<Outcome> {
  const { database, mailer, mails } = deps;
  const composed = await COMPOSERS[wanted.kind](database, wanted, mails);
  if (composed === null) return 'done';
  if (!pause.mayAsk()) return 'retry';
  try {
    await mailer.send(composed.mail);
  } catch (error) {
    if (error instanceof MailServerAway) pause.failed();
    else pause.answered();
    if (!(error instanceof MailRefused)) throw error instanceof MailServerAway ? error.cause : error;
    await giveUp(deps, wanted, composed, error);
    return 'done';
  }
  pause.answered();
  await composed.onSent?.(database);
  return 'done';
}

/** Audits a permanent refusal, where the sender finds it. */
async function giveUp(
  { database, log }: SendMailDeps,
  { kind, id }: WantedMail,
  { accountId, entry, onRefused }: ComposedMail,
  error: MailRefused,
): Promise<void> {
  log.warn({ err: error.cause, kind, id }, 'the mail server refuses a mail');
  await writeAudit(database, {
    accountId,
    actor: { kind: 'system' },
    action: entry?.action ?? 'invitation.send',
    object: entry?.object ?? { kind: 'invitation', id },
    outcome: 'failed',
    reason: 'mail-refused',
    details: { kind },
  });
  await onRefused?.(database);
}

/** Requests the mail of a job that a node of the version before has added. */
export function createSendMail({ database, mails }: SendMailDeps) {
  return async ({ kind, id, version }: JobPayloads['send-mail']): Promise<void> => {
    const composed = await COMPOSERS[kind](database, { kind, id, version }, mails);
    if (composed === null) return;
    await requestMail(database, { kind, id, version, accountId: composed.accountId });
  };
}
