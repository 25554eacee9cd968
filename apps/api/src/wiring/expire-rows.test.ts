import { insertAccount, insertMember, insertRow, insertWorkspace } from '@partyline/rows/testing';
import { expect, it } from 'vitest';
import { oncePerFile } from '../testing/fixtures.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { addJob } from '../jobs/add-job.ts';
import { deleteOldRows, expireRows } from './expire-rows.ts';
import { millisecondsInDay } from 'date-fns/constants';

const test = oncePerFile(createTestDatabase);
const account = oncePerFile(() => insertAccount(test.database));

const past = new Date(Date.now() - 1_000);
const future = new Date(Date.now() + 60_000);

async function column(sql: string): Promise<unknown[]> {
  const { rows } = await test.database.query<{ value: unknown }>(sql);
  return rows.map(({ value }) => value);
}

it('marks invitations and ownership actions as expired after their end', async () => {
  const { accountId } = account;
  const [first, second] = await Promise.all(
    [1, 2].map(() => insertWorkspace(test.database, { account_id: accountId })),
  );
  for (const [workspaceId, expires_at] of [
    [first, past],
    [second, future],
  ] as const) {
    const base = { account_id: accountId, workspace_id: workspaceId, expires_at };
    await insertRow(test.database, 'invitations', { ...base, email: 'x@example.test', role_id: 4 }, 'id');
    await insertRow(test.database, 'ownership_actions', { ...base, kind: 'request', from_uid: 'x' }, 'id');
  }
  await expireRows(test.database);
  expect(await column('SELECT status AS value FROM app.invitations ORDER BY expires_at')).toEqual([
    'expired',
    'pending',
  ]);
  expect(await column('SELECT state AS value FROM app.ownership_actions ORDER BY expires_at')).toEqual([
    'expired',
    'inProgress',
  ]);
});

it("[GC-11, PLUS-4] ends memberships at their end date and sets their users' claims, once", async () => {
  const { accountId, defaultWorkspaceId: workspaceId } = account;
  const member = (ends_at: Date) =>
    insertMember(test.database, {
      accountId,
      workspaceId,
      role: 'endpoint-user',
      user: { chosen_account_id: accountId },
      columns: { ends_at },
    });
  const over = await member(past);
  const later = await member(future);
  await test.database.query('DELETE FROM graphile_worker._private_jobs');
  await expireRows(test.database);
  await expireRows(test.database);
  const removed = await test.database.query(
    'SELECT user_uid FROM app.memberships WHERE removed_at IS NOT NULL AND user_uid = ANY ($1)',
    [[over, later]],
  );
  expect(removed.rows).toEqual([{ user_uid: over }]);
  expect(await column('SELECT key AS value FROM graphile_worker.jobs')).toEqual([`bring-claims-${over}`]);
  const audited = `SELECT concat_ws(' ', actor_kind, action, outcome) AS value FROM app.audit WHERE object_id = '${over}'`;
  expect(await column(audited)).toEqual(['system membership.end done']);
});

it('deletes notifications after 90 days, and not before', async () => {
  const notification = (days: number) =>
    insertRow(
      test.database,
      'notifications',
      {
        account_id: account.accountId,
        silent: true,
        event: `${days}`,
        created_at: new Date(Date.now() - days * millisecondsInDay),
      },
      'id',
    );
  await notification(91);
  await notification(89);
  await deleteOldRows(test.database);
  const events = await column(`SELECT event AS value FROM app.notifications WHERE event ~ '^\\d+$'`);
  expect(events).toEqual(['89']);
});

it('deletes contact requests after 90 days, and not before', async () => {
  for (const days of [91, 89]) {
    const created_at = new Date(Date.now() - days * millisecondsInDay);
    const request = { name: 'Ada', email: 'ada@example.test', message: `${days}`, created_at };
    await insertRow(test.database, 'contact_requests', request, 'id');
  }
  await deleteOldRows(test.database);
  expect(await column('SELECT message AS value FROM app.contact_requests')).toEqual(['89']);
});

/** Inserts a job as it looks `hours` later. */
async function insertJob(key: string, columns: string, hours: number): Promise<void> {
  await addJob(test.database, 'forget-person', { uid: key }, { key });
  await test.database.query(
    `UPDATE graphile_worker._private_jobs SET ${columns}, updated_at = now() - $2 * interval '1 hour' WHERE key = $1`,
    [key, hours],
  );
}

it('deletes only jobs without attempts left, after a day', async () => {
  await insertJob('spent', 'attempts = max_attempts', 25);
  await insertJob('spent-lately', 'attempts = max_attempts', 23);
  await insertJob('running', `attempts = max_attempts, locked_at = now(), locked_by = 'a-worker'`, 25);
  await insertJob('failing', 'attempts = max_attempts - 1', 25);
  // A newer job took its key and attempts, then its process was killed.
  await insertJob('replaced', `locked_at = now(), locked_by = 'a-worker'`, 25);
  await addJob(test.database, 'forget-person', { uid: 'replaced' }, { key: 'replaced' });
  await test.database.query(
    `UPDATE graphile_worker._private_jobs SET updated_at = now() - interval '25 hours' WHERE key IS NULL`,
  );
  const uids = `SELECT payload ->> 'uid' AS value FROM graphile_worker._private_jobs
    WHERE payload ->> 'uid' ~ '^(spent|running|failing|replaced)' ORDER BY 1`;
  await deleteOldRows(test.database);
  expect(await column(uids)).toEqual(['failing', 'replaced', 'replaced', 'running', 'spent-lately']);
  await test.database.query(`SELECT graphile_worker.force_unlock_workers(ARRAY['a-worker'])`);
  await deleteOldRows(test.database);
  expect(await column(uids)).toEqual(['failing', 'replaced', 'spent-lately']);
});
