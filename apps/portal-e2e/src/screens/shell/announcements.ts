import type { Page } from '@playwright/test';
import { insertRow } from '@partyline/rows/testing';
import type pg from 'pg';
import { stubResponse } from '../../watch/stub-response.ts';

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

async function showAnnouncement(page: Page, item: ReturnType<typeof announcement>): Promise<void> {
  await stubResponse(page, { method: 'GET', path: '/api/users/announcement' }, succeeded([item]));
}

/** Shows an ended announcement, which users of other tests do not see, and returns its id; actions on it reach the server. */
export async function showEndedAnnouncement(page: Page, database: pg.Pool): Promise<number> {
  const { title, body, type, actionLabel, actionUrl } = announcement(0);
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const row = {
    ...{ title, body, type, start_at: hoursAgo(2), end_at: hoursAgo(1) },
    ...{ action_label: actionLabel, action_url: actionUrl },
  };
  const id = Number(await insertRow(database, 'announcements', row, 'id'));
  await showAnnouncement(page, announcement(id));
  return id;
}

/** Shows an announcement that the server does not have. */
export async function showMadeUpAnnouncement(
  page: Page,
  change: Partial<ReturnType<typeof announcement>> = {},
): Promise<void> {
  await showAnnouncement(page, { ...announcement(1), ...change });
  await stubResponse(page, { method: 'POST', path: '/api/users/announcement' }, succeeded(null));
}

export async function showAnnouncementsOf(page: Page, types: readonly string[]): Promise<void> {
  const items = types.map((type, index) => ({ ...announcement(index + 1), title: `An ${type}.`, type }));
  await stubResponse(page, { method: 'GET', path: '/api/users/announcement' }, succeeded(items));
  await stubResponse(page, { method: 'POST', path: '/api/users/announcement' }, succeeded(null));
}
