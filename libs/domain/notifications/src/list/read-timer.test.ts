import { expect, it } from 'vitest';
import { READ_NOTIFICATION_TIMEOUT_MS, listDueReads, nextVisible } from './read-timer.ts';

const items = ['a', 'b', 'c'].map((notificationDocId) => ({
  notificationDocId,
  isread: notificationDocId === 'b',
}));

it('[CONST-15, NOTIF-16, GN-7] an unread item is read 10 s after it became visible, and not before', () => {
  expect(READ_NOTIFICATION_TIMEOUT_MS).toBe(10_000);
  const visible = nextVisible(nextVisible(new Map(), ['a', 'b'], 1_000), ['a', 'b', 'c'], 2_000);
  expect([10_999, 11_000, 12_000].map((now) => listDueReads(items, visible, now))).toEqual([
    [],
    ['a'],
    ['a', 'c'],
  ]);
});

it('[GN-7] an item that went out of sight starts over', () => {
  const seen = nextVisible(new Map(), ['a'], 0);
  const back = nextVisible(nextVisible(seen, [], 5_000), ['a'], 6_000);
  expect([15_999, 16_000].map((now) => listDueReads(items, back, now))).toEqual([[], ['a']]);
  expect(listDueReads(items, nextVisible(seen, [], 5_000), 60_000)).toEqual([]);
});
