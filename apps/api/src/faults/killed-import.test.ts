import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { caller, type Call } from '../testing/call.ts';
import { FAULT_ROUNDS } from '../testing/fault-rounds.ts';
import { freePort, startApiProcess, type RunningProgram } from '../testing/processes.ts';
import { insertAccount, type AccountRow } from '../testing/rows.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startTestHost, type TestHost } from '../testing/test-host.ts';
import { startTestIssuer, type TestIssuer } from '../testing/test-issuer.ts';
import { startTestSmtp, type TestSmtp } from '../testing/test-smtp.ts';
import { until } from '../testing/until.ts';

const ROWS = 600 + FAULT_ROUNDS * 100;

let folder: string;
let test: TestDatabase;
let issuer: TestIssuer;
let host: TestHost;
let smtp: TestSmtp;
let call: Call;
let account: AccountRow;
let startApi: () => Promise<RunningProgram>;
let running: RunningProgram | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partyline-import-'));
  [test, issuer, host, smtp] = await Promise.all([
    createTestDatabase(),
    startTestIssuer(),
    startTestHost(),
    startTestSmtp(),
  ]);
  const port = await freePort();
  const cacheDir = join(folder, 'cache');
  const wish = { port, databaseUrl: test.url, issuer, hostUrl: host.url, cacheDir, smtpUrl: smtp.url };
  startApi = async () => (running = await startApiProcess(wish));
  call = caller(`http://127.0.0.1:${port}`);
  account = await insertAccount(test.database);
});
afterAll(async () => {
  await running?.kill();
  await smtp.stop();
  await Promise.all([host.stop(), issuer.stop(), test.drop()]);
  await rm(folder, { recursive: true, force: true });
});

async function upload() {
  const lines = Array.from({ length: ROWS }, (_all, at) => `c${at}@example.test,vic-admin`);
  const form = new FormData();
  form.append('workspaceId', String(account.defaultWorkspaceId));
  form.append('file', new File([['email,role', ...lines].join('\n')], 'crew.csv'));
  const { ownerUid: uid, accountId } = account;
  return call('uploadInvitations', { token: await issuer.tokenFor({ uid, accountId }), form });
}

async function count(where: string): Promise<number> {
  const { rows } = await test.database.query<{ count: number }>(
    `SELECT count(*) AS count FROM app.invitations WHERE ${where}`,
  );
  return rows[0]?.count ?? 0;
}

it(
  '[GV-14, PLUS-2, INV-39] invites and mails every row of an import once, killed again and again in the middle of it',
  { timeout: 120_000 + FAULT_ROUNDS * 20_000 },
  async () => {
    for (let kill = 0; kill < FAULT_ROUNDS; kill += 1) {
      const api = await startApi();
      const before = await count('true');
      const attempt = upload().catch(() => undefined);
      await until('some rows are written', async () => (await count('true')) > before);
      await api.kill();
      await attempt;
    }
    const written = await count('true');
    expect(written).toBeLessThan(ROWS);
    expect(written % 100).toBe(0);

    await startApi();
    const { data } = await upload();
    const counts = Map.groupBy(data?.rows ?? [], ({ status }) => status);
    expect(counts.get('duplicate')).toHaveLength(written);
    expect(counts.get('sent')).toHaveLength(ROWS - written);
    expect(await count('true')).toBe(ROWS);
    await until('every mail is out', async () => (await count('sent_at IS NULL')) === 0, 150_000);
    // An interrupted job may send its mail twice, under one id.
    const idsOf = Map.groupBy(smtp.mails, ({ to }) => to.join());
    expect(idsOf.size).toBe(ROWS);
    for (const mails of idsOf.values()) expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
  },
);
