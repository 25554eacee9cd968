import { expect, it } from 'vitest';
import { auditAreaOf, auditPhraseOf } from '../index.ts';

it.each([
  ['membership.change', { role: 'workspace-admin' }, 'access.role'],
  ['invitation.change', { role: 'workspace-admin' }, 'access.role'],
  ['membership.change', { endsAt: '2026-11-30T12:00:00Z' }, 'access.end-date'],
  ['membership.change', { endsAt: null }, 'access.no-end-date'],
  ['membership.change', { role: 'workspace-admin', endsAt: null }, 'membership.change'],
  ['membership.change', {}, 'membership.change'],
  ['instance.save', { was: 'A', name: 'B' }, 'device.name'],
  ['instance.save', { dataCenter: 'Dublin' }, 'device.data-center'],
  ['instance.save', { name: 'B', dataCenter: 'Dublin' }, 'instance.save'],
  ['invitation.send', { role: 'workspace-admin' }, 'invitation.send'],
])('[PLUS-22] words %s of %j as %s', (action, details, phrase) => {
  expect(auditPhraseOf({ action, details })).toBe(phrase);
});

it.each([
  ['list-audit', 'audit-log'],
  ['list-instances', 'devices'],
  ['change-access', 'people'],
  ['send-invitation', 'people'],
  ['rename-workspace', 'workspaces'],
  ['list-subscriptions', 'billing'],
  ['acknowledge-problem', 'devices'],
  ['make-tea', 'service'],
])('[PLUS-22] knows what the call %s is about', (call, area) => {
  expect(auditAreaOf(call)).toBe(area);
});
