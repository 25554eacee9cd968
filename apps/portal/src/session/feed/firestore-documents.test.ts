import type { DocumentData } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { createLiveChanges } from './firestore-documents.ts';

function changed(id: string, second: number, fields: object = {}): DocumentData {
  return {
    notificationDocId: id,
    message: id,
    silent: false,
    isread: false,
    timestamp: { toDate: () => new Date('2026-01-01T00:00:00.000Z') },
    accountId: 1,
    workspaceId: null,
    event: 'workspace-changed',
    eventProcessed: false,
    changedAt: { seconds: second, nanoseconds: 5 },
    expireAt: { seconds: 9_000, nanoseconds: 0 },
    ...fields,
  };
}

/** Newest document first. */
function listen(cursor: string | null = null, first: string | null = null) {
  const take = createLiveChanges(cursor, first);
  return (documents: readonly DocumentData[], isFromCache = false): string[] =>
    take({ documents, isFromCache }).map((message) =>
      message.kind === 'notification'
        ? `${message.notification.notificationDocId} ${message.cursor}`
        : message.kind === 'ready'
          ? `ready ${message.ready.cursor}${message.completeFrom === null ? ' with a gap' : ''}`
          : message.kind,
    );
}

describe('the live changes', () => {
  it('[NOTIF-12] begin with what is there, of which nothing is live', () => {
    expect(listen()([changed('b', 2), changed('a', 1)])).toEqual(['ready 2.5 with a gap']);
    expect(listen()([])).toEqual(['ready 0.0 with a gap']);
  });

  it('[NOTIF-10, NOTIF-12] begin after the position of what the page has read', () => {
    const documents = [
      changed('c', 3, { feedCursor: '8.1' }),
      changed('b', 2, { feedCursor: '7.2' }),
      changed('a', 1),
    ];
    const take = listen(null, '7.2');
    expect(take(documents)).toEqual(['ready 3.5', 'c 3.5']);
    expect(take([changed('late', 4, { feedCursor: '7.9' }), ...documents])).toEqual(['late 4.5']);
    const many = Array.from({ length: 200 }, (_none, index) =>
      changed(`n${index}`, 300 - index, { feedCursor: '9.1' }),
    );
    expect(listen(null, '8.1')(many)).toEqual(['ready 300.5 with a gap']);
  });

  it('[NOTIF-10, NOTIF-11] are what is added and what is modified, in order, while it is unread', () => {
    const take = listen();
    take([changed('b', 2), changed('a', 1)]);
    expect(take([changed('d', 4), changed('c', 3), changed('b', 2)])).toEqual(['c 3.5', 'd 4.5']);
    expect(take([changed('a', 6), changed('b', 5, { isread: true }), changed('d', 4)])).toEqual(['a 6.5']);
  });

  it('[GN-9] come once: neither a reconnection nor an older document that moves up repeats one', () => {
    const take = listen();
    take([changed('a', 1)]);
    expect(take([changed('b', 2), changed('a', 1)])).toEqual(['b 2.5']);
    expect(take([changed('b', 2)], true)).toEqual([]);
    expect(take([changed('b', 2), changed('a', 1)])).toEqual(['ready 2.5']);
    expect(take([changed('a', 1), changed('old', 0)])).toEqual([]);
  });

  it('[GN-9] go on where another tab has listened before, with what came meanwhile', () => {
    expect(listen('2.5')([changed('c', 3), changed('b', 2), changed('a', 1)])).toEqual([
      'ready 2.5',
      'c 3.5',
    ]);
  });

  it('come after what was missed while Firestore was out of reach', () => {
    const take = listen();
    take([changed('a', 1)]);
    take([], true);
    expect(take([changed('b', 2), changed('a', 1)])).toEqual(['ready 1.5', 'b 2.5']);
  });

  it('say that the page must read again when more changed at once than one answer holds', () => {
    const take = listen();
    take([]);
    const many = Array.from({ length: 200 }, (_none, index) => changed(`n${index}`, 300 - index));
    expect(take(many)).toEqual(['ready 300.5 with a gap']);
    expect(take([changed('next', 301), ...many.slice(0, 199)])).toEqual(['next 301.5']);
  });

  it('leave out a document that is no notification', () => {
    const take = listen();
    take([]);
    expect(take([changed('b', 2, { silent: 'no' })])).toEqual([]);
  });
});
