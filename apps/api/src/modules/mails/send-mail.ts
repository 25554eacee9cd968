import { millisecondsInMinute } from 'date-fns/constants';
import type { Database, Db } from '../../db/open-database.ts';
import type { JobLog } from '../../jobs/job-log.ts';
import type { JobPayloads } from '../../jobs/job-payloads.ts';
import { requestMail } from '../../jobs/request-mail.ts';
import { createServicePause, type ServicePause } from '../../jobs/service-pause.ts';
import { MailRefused, MailServerAway, type Mailer } from '../../providers/mail/mailer.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { COMPOSERS } from './composers.ts';
import type { ComposedMail, MailMaking } from './mail-context.ts';

export interface SendMailDeps {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly mails: MailMaking;
  readonly log: JobLog;
}

type Payload = JobPayloads['send-mail'];

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 5 * millisecondsInMinute;

/** Returns the backoff after consecutive failures: doubled, five minutes at most. */
export function mailDelayMs(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.min(failures, 20), LONGEST_WAIT_MS);
}

/**
 * Sends one mail within the rate limit. Retries while the server is unavailable, unless the row changed. At-least-once, with the
 * same id. [INV-39]
 */
export function createSendMail(deps: SendMailDeps): (payload: Payload) => Promise<void> {
  const { database, mails } = deps;
  const pause = createServicePause();
  return async (payload) => {
    const composed = await COMPOSERS[payload.kind](database, payload, mails);
    if (composed === null) return;
    if (!payload.isPaced) {
      const delayMs = await takeMailTurn(database, mails.perMinute);
      if (delayMs > 0) return requestMail(database, payload, { ...payload, delayMs, isPaced: true });
    }
    return pause.mayAsk() ? hand(deps, pause, payload, composed) : requestRetry(deps, payload);
  };
}

async function hand(
  deps: SendMailDeps,
  pause: ServicePause,
  payload: Payload,
  composed: ComposedMail,
): Promise<void> {
  const { database, mailer, log } = deps;
  const { kind, id, failures } = payload;
  try {
    await mailer.send(composed.mail);
  } catch (error) {
    if (error instanceof MailServerAway) pause.failed();
    else pause.answered();
    if (error instanceof MailRefused) return giveUp(deps, payload, composed, error);
    const err = error instanceof MailServerAway ? error.cause : error;
    log.warn({ err, kind, id, delayMs: mailDelayMs(failures) }, 'a mail could not be sent');
    return requestRetry(deps, payload);
  }
  pause.answered();
  await composed.onSent?.(database);
}

function requestRetry({ database }: SendMailDeps, payload: Payload): Promise<void> {
  const { failures } = payload;
  return requestMail(database, payload, { failures: failures + 1, delayMs: mailDelayMs(failures) });
}

/** A permanent refusal is audited, where the sender finds it. */
async function giveUp(
  { database, log }: SendMailDeps,
  { kind, id }: Payload,
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
