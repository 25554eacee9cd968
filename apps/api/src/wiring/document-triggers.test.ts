import { NOTIFICATION_RETENTION_DAYS } from '@partyline/notifications';
import { insertAccount, insertRow } from '@partyline/rows/testing';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { expect, it } from 'vitest';
import { switchDocuments } from '../modules/notifications/documents/documents.repository.ts';
import { oncePerFile } from '../testing/fixtures.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { documentJobOptions } from './write-documents.ts';

const test = oncePerFile(createTestDatabase);

const jobs = async (task: string) => {
  const { rows } = await test.database.query<{ priority: number; queue: string }>(
    `SELECT j.priority, q.queue_name AS queue FROM graphile_worker._private_jobs j
      JOIN graphile_worker._private_tasks t ON t.id = j.task_id
      LEFT JOIN graphile_worker._private_job_queues q ON q.id = j.job_queue_id WHERE t.identifier = $1`,
    [task],
  );
  return rows;
};

it('[NOTIF-4] requests documents by triggers with the priority and the queue of the job that writes them', async () => {
  await switchDocuments(test.database, true);
  for (let made = 0; made < 3; made += 1) {
    const { accountId, ownerUid } = await insertAccount(test.database);
    const before = (await jobs('write-documents')).length;
    const row = { account_id: accountId, user_uid: ownerUid, silent: false, message: 'One' };
    await insertRow(test.database, 'notifications', row, 'id');
    const { priority, queue } = documentJobOptions(accountId, 0);
    expect((await jobs('write-documents')).slice(before)).toEqual([{ priority, queue }]);
  }
});

it('[NOTIF-4] deletes the documents of deleted notifications as long as they are kept', async () => {
  await switchDocuments(test.database, true);
  const { accountId, ownerUid } = await insertAccount(test.database);
  const retentionMs = NOTIFICATION_RETENTION_DAYS * millisecondsInDay;
  const ages = [retentionMs - millisecondsInHour, retentionMs + millisecondsInHour];
  const found: number[] = [];
  for (const age of ages) {
    const row = {
      account_id: accountId,
      user_uid: ownerUid,
      silent: false,
      message: 'One',
      created_at: new Date(Date.now() - age),
    };
    const id = await insertRow<number>(test.database, 'notifications', row, 'id');
    await test.database.query('DELETE FROM app.notifications WHERE id = $1', [id]);
    found.push((await jobs('delete-documents')).length);
  }
  expect(found, 'jobs after each').toEqual([1, 1]);
  const { priority, queue } = documentJobOptions(accountId, 0);
  expect(await jobs('delete-documents')).toEqual([{ priority, queue }]);
});
