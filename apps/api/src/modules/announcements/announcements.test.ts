import { insertUser } from '@partyline/rows/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { oncePerFile } from '../../testing/fixtures.ts';
import { startApi } from '../../testing/start-api.ts';
import { insertAnnouncement, type NewAnnouncement } from './announcements.repository.ts';

const api = oncePerFile(startApi);
let uid: string;
let token: string;
beforeEach(async () => {
  await api.db.query('DELETE FROM app.announcements');
  uid = await insertUser(api.db);
  token = await api.tokenFor({ uid });
});

const minutes = (count: number) => new Date(Date.now() + count * 60_000);

function announce(change: Partial<NewAnnouncement> = {}): Promise<number> {
  return insertAnnouncement(api.db, {
    title: 'New data center',
    body: 'Frankfurt is open.',
    type: 'info',
    startAt: minutes(-5),
    endAt: null,
    dismissible: true,
    actionLabel: null,
    actionUrl: null,
    ...change,
  });
}

async function shownTo(reader = token): Promise<readonly number[]> {
  const { data } = await api.call('listAnnouncements', { token: reader });
  return (data ?? []).map(({ id }) => id);
}

const act = (announcementId: number, action: 'seen' | 'clicked' | 'dismissed', by = token) =>
  api.call('actOnAnnouncement', { token: by, body: { announcementId, action } });

describe('GET users/announcement', () => {
  it('[API-17, NOTIF-27, GN-13, GEN-24] returns every field of an announcement', async () => {
    const endAt = minutes(5);
    const link = { actionLabel: 'Read more', actionUrl: 'https://status.example.org/fra' };
    const id = await announce({ endAt, type: 'warning', dismissible: false, ...link });
    const { data } = await api.call('listAnnouncements', { token });
    expect(data).toEqual([
      {
        id,
        title: 'New data center',
        body: 'Frankfurt is open.',
        type: 'warning',
        startAt: expect.stringMatching(/Z$/) as unknown,
        endAt: endAt.toISOString(),
        dismissible: false,
        ...link,
      },
    ]);
  });

  it('[NOTIF-27, GN-13] lists begun and not ended ones, newest first', async () => {
    const [older, newer] = [await announce({ startAt: minutes(-60) }), await announce()];
    await announce({ startAt: minutes(1) });
    await announce({ startAt: minutes(-60), endAt: minutes(-1) });
    expect(await shownTo()).toEqual([newer, older]);
  });

  it('[API-17] is refused without a sign-in, and before the e-mail is verified', async () => {
    expect((await api.call('listAnnouncements')).status).toBe(401);
    const unverified = await insertUser(api.db, { email_proved_at: null });
    const early = await api.tokenFor({ uid: unverified, emailVerified: false });
    expect((await api.call('listAnnouncements', { token: early })).failure).toBe('email-not-verified');
  });
});

describe('POST users/announcement', () => {
  it('[API-18, NOTIF-28, GN-14] stores a dismissal for the user only', async () => {
    const [id, kept] = [await announce(), await announce()];
    expect(await act(id, 'dismissed')).toMatchObject({ status: 200, data: null });
    expect(await shownTo()).toEqual([kept]);
    expect(await shownTo(await api.tokenFor({ uid: await insertUser(api.db) }))).toHaveLength(2);
  });

  it('[NOTIF-28, GN-14] stores the time of each first action; seen and clicked ones stay listed', async () => {
    const id = await announce({ actionLabel: 'Open', actionUrl: '/myaccount' });
    await act(id, 'seen');
    const read = 'SELECT seen_at, clicked_at, dismissed_at FROM app.announcement_marks WHERE user_uid = $1';
    const first = (await api.db.query<{ seen_at: Date }>(read, [uid])).rows[0];
    await Promise.all([act(id, 'seen'), act(id, 'clicked')]);
    expect((await api.db.query(read, [uid])).rows).toEqual([
      { seen_at: first?.seen_at, clicked_at: expect.any(Date) as unknown, dismissed_at: null },
    ]);
    expect(await shownTo()).toEqual([id]);
  });

  it('[NOTIF-28, GN-14] refuses an action that the announcement does not allow, with the reason', async () => {
    const id = await announce({ dismissible: false });
    expect(await act(id, 'dismissed')).toMatchObject({
      failure: 'announcement-refused',
      errorCode: 2041,
      message: 'This announcement cannot be dismissed.',
    });
    expect(await act(id, 'clicked')).toMatchObject({ message: 'This announcement has no link.' });
    expect(await shownTo()).toEqual([id]);
  });

  it('[API-18] refuses an unknown announcement, one that has not begun, an unknown action, and a visitor', async () => {
    const future = await announce({ startAt: minutes(5) });
    expect((await act(future, 'seen')).failure).toBe('not-found');
    expect((await act(future + 1000, 'seen')).failure).toBe('not-found');
    const body = { announcementId: await announce(), action: 'burned' };
    expect((await api.call('actOnAnnouncement', { token, body })).failure).toBe('request-not-proper');
    const seen = { ...body, action: 'seen' };
    expect((await api.call('actOnAnnouncement', { body: seen })).status).toBe(401);
  });
});
