import { expect, it } from 'vitest';
import { parseDeletionTarget } from './list-notifications.ts';

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
