import { expect, it } from 'vitest';
import * as v from 'valibot';
import { auditQueryOf, auditSearchSchema, isAuditNarrowed } from './audit-search.ts';

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

it('[PLUS-22] asks for whole days of the user', () => {
  const query = auditQueryOf({ actor: ' mira ', object: ' ', from: '2026-11-30', to: '2026-11-30' });
  expect(query).toEqual({
    actor: 'mira',
    from: new Date(2026, 10, 30).toISOString(),
    to: new Date(2026, 11, 1).toISOString(),
  });
});

it('[PLUS-22] asks without unknown parameters of the address', () => {
  const search = { ...v.parse(auditSearchSchema, {}), campaign: 'spring' };
  expect(auditQueryOf(search)).toEqual({});
  expect(isAuditNarrowed(search)).toBe(false);
});
