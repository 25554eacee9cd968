import type { Page } from '@playwright/test';
import type pg from 'pg';
import { stubResponse } from '../watch/stub-response.ts';

const succeeded = (data: unknown) => ({
  status: 200,
  body: { errorCode: 0, message: '', data, statusCode: 200 },
});

const announcement = (id: number) => ({
  id,
  title: 'New data center.',
  body: 'Frankfurt is open.',
  type: 'info',
  startAt: '2026-01-01T00:00:00.000Z',
  endAt: null,
  dismissible: true,
  actionLabel: 'My account',
  actionUrl: '/myaccount',
});

/** Shows a page only this announcement. */
async function showAnnouncement(page: Page, id: number): Promise<void> {
  await stubResponse(page, { method: 'GET', path: '/api/users/announcement' }, succeeded([announcement(id)]));
}

/**
 * Shows an announcement that has ended, which users of other tests do not see; actions on it reach the
 * server. Returns its number.
 */
export async function showEndedAnnouncement(page: Page, database: pg.Pool): Promise<number> {
  const { rows } = await database.query<{ id: number }>(
    `INSERT INTO app.announcements (title, body, type, start_at, end_at, action_label, action_url)
      VALUES ('New data center.', 'Frankfurt is open.', 'info', now() - interval '2 hours', now() - interval '1 hour',
        'My account', '/myaccount') RETURNING id::int AS id`,
  );
  const id = Number(rows[0]?.id);
  await showAnnouncement(page, id);
  return id;
}

/** Shows an announcement that the server does not have. */
export async function showMadeUpAnnouncement(page: Page): Promise<void> {
  await showAnnouncement(page, 1);
  await stubResponse(page, { method: 'POST', path: '/api/users/announcement' }, succeeded(null));
}

export async function showAnnouncementsOf(page: Page, types: readonly string[]): Promise<void> {
  const items = types.map((type, index) => ({ ...announcement(index + 1), title: `An ${type}.`, type }));
  await stubResponse(page, { method: 'GET', path: '/api/users/announcement' }, succeeded(items));
  await stubResponse(page, { method: 'POST', path: '/api/users/announcement' }, succeeded(null));
}
