import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listNotifications, unreadCount } from './list-notifications.ts';
import { messageOf, notificationOf } from '../notification.fixture.ts';
import { NOTIFICATION_FETCH_LIMIT, parseNotification } from './notification.ts';
import { isMissingMessage, isSilent } from '../feed/silent-events.ts';

const WIRE = {
  notificationDocId: 'n1',
  message: 'Hello',
  silent: false,
  isread: true,
  timestamp: '2026-11-20T12:00:00.250Z',
  accountId: 7,
  workspaceId: 2,
  event: 'dashboard update',
  eventProcessed: true,
};
const AT = Date.parse(WIRE.timestamp);

describe('a notification', () => {
  it('[NOTIF-2] holds these fields', () => {
    expect(parseNotification(WIRE)).toEqual({ ok: true, value: { ...WIRE, timestamp: AT } });
  });

  it('[PLUS-27] names the object that it is about', () => {
    const object = { kind: 'instance', id: 'a-1' };
    expect(parseNotification({ ...WIRE, object })).toMatchObject({ value: { object } });
    for (const wrong of [{ kind: 'instance' }, { id: 'a-1' }, { kind: 'instance', id: 1 }])
      expect(parseNotification({ ...WIRE, object: wrong }).ok).toBe(false);
  });

  it('[GX-27] tells its time as ISO text or as seconds and nanoseconds', () => {
    const timestamp = { seconds: Math.floor(AT / 1000), nanoseconds: 250_999_999 };
    expect(parseNotification({ ...WIRE, timestamp })).toEqual(parseNotification(WIRE));
  });

  it('may leave out workspace, event, message and processing, and carries data', () => {
    const { workspaceId, event, message, eventProcessed, ...rest } = WIRE;
    expect([workspaceId, event, message, eventProcessed]).toHaveLength(4);
    expect(parseNotification({ ...rest, data: { vicUuid: 'x' }, extra: 1 })).toEqual({
      ok: true,
      value: {
        ...rest,
        timestamp: AT,
        workspaceId: null,
        event: '',
        message: '',
        eventProcessed: false,
        data: { vicUuid: 'x' },
      },
    });
  });

  it.each(['notificationDocId', 'silent', 'isread', 'timestamp', 'accountId'])(
    '[NOTIF-2] is none without %s',
    (field) => {
      expect(parseNotification({ ...WIRE, [field]: undefined })).toEqual({
        ok: false,
        error: 'not-a-notification',
      });
    },
  );

  it('is read from anything without an exception', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...Object.keys(WIRE)), (value, field) => {
        for (const input of [value, { ...WIRE, [field]: value }])
          expect(parseNotification(input).ok).toBeTypeOf('boolean');
      }),
    );
    for (const timestamp of ['yesterday', '2026-11-20T12:00', { seconds: 1 }, 5]) {
      expect(parseNotification({ ...WIRE, timestamp }).ok).toBe(false);
    }
  });

  it('[GN-4] without a message is silent everywhere, and to be logged if it did not say so', () => {
    expect(
      [messageOf(), messageOf({ message: ' ' }), notificationOf({ message: 'x' })].map(isSilent),
    ).toEqual([false, true, true]);
    expect([messageOf(), messageOf({ message: ' ' }), notificationOf()].map(isMissingMessage)).toEqual([
      false,
      true,
      false,
    ]);
  });
});

const any = fc.record({
  isread: fc.boolean(),
  silent: fc.boolean(),
  message: fc.constantFrom('', ' ', 'Hello'),
  accountId: fc.constantFrom(7, 8),
  workspaceId: fc.constantFrom(2, 3, null),
  timestamp: fc.nat(20),
});

describe('the unread count', () => {
  it('[NOTIF-3] counts what is neither read nor silent', () => {
    const four = [true, false].flatMap((isread) =>
      [true, false].map((silent) => messageOf({ isread, silent })),
    );
    expect(unreadCount(four)).toBe(1);
    expect(unreadCount([])).toBe(0);
  });

  it('[NOTIF-3, GN-4] is never more than the list shows', () => {
    fc.assert(
      fc.property(fc.array(any), (all) => {
        const own = all.map((each) => notificationOf({ ...each, accountId: 7 }));
        const listed = listNotifications(own, { accountId: 7 });
        expect(unreadCount(own)).toBe(listed.filter(({ isread }) => !isread).length);
      }),
    );
  });
});

describe('the list', () => {
  it('[NOTIF-7, NOTIF-9] holds what is not silent and has a message, newest first', () => {
    const all = [
      messageOf({ notificationDocId: 'old', timestamp: 1 }),
      notificationOf({ message: 'silent' }),
      messageOf({ message: '  ' }),
      messageOf({ notificationDocId: 'new', timestamp: 2 }),
    ];
    expect(listNotifications(all, { accountId: 7 }).map((each) => each.notificationDocId)).toEqual([
      'new',
      'old',
    ]);
  });

  it('[CONST-17, CONST-20, NOTIF-8, NOTIF-26, GN-1] holds at most 200, the newest', () => {
    const all = Array.from({ length: 201 }, (_each, timestamp) => messageOf({ timestamp }));
    const listed = listNotifications(all, { accountId: 7 });
    expect([listed.length, listed[0]?.timestamp, listed.at(-1)?.timestamp]).toEqual([200, 200, 1]);
    expect(NOTIFICATION_FETCH_LIMIT).toBe(200);
  });

  it('[NOTIF-5, NOTIF-6] is of one account, and of one workspace where it is asked for, and otherwise loses and doubles nothing', () => {
    fc.assert(
      fc.property(fc.array(any), fc.constantFrom(undefined, 2, 3), (all, workspaceId) => {
        const given = all.map((each, at) => notificationOf({ ...each, notificationDocId: `n${at}` }));
        const filter = { accountId: 7, ...(workspaceId === undefined ? {} : { workspaceId }) };
        const listed = listNotifications(given, filter);
        const expected = given.filter(
          (each) =>
            each.accountId === 7 &&
            (workspaceId === undefined || each.workspaceId === workspaceId) &&
            !isSilent(each),
        );
        expect(new Set(listed)).toEqual(new Set(expected));
        expect(listed).toHaveLength(expected.length);
        for (const [at, each] of listed.entries())
          expect(each.timestamp).toBeLessThanOrEqual(listed[at - 1]?.timestamp ?? 20);
      }),
    );
  });
});
