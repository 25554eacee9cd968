import {
  ALERT_RULES_LIMIT,
  parseAlertRule,
  TESTS_PER_MINUTE,
  webhookTargetIssue,
  type AlertRule,
} from '@partyline/alerts';
import type { Alert } from '@partyline/contract';
import { err, ok, type Result } from '@partyline/kernel';
import type { Database, Db } from '../../db/open-database.ts';
import { ApiFailure, type FailureIssue } from '../../http/errors/api-failure.ts';
import {
  countTests,
  deleteRule,
  insertRule,
  listRules,
  rotateSecret,
  updateRule,
  writtenFieldsOf,
  type StoredRule,
} from './alert-rules.repository.ts';
import { addTestDeliveries } from './deliveries.repository.ts';
import { auditAlert, onAlertRule, onAlertsOf, type AlertCall, type AlertsCall } from './on-alerts.ts';
import { webhookSecret } from './webhook-secret.ts';

export interface AlertsDeps {
  readonly database: Database;
  /** Webhook secrets are derived from it. */
  readonly secret: string;
  readonly localOrigin: string | null;
}

/** Returns a rule in wire format, without workspace and secret. */
export function alertOf(rule: StoredRule): Alert {
  return { id: rule.id, rowVersion: rule.rowVersion, ...writtenFieldsOf(rule) };
}

/** Adds an alert rule and answers its webhook secret once. [PLUS-16] */
export function createAlert(
  { database, secret, localOrigin }: AlertsDeps,
  call: AlertsCall,
  body: unknown,
): Promise<{ readonly alert: Alert; readonly secret: string | null }> {
  return onAlertsOf(database, call, 'alert.create', async (tx, { workspace }) => {
    const parsed = readRuleOf(body, localOrigin);
    if (!parsed.ok) return parsed;
    if ((await listRules(tx, workspace)).length >= ALERT_RULES_LIMIT)
      return err(
        new ApiFailure('request-not-proper', {
          reason: 'too-many-alerts',
          message: (texts) => texts.ALERT_LIMIT_TEXT,
        }),
      );
    const rule = await insertRule(tx, workspace, parsed.value);
    await auditAlert(tx, call, 'alert.create', rule);
    return ok({
      alert: alertOf(rule),
      secret: rule.webhookUrl === '' ? null : webhookSecret(secret, rule.id, rule.secretNumber),
    });
  });
}

/** Changes an alert rule; refuses an outdated version. [PLUS-16, GX-13] */
export function changeAlert(
  { database, localOrigin }: AlertsDeps,
  call: AlertCall,
  { rowVersion, ...body }: AlertRule & { readonly rowVersion?: number | undefined },
): Promise<Alert> {
  return onAlertRule(database, call, 'alert.change', async (tx, { rule }) => {
    if (rowVersion !== undefined && rowVersion !== rule.rowVersion) return err(new ApiFailure('stale'));
    const parsed = readRuleOf(body, localOrigin);
    if (!parsed.ok) return parsed;
    const changed = await updateRule(tx, rule.id, parsed.value);
    if (changed === undefined) return err(new ApiFailure('not-found'));
    await auditAlert(tx, call, 'alert.change', changed);
    return ok(alertOf(changed));
  });
}

/** Deletes an alert rule with log and waiting deliveries. [PLUS-16] */
export function deleteAlert({ database }: AlertsDeps, call: AlertCall): Promise<null> {
  return onAlertRule(database, call, 'alert.delete', async (tx, { rule }) => {
    await auditAlert(tx, call, 'alert.delete', rule);
    await deleteRule(tx, rule.id);
    return ok(null);
  });
}

/** Rotates the secret, which is answered only now. [PLUS-16] */
export function rotateAlertSecret(
  { database, secret }: AlertsDeps,
  call: AlertCall,
): Promise<{ secret: string }> {
  return onAlertRule(database, call, 'alert.rotate-secret', async (tx, { rule }) => {
    if (rule.webhookUrl === '')
      return err(
        new ApiFailure('request-not-proper', {
          reason: 'no-webhook',
          message: (texts) => texts.NO_WEBHOOK_TEXT,
        }),
      );
    const secretNumber = await rotateSecret(tx, rule.id);
    await auditAlert(tx, call, 'alert.rotate-secret', rule);
    return ok({ secret: webhookSecret(secret, rule.id, secretNumber) });
  });
}

const SECONDS_PER_MINUTE = 60;

/** Tests every channel of a rule and logs the outcomes. [PLUS-16] */
export function testAlert({ database }: AlertsDeps, call: AlertCall): Promise<{ deliveryIds: string[] }> {
  return onAlertRule(database, call, 'alert.test', async (tx: Db, { rule, workspaceName }) => {
    if ((await countTests(tx, rule.id)) >= TESTS_PER_MINUTE)
      return err(new ApiFailure('too-many-requests', { retryAfterS: SECONDS_PER_MINUTE }));
    const deliveryIds = await addTestDeliveries(tx, rule, { uid: call.caller.uid, workspaceName });
    await auditAlert(tx, call, 'alert.test', rule);
    return ok({ deliveryIds });
  });
}

function readRuleOf(body: unknown, localOrigin: string | null): Result<AlertRule, ApiFailure> {
  const parsed = parseAlertRule(body, (url) => webhookTargetIssue(url, localOrigin));
  if (parsed.ok) return parsed;
  const issues = parsed.error.map(({ field, code }): FailureIssue => ({
    path: field === '' ? 'body' : `body.${field}`,
    code,
    message: (texts) => texts.ALERT_ISSUE_TEXTS[code],
  }));
  const [first] = issues;
  return err(
    new ApiFailure('request-not-proper', {
      issues,
      ...(first === undefined ? {} : { reason: first.code, message: first.message }),
    }),
  );
}
