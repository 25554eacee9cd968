import { insertAccount } from '@partyline/rows/testing';
import { beforeAll, expect, it } from 'vitest';
import { FAULT_ROUNDS, withinRounds } from '../processes/fault-rounds.ts';
import { oncePerFile } from '../fixtures.ts';
import { startTestHost } from '../outside/test-host.ts';
import { startTestSmtp } from '../outside/test-smtp.ts';
import { until } from '../until.ts';
import { apiProcess } from '../processes/restartable-api.ts';

const ROWS = 600 + FAULT_ROUNDS * 100;

const host = oncePerFile(startTestHost);
const smtp = oncePerFile(startTestSmtp);
const { test, issuer, node } = apiProcess(() => ({ hostUrl: host.url, smtpUrl: smtp.url }));
const account = oncePerFile(() => insertAccount(test.database));

// Takes its time over each batch, so that every kill comes before the last one, also on a busy machine.
beforeAll(async () => {
  await test.database.query(`
    CREATE FUNCTION write_slowly() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.4); RETURN NULL; END';
    CREATE TRIGGER write_slowly AFTER INSERT ON app.invitations EXECUTE FUNCTION write_slowly()`);
});

async function upload() {
  const lines = Array.from({ length: ROWS }, (_all, at) => `c${at}@example.test,vic-admin`);
  const form = new FormData();
  form.append('workspaceId', String(account.defaultWorkspaceId));
  form.append('file', new File([['email,role', ...lines].join('\n')], 'crew.csv'));
  const { ownerUid: uid, accountId } = account;
  return node.call('uploadInvitations', { token: await issuer.tokenFor({ uid, accountId }), form });
}

async function count(where: string): Promise<number> {
  const { rows } = await test.database.query<{ count: number }>(
    `SELECT count(*) AS count FROM app.invitations WHERE ${where}`,
  );
  return rows[0]?.count ?? 0;
}

it(
  '[GV-14, PLUS-2, INV-39] invites and mails every row of an import once when killed repeatedly',
  { timeout: withinRounds(FAULT_ROUNDS) },
  async () => {
    for (let kill = 0; kill < FAULT_ROUNDS; kill += 1) {
      const api = await node.start();
      const before = await count('true');
      const attempt = upload().catch(() => undefined);
      await until('some rows are written', async () => (await count('true')) > before);
      await api.kill();
      await attempt;
    }
    const written = await count('true');
    expect(written).toBeLessThan(ROWS);
    expect(written % 100).toBe(0);

    await node.start();
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
