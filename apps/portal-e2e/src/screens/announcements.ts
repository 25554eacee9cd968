import type { Page } from '@playwright/test';
import type pg from 'pg';
import { stubResponse } from '../watch/stub-response.ts';

/**
 * Shows a page an announcement that has ended, so that the users of other tests do not see it; actions on it reach the service. Returns
 * its number.
 */
export async function stubAnnouncement(page: Page, database: pg.Pool): Promise<number> {
  const { rows } = await database.query<{ id: number }>(
    `INSERT INTO app.announcements (title, body, type, start_at, end_at, action_label, action_url)
      VALUES ('New data center.', 'Frankfurt is open.', 'info', now() - interval '2 hours', now() - interval '1 hour',
        'My account', '/myaccount') RETURNING id::int AS id`,
  );
  const id = Number(rows[0]?.id);
  const item = {
    id,
    title: 'New data center.',
    body: 'Frankfurt is open.',
    type: 'info',
    startAt: '2026-01-01T00:00:00.000Z',
    endAt: null,
    dismissible: true,
    actionLabel: 'My account',
    actionUrl: '/myaccount',
  };
  await stubResponse(
    page,
    { method: 'GET', path: '/api/users/announcement' },
    { status: 200, body: { errorCode: 0, message: '', data: [item], statusCode: 200 } },
  );
  return id;
}
