import { CSV_MAX_ROWS } from '@partyline/invitations';
import { insertMember } from '@partyline/rows/testing';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { idleWorker } from '../../../testing/idle-worker.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';
import { startApi } from '../../../testing/start-api.ts';
import { fileUploads } from '../../../testing/upload-file.ts';

// The product runs its jobs in another thread; here the mails would cost more than the imports.
const api = oncePerFile(() => startApi({}, { startJobWorker: idleWorker }));
const testAccount = oncePerTest(() => insertTestAccount(api));
const upload = fileUploads(api, testAccount);

async function countOpen(): Promise<number> {
  const { rows } = await api.db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM app.invitations WHERE account_id = $1 AND status = 'pending'`,
    [testAccount.accountId],
  );
  return rows[0]!.count;
}

it('[GV-14] of one file several times concurrently sends each row once', async () => {
  const lines = Array.from({ length: 250 }, (_all, at) => `crew-${at}@example.test,vic-admin`);
  const file = ['email,role', ...lines].join('\n');
  const answers = await Promise.all(
    [1, 2, 3].map(() => upload(file, { workspaceId: testAccount.workspaceId })),
  );
  const all = answers.flatMap(({ data }) => data!.rows.map(({ status }) => status));
  expect(all.filter((status) => status === 'sent')).toHaveLength(250);
  expect(all.filter((status) => status === 'duplicate')).toHaveLength(500);
  expect(await countOpen()).toBe(250);
});

it('[GV-13] of files with more than 10,000 rows, or 5 MB, send nothing', async () => {
  const lines = Array.from({ length: CSV_MAX_ROWS + 1 }, (_all, at) => `c${at}@example.test,vic-admin`);
  const long = await upload(['email,role', ...lines].join('\n'), { workspaceId: testAccount.workspaceId });
  expect(long).toMatchObject({ failure: 'file-not-proper', reason: 'too-many-rows' });
  expect(await countOpen()).toBe(0);
  const large = await upload(`email,role\n${' '.repeat(5 * 1024 * 1024)}`);
  expect(large).toMatchObject({ status: 413, failure: 'too-large' });
});

it('[GV-13, GV-14] of 10,000 rows uses less than 100 MB and does not block other calls for long', async () => {
  for (const at of [0, CSV_MAX_ROWS / 2, CSV_MAX_ROWS - 1]) {
    const { accountId, workspaceId } = testAccount;
    await insertMember(api.db, {
      accountId,
      workspaceId,
      role: 'vic-admin',
      user: { email: `c${at}@example.test` },
    });
  }
  const lines = Array.from({ length: CSV_MAX_ROWS }, (_all, at) => `c${at}@example.test,vic-admin`);
  const file = ['email,role', ...lines].join('\n');
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const before = process.memoryUsage().heapUsed;
  delay.enable();
  const { data } = await upload(file, { workspaceId: testAccount.workspaceId });
  delay.disable();
  const grown = process.memoryUsage().heapUsed - before;
  const counts = Map.groupBy(data!.rows, ({ status }) => status);
  expect(counts.get('sent')).toHaveLength(CSV_MAX_ROWS - 3);
  expect(counts.get('duplicate')).toHaveLength(3);
  expect(grown).toBeLessThan(100_000_000);
  // Imperceptible, on a machine that runs other tests.
  expect(delay.percentile(99) / 1e6).toBeLessThan(100);
});
