import type { AuditEntryRow } from '@partyline/contract';
import { expect, it } from 'vitest';
import { listAuditLines, sentenceOf } from './audit-lines.ts';

const ENTRY: AuditEntryRow = {
  id: 7,
  at: '2026-11-27T18:52:00.000Z',
  actorKind: 'user',
  actorEmail: 'jonna@partyline.test',
  actorName: 'Jonna Pryce',
  action: 'membership.change',
  objectKind: 'user',
  objectId: 'uid',
  objectName: 'Elif Demir',
  objectEmail: 'elif@partyline.test',
  workspaceId: 3,
  workspaceName: 'Studio A',
  outcome: 'done',
  reason: null,
  address: '198.51.100.7',
  details: { from: 'endpoint-user', role: 'workspace-admin' },
  via: null,
  deviceNames: [],
  batch: null,
};

it('[PLUS-22] says before and after in words', () => {
  expect(sentenceOf(ENTRY)).toBe('Jonna Pryce changed the role of Elif Demir');
  expect(listAuditLines(ENTRY)).toEqual([
    { kind: 'change', field: 'Role', was: 'Virtual Client User', now: 'Workspace Admin' },
  ]);
});

it('[PLUS-22, PRICE-6] writes cents as an amount in their currency, and nothing for an unknown one', () => {
  const amount = (details: AuditEntryRow['details']) =>
    listAuditLines({ ...ENTRY, action: 'payment.refund', details }).map((line) => 'now' in line && line.now);
  expect(amount({ amountCents: 256_000, currency: 'USD' })).toEqual(['USD 2,560.00']);
  expect(amount({ amountCents: 1999, currency: 'EUR' })).toEqual(['EUR 19.99']);
  expect(amount({ amountCents: null, currency: null })).toEqual([]);
});

it('[PLUS-7, PLUS-22] gives the reason of a refusal, and the devices of a move', () => {
  const refused = { ...ENTRY, outcome: 'refused', reason: 'no-right', details: {} } as const;
  expect(listAuditLines(refused)).toEqual([{ kind: 'text', text: 'Their role does not allow this.' }]);
  expect(listAuditLines({ ...ENTRY, details: {}, deviceNames: ['Autocue', 'Gallery PL'] })).toEqual([
    { kind: 'text', text: 'Devices: Autocue, Gallery PL' },
  ]);
});

it('[PLUS-15, PLUS-25] says by whose rights a schedule acted, and which API token was used', () => {
  const stop = { ...ENTRY, action: 'instance.stop', details: {} };
  expect(listAuditLines({ ...stop, via: { kind: 'schedule', name: 'After hours' } })).toEqual([
    { kind: 'text', text: 'With the rights of Jonna Pryce' },
  ]);
  expect(listAuditLines({ ...stop, via: { kind: 'api-token', name: 'CI' } })).toEqual([
    { kind: 'text', text: 'With the API token CI' },
  ]);
});

it('[PLUS-22] sums up an act on many: equal changes counted, refusals with their reason', () => {
  const batch = {
    count: 38,
    workspaces: 1,
    variants: [
      { count: 35, outcome: 'done', reason: null, details: { role: 'endpoint-user' } },
      { count: 2, outcome: 'done', reason: null, details: { role: 'workspace-admin' } },
      { count: 1, outcome: 'refused', reason: 'no-right', details: {} },
    ],
  } as const;
  const sent = {
    ...ENTRY,
    action: 'invitation.send',
    details: {},
    batch: { ...batch, variants: [...batch.variants] },
  };
  expect(sentenceOf(sent)).toBe('Jonna Pryce invited 37 people');
  expect(listAuditLines(sent)).toEqual([
    { kind: 'change', field: 'Role', was: null, now: '35 × Virtual Client User, 2 × Workspace Admin' },
    { kind: 'text', text: '1 refused: Their role does not allow this.' },
  ]);
});
