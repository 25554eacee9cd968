import { expect, it } from 'vitest';
import { combineAuditChanges, listAuditChanges } from '../index.ts';

const changes = (action: string, details: Readonly<Record<string, unknown>>) =>
  listAuditChanges({ action, details });

it('[PLUS-22] says what was changed, before and after', () => {
  expect(changes('membership.change', { from: 'endpoint-user', role: 'workspace-admin' })).toEqual([
    {
      field: 'role',
      was: { kind: 'role', role: 'endpoint-user' },
      now: { kind: 'role', role: 'workspace-admin' },
    },
  ]);
  expect(changes('membership.change', { wasEndsAt: null, endsAt: '2026-11-30T12:00:00.000Z' })).toEqual([
    {
      field: 'endsAt',
      was: { kind: 'date', at: null },
      now: { kind: 'date', at: '2026-11-30T12:00:00.000Z' },
    },
  ]);
  expect(changes('workspace.rename', { from: 'A', to: 'B' })).toEqual([
    { field: 'name', was: { kind: 'text', text: 'A' }, now: { kind: 'text', text: 'B' } },
  ]);
  expect(changes('instance.save', { wasDataCenter: 'Frankfurt', dataCenter: 'Dublin' })).toMatchObject([
    { field: 'dataCenter', was: { text: 'Frankfurt' }, now: { text: 'Dublin' } },
  ]);
});

it('[PLUS-22] leaves the value before open where it was not recorded', () => {
  expect(changes('membership.change', { endsAt: null })).toEqual([
    { field: 'endsAt', was: null, now: { kind: 'date', at: null } },
  ]);
});

it('[PLUS-22] says the terms of a plan before and after, and its amount', () => {
  const was = { plan: 'Pro', users: 24, interval: 'month' };
  const details = { was, plan: 'Premium', users: 24, interval: 'month', amountCents: 5000, currency: 'USD' };
  expect(changes('subscription.change', details)).toEqual([
    { field: 'plan', was: { kind: 'terms', ...was }, now: { kind: 'terms', ...was, plan: 'Premium' } },
    { field: 'amount', was: null, now: { kind: 'amount', cents: 5000, currency: 'USD' } },
  ]);
});

it('[PLUS-22, HZ-16] leaves out ids, and an end that an invitation never had', () => {
  expect(changes('instance.start', { commandId: 'f37cc2d6', apiTokenId: 7, schedule: '3' })).toEqual([]);
  expect(changes('workspace.move-instances', { from: 1, to: 2, vicUuids: ['a'] })).toEqual([]);
  expect(changes('invitation.send', { endsAt: null })).toEqual([]);
  expect(changes('tea.make', { role: 7, scopes: 'all', plan: null, isSuspended: 'yes' })).toEqual([]);
});

it('[PLUS-22] words quiet hours, and that they are off', () => {
  const hours = { quietFrom: '22:00', quietTo: '06:00', timeZone: 'Europe/Berlin' };
  expect(changes('workspace.quiet-hours', { isOn: true, ...hours })).toMatchObject([
    { field: 'quietHours', now: { hours: { from: '22:00', to: '06:00', timeZone: 'Europe/Berlin' } } },
  ]);
  expect(changes('workspace.quiet-hours', { isOn: false, ...hours })).toMatchObject([
    { now: { hours: null } },
  ]);
});

it('[PLUS-22] counts equal changes of an act on many', () => {
  const combined = combineAuditChanges('invitation.send', [
    { count: 35, details: { role: 'endpoint-user' } },
    { count: 1, details: { role: 'workspace-admin' } },
    { count: 1, details: { role: 'endpoint-user', other: 1 } },
  ]);
  expect(combined).toEqual([
    {
      field: 'role',
      values: [
        { was: null, now: { kind: 'role', role: 'endpoint-user' }, count: 36 },
        { was: null, now: { kind: 'role', role: 'workspace-admin' }, count: 1 },
      ],
    },
  ]);
});
