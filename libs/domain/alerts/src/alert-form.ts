import { err, ok, type Result } from '@partyline/kernel';
import { hasHiddenCharacters } from '@partyline/validation';
import * as v from 'valibot';
import { ALERT_DELAYS_MINUTES, ALERT_NAME_MAX_LENGTH, MAIL_AUDIENCES, type AlertRule } from './alert-rule.ts';
import { isTimeOfDay, isTimeZone } from './quiet-hours.ts';
import type { WebhookTargetIssue } from './webhook/webhook-target.ts';

export type AlertIssue =
  | 'wrong-type'
  | 'unknown-field'
  | 'alert-name-required'
  | 'alert-name-too-long'
  | 'hidden-characters'
  | 'alert-delay-unknown'
  | 'alert-channel-required'
  | 'webhook-url-invalid'
  | 'webhook-url-not-https'
  | 'webhook-url-internal'
  | 'quiet-time-required'
  | 'quiet-times-equal'
  | 'time-zone-unknown';

export interface AlertFieldIssue {
  readonly field: string;
  readonly code: AlertIssue;
}

const text = v.pipe(v.string(), v.trim());

const shape = v.strictObject({
  name: text,
  isOn: v.boolean(),
  delayMinutes: v.number(),
  tellsRecovery: v.boolean(),
  mailTo: v.picklist(MAIL_AUDIENCES),
  webhookUrl: text,
  hasQuietHours: v.boolean(),
  quietFrom: text,
  quietTo: text,
  timeZone: text,
});

/**
 * Parses an alert rule, or returns one issue per field. `targetIssue` judges the webhook's address: only the server knows the
 * development origin. [PLUS-16]
 */
export function parseAlertRule(
  input: unknown,
  targetIssue: (url: string) => WebhookTargetIssue | null,
): Result<AlertRule, readonly AlertFieldIssue[]> {
  const parsed = v.safeParse(shape, input);
  if (!parsed.success) {
    return err(
      parsed.issues.map((issue) => ({
        field: v.getDotPath(issue) ?? '',
        code: issue.expected === 'never' ? 'unknown-field' : 'wrong-type',
      })),
    );
  }
  const rule = parsed.output;
  const issues = Object.entries(issuesOf(rule, targetIssue)).flatMap(([field, code]) =>
    code === null ? [] : [{ field, code }],
  );
  return issues.length === 0 ? ok(rule) : err(issues);
}

function issuesOf(
  rule: AlertRule,
  targetIssue: (url: string) => WebhookTargetIssue | null,
): Partial<Record<keyof AlertRule, AlertIssue | null>> {
  const { name, delayMinutes, mailTo, webhookUrl } = rule;
  return {
    name: nameIssue(name),
    delayMinutes: ALERT_DELAYS_MINUTES.some((delay) => delay === delayMinutes) ? null : 'alert-delay-unknown',
    mailTo: mailTo === 'nobody' && webhookUrl === '' ? 'alert-channel-required' : null,
    webhookUrl: webhookUrl === '' ? null : targetIssue(webhookUrl),
    ...(rule.hasQuietHours ? quietIssues(rule) : {}),
  };
}

function nameIssue(name: string): AlertIssue | null {
  if (name === '') return 'alert-name-required';
  if (hasHiddenCharacters(name)) return 'hidden-characters';
  return name.length > ALERT_NAME_MAX_LENGTH ? 'alert-name-too-long' : null;
}

function quietIssues({ quietFrom, quietTo, timeZone }: AlertRule) {
  const timeIssue = (time: string) => (isTimeOfDay(time) ? null : 'quiet-time-required');
  return {
    quietFrom: timeIssue(quietFrom),
    quietTo: timeIssue(quietTo) ?? (quietFrom === quietTo ? 'quiet-times-equal' : null),
    timeZone: isTimeZone(timeZone) ? null : 'time-zone-unknown',
  } as const;
}
