import { expect, it } from 'vitest';
import * as v from 'valibot';
import {
  auditQueryOf,
  auditSearchSchema,
  countAuditFilters,
  isAuditNarrowed,
  type AuditPeriod,
} from './audit-search.ts';

it('[PLUS-22] reads the filters of the address, and leaves out what is not one', () => {
  const search = v.parse(auditSearchSchema, {
    actor: 'mira',
    action: 'workspace.rename',
    object: 7,
    outcome: 'maybe',
    from: '2026-11-01',
    to: 'yesterday',
  });
  expect(search).toMatchObject({
    actor: 'mira',
    action: 'workspace.rename',
    object: '7',
    from: '2026-11-01',
  });
  expect(search.outcome).toBeUndefined();
  expect(search.to).toBeUndefined();
  expect(isAuditNarrowed(search)).toBe(true);
  expect(isAuditNarrowed(v.parse(auditSearchSchema, {}))).toBe(false);
});

const NOW = new Date(2026, 10, 27, 20, 0).getTime();

it('[PLUS-22] asks for whole days of the user', () => {
  const query = auditQueryOf({ actor: ' mira ', object: ' ', from: '2026-11-30', to: '2026-11-30' }, NOW);
  expect(query).toEqual({
    actor: 'mira',
    from: new Date(2026, 10, 30).toISOString(),
    to: new Date(2026, 11, 1).toISOString(),
  });
});

it('[PLUS-22] asks from the first day of a named period, which wins over days', () => {
  const from = (when: AuditPeriod) => auditQueryOf({ when, from: '2020-01-01', to: '2020-01-02' }, NOW);
  expect(from('today')).toEqual({ from: new Date(2026, 10, 27).toISOString() });
  expect(from('last-7-days')).toEqual({ from: new Date(2026, 10, 21).toISOString() });
  expect(from('last-30-days')).toEqual({ from: new Date(2026, 9, 29).toISOString() });
});

it('[PLUS-22] reads one workspace or several, and none from what is no id', () => {
  const workspaceOf = (workspace: unknown) => v.parse(auditSearchSchema, { workspace }).workspace;
  expect(workspaceOf(7)).toEqual([7]);
  expect(workspaceOf([7, 9])).toEqual([7, 9]);
  for (const other of ['7', [], [7, 'x'], [-1], 0, {}]) expect(workspaceOf(other)).toBeUndefined();
  expect(auditQueryOf({ workspace: [7, 9] }, NOW)).toEqual({ workspaces: '7,9' });
});

it('[PLUS-22] counts a period as one filter, and the search as none', () => {
  expect(countAuditFilters({ from: '2026-11-01', to: '2026-11-02', outcome: 'refused' })).toBe(2);
  expect(countAuditFilters(v.parse(auditSearchSchema, { text: 'mira' }))).toBe(0);
  expect(isAuditNarrowed({ text: 'mira' })).toBe(true);
});

it('[PLUS-22] asks without unknown parameters of the address', () => {
  const search = { ...v.parse(auditSearchSchema, {}), campaign: 'spring' };
  expect(auditQueryOf(search, NOW)).toEqual({});
  expect(isAuditNarrowed(search)).toBe(false);
});
