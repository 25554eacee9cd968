import type { AuditField, AuditValue } from '@partyline/display';
import { expect, it } from 'vitest';
import { CALL_ACTS, UNKNOWN_ACT } from './acts/call-acts.ts';
import { auditTextsOf } from './audit-sentence.ts';
import {
  AUDIT_ACTION_TEXTS,
  AUDIT_GROUP_TEXTS,
  auditActionText,
  auditReasonText,
  auditSentence,
  auditSentenceParts,
  auditValueText,
  listAuditActions,
} from '../index.ts';

const ENTRY = {
  actor: 'Mira Kessler',
  actorKind: 'user',
  action: 'workspace.rename',
  details: {},
  objectKind: 'workspace',
  objectName: 'Studio',
  objectId: '7',
  outcome: 'done',
  via: null,
  count: 1,
} as const;

it('[PLUS-22] says who did what on what', () => {
  expect(auditSentence(ENTRY)).toBe('Mira Kessler renamed the workspace Studio');
  expect(auditSentence({ ...ENTRY, outcome: 'refused' })).toBe(
    'Mira Kessler tried to rename the workspace Studio and was refused',
  );
  expect(auditSentence({ ...ENTRY, outcome: 'failed', objectName: null })).toBe(
    'Mira Kessler could not rename the workspace',
  );
  expect(auditSentence({ ...ENTRY, action: 'ownership.accept' })).toBe(
    'Mira Kessler accepted the ownership of Studio',
  );
  expect(auditSentence({ ...ENTRY, action: 'person.export' })).toBe('Mira Kessler exported their own data');
});

it('[PLUS-22] says which one thing was changed', () => {
  const access = { ...ENTRY, action: 'membership.change', objectKind: 'user', objectName: 'Elif Demir' };
  const changed = (details: Readonly<Record<string, unknown>>) => auditSentence({ ...access, details });
  expect(changed({ from: 'endpoint-user', role: 'workspace-admin' })).toBe(
    'Mira Kessler changed the role of Elif Demir',
  );
  expect(changed({ endsAt: '2026-11-30T22:59:59Z' })).toBe('Mira Kessler set an end date for Elif Demir');
  expect(changed({ endsAt: null })).toBe('Mira Kessler removed the end date of Elif Demir');
  expect(changed({ role: 'workspace-admin', endsAt: null })).toBe(
    'Mira Kessler changed the access of Elif Demir',
  );
  expect(auditSentence({ ...access, objectName: null, details: { role: 'workspace-admin' } })).toBe(
    'Mira Kessler changed the role of a removed person',
  );
});

it('[PLUS-22] counts the objects of an act on many', () => {
  const sent = { ...ENTRY, action: 'invitation.send', objectKind: 'invitation', count: 37 };
  expect(auditSentence(sent)).toBe('Mira Kessler invited 37 people');
  expect(auditSentence({ ...sent, action: 'instance.start', count: 6, outcome: 'refused' })).toBe(
    'Mira Kessler tried to start 6 devices and was refused',
  );
  expect(auditSentence({ ...sent, action: 'api-token.revoke', objectName: 'CI', count: 3 })).toBe(
    'Mira Kessler revoked the API token CI and 2 more',
  );
});

it('[PLUS-15, PLUS-22] names the schedule that acted with the rights of a user', () => {
  const stop = { ...ENTRY, action: 'instance.stop', objectName: 'Front of house' };
  expect(auditSentence({ ...stop, via: { kind: 'schedule', name: 'After hours' } })).toBe(
    'Schedule After hours stopped the device Front of house',
  );
  expect(auditSentence({ ...stop, via: { kind: 'schedule', name: null } })).toMatch(/^A deleted schedule/);
});

it('[PLUS-22, PLUS-30] lets a language order who, what and the refusal of a sentence freely', () => {
  const act = {
    label: '',
    done: (who: string, what: string) => `${what}: renamed by ${who}`,
    refused: (who: string, what: string) => `*Not allowed*, ${who}: ${what}`,
    failed: (who: string, what: string) => `${what} as it was, ${who}`,
  };
  const { auditSentence: sentence, auditSentenceParts: parts } = auditTextsOf({
    locale: 'en',
    acts: { 'workspace.rename': act },
    changes: {
      'access.role': act,
      'access.end-date': act,
      'access.no-end-date': act,
      'device.name': act,
      'device.data-center': act,
    },
    calls: CALL_ACTS,
    unknown: UNKNOWN_ACT,
    others: (what, count) => `${count} beside ${what}`,
    actors: { user: '', host: '', system: '' },
    schedule: (name) => name,
    deletedSchedule: '',
  });
  expect(sentence(ENTRY)).toBe('Studio: renamed by Mira Kessler');
  expect(sentence({ ...ENTRY, count: 3 })).toBe('2 beside Studio: renamed by Mira Kessler');
  expect(parts({ ...ENTRY, outcome: 'refused' })).toEqual([
    { text: 'Not allowed', as: 'refusal' },
    { text: ', ', as: 'text' },
    { text: 'Mira Kessler', as: 'name' },
    { text: ': ', as: 'text' },
    { text: 'Studio', as: 'name' },
  ]);
});

it('[PLUS-22] emphasises the number of an act on many', () => {
  expect(auditSentenceParts({ ...ENTRY, action: 'instance.start', count: 6 })).toEqual([
    { text: 'Mira Kessler', as: 'name' },
    { text: ' started ', as: 'text' },
    { text: '6', as: 'name' },
    { text: ' devices', as: 'text' },
  ]);
});

it('[PLUS-22] emphasises names and the refusal, whatever a name contains', () => {
  const parts = auditSentenceParts({ ...ENTRY, actor: '{object}', outcome: 'refused' });
  expect(parts.filter(({ as }) => as !== 'text')).toEqual([
    { text: '{object}', as: 'name' },
    { text: 'Studio', as: 'name' },
    { text: 'refused', as: 'refusal' },
  ]);
});

it('[PLUS-22, HZ-16] names the data center, the service, an erased user and an unknown action', () => {
  const unknown = { ...ENTRY, actor: null, action: 'tea.make' } as const;
  expect(auditSentence({ ...unknown, actorKind: 'host' })).toBe(
    'The data center did something that this version cannot describe',
  );
  expect(auditSentence({ ...ENTRY, actor: null, actorKind: 'system' })).toMatch(/^The service renamed/);
  expect(
    auditSentence({ ...ENTRY, action: 'call.list-audit', objectName: 'listAudit', outcome: 'refused' }),
  ).toBe('Mira Kessler tried to use the audit log and was refused');
  expect(auditSentence({ ...ENTRY, actor: null })).toMatch(/^A deleted user renamed/);
});

it('[PLUS-22] names an action in the list to filter by', () => {
  expect(auditActionText('account.rename')).toBe('Rename the account');
  expect(auditActionText('membership.resend')).toBe('Invite a member again');
  expect(auditActionText('instance.favorite')).toBe('Mark the device as a favourite');
  expect(auditActionText('person.export')).toBe('Export their own data');
});

it('[PLUS-22] finds actions by their words', () => {
  expect(listAuditActions('renam')).toEqual(['account.rename', 'workspace.rename']);
  expect(listAuditActions(' SUSPEND ')).toContain('membership.suspend');
  expect(listAuditActions('re')).toEqual([]);
});

const FORMATS = { date: (ms: number) => new Date(ms).toISOString().slice(0, 10), price: String };

it('[PLUS-22, HZ-16] words recorded values, and leaves out codes without words', () => {
  const text = (field: AuditField, value: AuditValue) => auditValueText(field, value, FORMATS);
  expect(text('role', { kind: 'role', role: 'endpoint-user' })).toBe('Virtual Client User');
  expect(text('role', { kind: 'role', role: 'tea-maker' })).toBeNull();
  expect(text('endsAt', { kind: 'date', at: null })).toBe('No end date');
  expect(text('endsAt', { kind: 'date', at: '2026-11-30T12:00:00Z' })).toBe('2026-11-30');
  expect(text('plan', { kind: 'terms', plan: 'Pro', users: 24, interval: 'month' })).toBe(
    'Pro, 24 users, monthly',
  );
  expect(text('status', { kind: 'text', text: 'Past-Due' })).toBe('Past due');
  expect(text('status', { kind: 'text', text: 'past_due' })).toBeNull();
  expect(text('access', { kind: 'switch', isOn: true })).toBe('Suspended');
  expect(text('quietHours', { kind: 'hours', hours: null })).toBe('Off');
});

it('[PLUS-22] has a group for each action', () => {
  const groups = new Set(Object.keys(AUDIT_ACTION_TEXTS).map((action) => action.split('.')[0]));
  expect(new Set(Object.keys(AUDIT_GROUP_TEXTS))).toEqual(groups.add('call'));
});

it('[PLUS-7, HZ-16] gives the reason of a refusal in words, also of an unknown code', () => {
  expect(auditReasonText('no-right')).toBe('Their role does not allow this.');
  expect(auditReasonText('stop-before-data-center-change')).not.toMatch(/-data-/);
  expect(auditReasonText('something-new')).toBe('The reason is not known to this version.');
  expect(auditReasonText(null)).toBeNull();
});
