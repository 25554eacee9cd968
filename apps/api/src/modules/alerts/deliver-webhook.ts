import { nextAttemptWaitMs, webhookTargetIssue, type AttemptOutcome } from '@partyline/alerts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { ColumnAs, RowOf, StoredAs } from '../../db/columns.ts';
import type { Database, Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';
import type { JobLog } from '../../jobs/job-log.ts';
import type { WebhookSender } from '../../providers/webhooks/webhook-sender.ts';
import { noteAttempt, requestWebhook, type AlertContent } from './deliveries.repository.ts';
import { signWebhook, type SecretOf } from './webhook-secret.ts';

export interface DeliverWebhookDeps {
  readonly database: Database;
  readonly webhooks: WebhookSender;
  /** The rules' webhook secrets are derived from it. */
  readonly webhookSecret: string;
  readonly log: JobLog;
}

type SecretColumns = RowOf<
  'alert_rules',
  { ruleId: 'id'; secretNumber: 'secret_number'; secretRotatedAt: 'secret_rotated_at' }
>;

interface WaitingWebhook extends StoredAs<SecretOf, SecretColumns> {
  readonly accountId: Tables['alert_deliveries']['account_id'];
  readonly message: Tables['alert_deliveries']['message'];
  readonly attempts: Tables['alert_deliveries']['attempts'];
  readonly content: ColumnAs<'alert_deliveries', 'content', AlertContent>;
  /** Read at each attempt, so that a corrected address is used. */
  readonly url: Tables['alert_rules']['webhook_url'];
}

/** Attempts a webhook delivery and schedules a retry on failure. At-least-once: repeats carry the same `webhook-id`. [PLUS-16] */
export async function deliverWebhook(
  deps: DeliverWebhookDeps,
  { id }: { readonly id: string },
): Promise<void> {
  const { database, log } = deps;
  const waiting = await readWaiting(database, id);
  if (waiting === undefined) return;
  const outcome = await attempt(deps, id, waiting);
  const waitMs = nextAttemptWaitMs(outcome, waiting.attempts + 1, waiting.message);
  if (!outcome.ok) log.warn({ id, failure: outcome.failure, waitMs }, 'a webhook was not delivered');
  await inTransaction(database, async (tx) => {
    await noteAttempt(tx, id, { outcome, waitMs, target: waiting.url });
    if (waitMs !== null) await requestWebhook(tx, { id, accountId: waiting.accountId }, waitMs);
  });
}

async function attempt(
  { webhooks, webhookSecret }: DeliverWebhookDeps,
  id: string,
  waiting: WaitingWebhook,
): Promise<AttemptOutcome> {
  const { url, content } = waiting;
  if (webhookTargetIssue(url, webhooks.localOrigin) !== null)
    return { ok: false, failure: 'target-refused', status: null };
  const body = JSON.stringify(content);
  return webhooks.send({
    url,
    body,
    headers: signWebhook(webhookSecret, waiting, { id, body, now: new Date() }),
  });
}

async function readWaiting(db: Db, id: string): Promise<WaitingWebhook | undefined> {
  const { rows } = await db.query<WaitingWebhook>({
    name: 'read-waiting-webhook',
    text: `SELECT d.account_id AS "accountId", d.message, d.attempts, d.content, r.id AS "ruleId", r.webhook_url AS url,
        r.secret_number AS "secretNumber", r.secret_rotated_at AS "secretRotatedAt"
      FROM app.alert_deliveries d JOIN app.alert_rules r ON r.id = d.rule_id
      WHERE d.id = $1 AND d.channel = 'webhook' AND d.state = 'pending'`,
    values: [id],
  });
  return rows[0];
}
