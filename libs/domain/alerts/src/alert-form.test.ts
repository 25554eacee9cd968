import { describe, expect, it } from 'vitest';
import { parseAlertRule } from './alert-form.ts';
import { listAudienceRoles, quietHoursOf, type AlertRule } from './alert-rule.ts';
import { webhookTargetIssue } from './webhook/webhook-target.ts';

const inProduction = (url: string) => webhookTargetIssue(url, null);

const RULE: AlertRule = {
  name: 'Night watch',
  isOn: true,
  delayMinutes: 2,
  tellsRecovery: true,
  mailTo: 'managers',
  webhookUrl: 'https://hooks.example.org/a',
  hasQuietHours: true,
  quietFrom: '22:00',
  quietTo: '07:00',
  timeZone: 'Europe/Berlin',
};

const issues = (change: object) => {
  const parsed = parseAlertRule({ ...RULE, ...change }, inProduction);
  return parsed.ok ? [] : parsed.error.map(({ field, code }) => `${field} ${code}`);
};

describe('parseAlertRule', () => {
  it('reads a rule, trimmed', () => {
    const parsed = parseAlertRule(
      { ...RULE, name: ' Night watch ', webhookUrl: ` ${RULE.webhookUrl}` },
      inProduction,
    );
    expect(parsed).toEqual({ ok: true, value: RULE });
  });

  it.each([
    [{ name: ' ' }, ['name alert-name-required']],
    [{ name: 'x'.repeat(61) }, ['name alert-name-too-long']],
    [{ name: 'x\u202ex' }, ['name hidden-characters']],
    [{ delayMinutes: 3 }, ['delayMinutes alert-delay-unknown']],
    [{ mailTo: 'nobody', webhookUrl: '' }, ['mailTo alert-channel-required']],
    [{ webhookUrl: 'http://example.org' }, ['webhookUrl webhook-url-not-https']],
    [{ quietFrom: '', quietTo: '25:00' }, ['quietFrom quiet-time-required', 'quietTo quiet-time-required']],
    [{ quietFrom: '07:00' }, ['quietTo quiet-times-equal']],
    [{ quietFrom: '25:00' }, ['quietFrom quiet-time-required']],
    [
      { quietFrom: '25:00', quietTo: '25:00' },
      ['quietFrom quiet-time-required', 'quietTo quiet-time-required'],
    ],
    [{ timeZone: 'Mars/Base' }, ['timeZone time-zone-unknown']],
    [{ name: '', delayMinutes: -1 }, ['name alert-name-required', 'delayMinutes alert-delay-unknown']],
    [{ isOn: 'yes' }, ['isOn wrong-type']],
    [{ mailTo: 'all' }, ['mailTo wrong-type']],
    [{ secret: 'x' }, ['secret unknown-field']],
  ])('[PLUS-16] %j: %j', (change, expected) => expect(issues(change)).toEqual(expected));

  it('[PLUS-16] takes a name of sixty characters and every delay on offer', () => {
    expect(issues({ name: 'x'.repeat(60) })).toEqual([]);
    for (const delayMinutes of [0, 1, 2, 5, 10, 15, 30, 60]) expect(issues({ delayMinutes })).toEqual([]);
  });

  it('refuses what is no rule at all', () => {
    for (const input of [null, 7, 'rule', undefined])
      expect(parseAlertRule(input, inProduction)).toEqual({
        ok: false,
        error: [{ field: '', code: 'wrong-type' }],
      });
  });

  it('checks quiet hours while they are on, and asks for one channel', () => {
    expect(issues({ hasQuietHours: false, quietFrom: '', quietTo: '', timeZone: '' })).toEqual([]);
    expect(issues({ webhookUrl: '' })).toEqual([]);
    expect(issues({ mailTo: 'nobody' })).toEqual([]);
  });
});

it('has quiet hours while they are on', () => {
  expect(quietHoursOf(RULE)).toEqual({ from: '22:00', to: '07:00', timeZone: 'Europe/Berlin' });
  expect(quietHoursOf({ ...RULE, hasQuietHours: false })).toBeNull();
});

it('[PLUS-16] mails those who manage devices, or who operate them too', () => {
  const managers = ['account-owner', 'account-admin', 'workspace-owner', 'workspace-admin'];
  expect(listAudienceRoles('managers')).toEqual(managers);
  expect(listAudienceRoles('operators')).toEqual([...managers, 'vic-admin']);
  expect(listAudienceRoles('nobody')).toEqual([]);
});
