import { expect, it } from 'vitest';
import {
  AUDIT_ACTION_TEXTS,
  AUDIT_GROUP_TEXTS,
  audit,
  auditActionText,
  auditReasonText,
  auditSentence,
} from './audit.ts';

const ENTRY = {
  actor: 'Mira Kessler',
  actorKind: 'user',
  action: 'workspace.rename',
  objectName: 'Studio',
  objectId: '7',
  outcome: 'done',
} as const;

it('[PLUS-22] says who did what on what', () => {
  expect(auditSentence(ENTRY)).toBe('Mira Kessler renamed the workspace Studio');
  expect(auditSentence({ ...ENTRY, outcome: 'refused' })).toBe(
    'Mira Kessler tried to rename the workspace Studio',
  );
  expect(auditSentence({ ...ENTRY, outcome: 'failed', objectName: null })).toBe(
    'Mira Kessler could not rename the workspace 7',
  );
  expect(auditSentence({ ...ENTRY, action: 'ownership.accept' })).toBe(
    'Mira Kessler accepted the ownership of Studio',
  );
  expect(auditSentence({ ...ENTRY, action: 'person.export' })).toBe('Mira Kessler exported their own data');
});

it('[PLUS-22] names the data center, the service, an erased user and an unknown action', () => {
  const unknown = { ...ENTRY, actor: null, action: 'tea.make' } as const;
  expect(auditSentence({ ...unknown, actorKind: 'host' })).toBe('The data center did tea.make on Studio');
  expect(auditSentence({ ...ENTRY, actor: null, actorKind: 'system' })).toMatch(/^The service renamed/);
  expect(
    auditSentence({ ...ENTRY, action: 'call.list-audit', objectName: 'listAudit', outcome: 'refused' }),
  ).toBe('Mira Kessler tried to make the call “list audit”');
  expect(auditSentence({ ...ENTRY, actor: null })).toMatch(/^A deleted user renamed/);
});

it('[PLUS-22] names an action in the list to filter by', () => {
  expect(auditActionText('account.rename')).toBe('Rename the account');
  expect(auditActionText('ownership.transfer')).toBe('Offer the ownership');
  expect(auditActionText('person.export')).toBe('Export their own data');
});

it('[PLUS-22] names the details of an entry, an unknown one by its key', () => {
  const { detail } = audit;
  expect(detail('vicUuid', '7')).toBe('device id: 7');
  expect(detail('tea', 'green')).toBe('tea: green');
});

it('[PLUS-22] has a group for each action', () => {
  const groups = new Set(Object.keys(AUDIT_ACTION_TEXTS).map((action) => action.split('.')[0]));
  expect(new Set(Object.keys(AUDIT_GROUP_TEXTS))).toEqual(groups.add('call'));
});

it('[PLUS-7] gives the reason of a refusal in words, and an unknown code as it is', () => {
  expect(auditReasonText('no-right')).toBe('Your role does not allow this.');
  expect(auditReasonText('something-new')).toBe('something-new');
  expect(auditReasonText(null)).toBeNull();
});
