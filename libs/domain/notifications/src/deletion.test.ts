import { expect, it } from 'vitest';
import { listUndeleted, parseDeletionTarget } from './deletion.ts';

const items = [
  { notificationDocId: 'a', accountId: 7 },
  { notificationDocId: 'b', accountId: 7 },
  { notificationDocId: 'a', accountId: 8 },
];

it('[GN-18] reads the id of one notification, or the word all', () => {
  expect(parseDeletionTarget('a')).toEqual({ ok: true, value: { kind: 'one', docId: 'a' } });
  expect(parseDeletionTarget('all')).toEqual({ ok: true, value: { kind: 'all' } });
  expect(parseDeletionTarget('ALL')).toEqual({ ok: true, value: { kind: 'one', docId: 'ALL' } });
});

it.each(['', ' ', null, undefined, 7, ['all'], { docId: 'all' }])(
  '[GN-18] reads nothing from %j',
  (docId) => {
    expect(parseDeletionTarget(docId)).toEqual({ ok: false, error: 'no-target' });
  },
);

it('[GN-18] deletes one, or all, of the current account and of no other', () => {
  expect(listUndeleted(items, { kind: 'one', docId: 'a' }, 7)).toEqual([items[1], items[2]]);
  expect(listUndeleted(items, { kind: 'all' }, 7)).toEqual([items[2]]);
  expect(listUndeleted(items, { kind: 'one', docId: 'c' }, 7)).toEqual(items);
});
