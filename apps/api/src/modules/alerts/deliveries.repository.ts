import { listAudienceRoles, type AlertMessage, type AttemptOutcome } from '@partyline/alerts';
import type { AlertDelivery } from '@partyline/contract';
import type { ColumnAs, RowOf, StoredAs } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';
import { addJob } from '../../jobs/add-job.ts';
import { requestMails } from '../../jobs/request-mail.ts';
import type { StoredRule } from './alert-rules.repository.ts';
import type { WatchedInstance } from './check-alerts.repository.ts';

/** The webhook's message, from which mails are written too. */
export interface AlertContent {
  readonly type: 'outage.started' | 'outage.ended' | 'alert.test';
  readonly timestamp: string;
  readonly data: {
    readonly alert: { readonly id: number; readonly name: string };
    readonly workspace: { readonly id: number; readonly name: string };
    readonly device: { readonly vicUuid: string; readonly name: string } | null;
    readonly outage: {
      readonly kind: 'offline' | 'failed';
      readonly reason: string;
      readonly since: string;
      readonly endedAt: string | null;
    } | null;
  };
}

export interface Telling {
  readonly message: Exclude<AlertMessage, 'test'>;
  readonly instance: WatchedInstance;
}

/** Adds a delivery and its job per receiver of a rule. [PLUS-16] */
export async function addDeliveries(tx: Db, rule: StoredRule, { message, instance }: Telling): Promise<void> {
  const { outage, now, deviceName, vicUuid, workspaceId, workspaceName } = instance;
  const content: AlertContent = {
    type: message === 'recovery' ? 'outage.ended' : 'outage.started',
    timestamp: now.toISOString(),
    data: {
      alert: { id: rule.id, name: rule.name },
      workspace: { id: workspaceId, name: workspaceName },
      device: { vicUuid, name: deviceName },
      outage:
        outage === null
          ? null
          : {
              kind: outage.kind,
              reason: outage.reason,
              since: outage.since.toISOString(),
              endedAt: outage.endedAt?.toISOString() ?? null,
            },
    },
  };
  await addMails(tx, rule, message, content);
  if (rule.webhookUrl !== '') await addWebhook(tx, rule, message, content);
}

/** Adds a test message to the rule's webhook, and one by mail to the requester unless the rule mails nobody; returns their ids. */
export async function addTestDeliveries(
  tx: Db,
  rule: StoredRule,
  { uid, workspaceName }: { readonly uid: string; readonly workspaceName: string },
): Promise<string[]> {
  const content: AlertContent = {
    type: 'alert.test',
    timestamp: new Date().toISOString(),
    data: {
      alert: { id: rule.id, name: rule.name },
      workspace: { id: rule.workspaceId, name: workspaceName },
      device: null,
      outage: null,
    },
  };
  const ids: string[] = [];
  if (rule.mailTo !== 'nobody') ids.push(...(await addMailsTo(tx, rule, 'test', content, [uid])));
  if (rule.webhookUrl !== '') ids.push(await addWebhook(tx, rule, 'test', content));
  return ids;
}

/** Members with one of the roles $3 and an address. */
const RECEIVERS = `SELECT DISTINCT u.uid FROM app.active_memberships m
  JOIN app.roles r ON r.id = m.role_id AND r.name = ANY ($3::text[])
  JOIN app.users u ON u.uid = m.user_uid AND u.deleted_at IS NULL AND u.email <> ''
  WHERE m.account_id = $1 AND (m.workspace_id IS NULL OR m.workspace_id = $2)`;

async function addMails(tx: Db, rule: StoredRule, message: AlertMessage, content: AlertContent) {
  if (rule.mailTo === 'nobody') return;
  const { rows } = await tx.query<Pick<Tables['users'], 'uid'>>({
    name: 'alert-receivers',
    text: RECEIVERS,
    values: [rule.accountId, rule.workspaceId, listAudienceRoles(rule.mailTo)],
  });
  const uids = rows.map(({ uid }) => uid);
  await addMailsTo(tx, rule, message, content, uids);
}

async function addMailsTo(
  tx: Db,
  { id, accountId }: StoredRule,
  message: AlertMessage,
  content: AlertContent,
  uids: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.query<Pick<Tables['alert_deliveries'], 'id'>>({
    name: 'add-alert-mails',
    text: `INSERT INTO app.alert_deliveries (account_id, rule_id, channel, message, user_uid, content, next_attempt_at)
      SELECT $1, $2, 'mail', $3, uid, $5, now() FROM unnest($4::text[]) AS uid RETURNING id`,
    values: [accountId, id, message, uids, JSON.stringify(content)],
  });
  const ids = rows.map((row) => row.id);
  await requestMails(
    tx,
    'device-alert',
    ids.map((mailId) => ({ id: mailId, version: 1, accountId })),
  );
  return ids;
}

async function addWebhook(
  tx: Db,
  { id, accountId, webhookUrl }: StoredRule,
  message: AlertMessage,
  content: AlertContent,
): Promise<string> {
  const { rows } = await tx.query<Pick<Tables['alert_deliveries'], 'id'>>({
    name: 'add-alert-webhook',
    text: `INSERT INTO app.alert_deliveries (account_id, rule_id, channel, message, target, content, next_attempt_at)
      VALUES ($1, $2, 'webhook', $3, $4, $5, now()) RETURNING id`,
    values: [accountId, id, message, webhookUrl, JSON.stringify(content)],
  });
  const deliveryId = rows[0]?.id ?? '';
  await requestWebhook(tx, { id: deliveryId, accountId });
  return deliveryId;
}

/** Concurrent webhooks: hanging receivers never block every worker. */
const QUEUES = 3;

export async function requestWebhook(
  tx: Db,
  { id, accountId }: { readonly id: string; readonly accountId: number },
  delayMs = 0,
): Promise<void> {
  const queue = `webhooks-${accountId % QUEUES}`;
  await addJob(tx, 'deliver-webhook', { id }, { key: `webhook-${id}`, delayMs, priority: 10, queue });
}

/** Records an attempt; `waitMs` null: the last one. Settled deliveries stay. */
export async function noteAttempt(
  tx: Db,
  id: string,
  { outcome, waitMs, target }: { outcome: AttemptOutcome; waitMs: number | null; target: string | null },
): Promise<void> {
  await tx.query({
    name: 'note-alert-attempt',
    text: `UPDATE app.alert_deliveries SET attempts = attempts + 1, failure = $2, status_code = $3,
        target = coalesce($4, target), state = $5,
        next_attempt_at = CASE WHEN $5 = 'pending' THEN now() + $6 * interval '1 millisecond' END,
        settled_at = CASE WHEN $5 <> 'pending' THEN now() END
      WHERE id = $1 AND state = 'pending'`,
    values: [
      id,
      outcome.ok ? null : outcome.failure,
      outcome.status,
      target,
      outcome.ok ? 'delivered' : waitMs === null ? 'failed' : 'pending',
      waitMs ?? 0,
    ],
  });
}

type DeliveryColumns = RowOf<
  'alert_deliveries',
  {
    position: 'position';
    id: 'id';
    at: 'created_at';
    channel: 'channel';
    message: 'message';
    state: 'state';
    attempts: 'attempts';
    statusCode: 'status_code';
    nextAttemptAt: 'next_attempt_at';
    settledAt: 'settled_at';
  }
>;

interface DeliveryRow extends StoredAs<AlertDelivery, DeliveryColumns> {
  readonly failure: ColumnAs<'alert_deliveries', 'failure', AlertDelivery['failure']>;
}

/** Reads the deliveries of a rule with their positions, newest first. */
export async function readDeliveries(
  db: Db,
  { ruleId, before, atMost }: { ruleId: number; before: number | null; atMost: number },
): Promise<readonly { readonly position: number; readonly delivery: AlertDelivery }[]> {
  const { rows } = await db.query<DeliveryRow>({
    name: 'read-alert-deliveries',
    text: `SELECT d.position, d.id, d.created_at AS at, d.channel, d.message, d.content #>> '{data,device,name}' AS "deviceName",
        coalesce(d.target, u.email, '') AS target, d.state, d.attempts, d.failure, d.status_code AS "statusCode",
        d.next_attempt_at AS "nextAttemptAt", d.settled_at AS "settledAt"
      FROM app.alert_deliveries d LEFT JOIN app.users u ON u.uid = d.user_uid AND u.deleted_at IS NULL
      WHERE d.rule_id = $1 AND ($2::bigint IS NULL OR d.position < $2) ORDER BY d.position DESC LIMIT $3`,
    values: [ruleId, before, atMost],
  });
  return rows.map(({ position, at, nextAttemptAt, settledAt, ...row }) => ({
    position,
    delivery: {
      ...row,
      at: at.toISOString(),
      nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
      settledAt: settledAt?.toISOString() ?? null,
    },
  }));
}
