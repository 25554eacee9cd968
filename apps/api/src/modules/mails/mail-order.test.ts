import type { HostSnapshot } from '@partyline/contract';
import { CSV_MAX_ROWS } from '@partyline/invitations';
import { insertAlertRule } from '@partyline/rows/testing';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessCalls } from '../../testing/accounts/invitations.ts';
import { insertTestAccount, type TestAccount } from '../../testing/accounts/test-account.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import { signedByHost, snapshotOf } from '../../testing/outside/test-host.ts';
import { startTestSmtp } from '../../testing/outside/test-smtp.ts';
import { startApi } from '../../testing/start-api.ts';
import { until } from '../../testing/until.ts';
import { fileUploads } from '../../testing/upload-file.ts';

const WITHIN_MS = 2_000;

const smtp = oncePerFile(startTestSmtp);
/** With the pace of a default installation, which takes 16 minutes for 10,000 mails. */
const api = oncePerFile(() => startApi({ SMTP_URL: smtp.url, MAILS_PER_MINUTE: '600' }));
const importing = oncePerFile(() => insertTestAccount(api));
const other = oncePerFile(() => insertTestAccount(api));

async function waitingOf({ accountId }: TestAccount): Promise<number> {
  const { rows } = await api.db.query<{ count: number }>(
    'SELECT count(*) FROM app.waiting_mails WHERE lane = $1',
    [accountId],
  );
  return rows[0]?.count ?? 0;
}

/** Waits for a mail. Returns for how long. */
async function waitForMail(address: string): Promise<number> {
  const since = performance.now();
  await smtp.mailTo(address);
  return performance.now() - since;
}

/** Lets the host report that a device with an alert rule went offline. Returns who is mailed. */
async function loseDevice(testAccount: TestAccount): Promise<string> {
  const uid = await testAccount.member('workspace-admin');
  await insertAlertRule(api.db, testAccount);
  const vicUuid = await testAccount.instance({ state: 'online', status: 'healthy', device_name: 'Stage' });
  const change: Partial<HostSnapshot> = { state: 'offline', status: 'healthy', epoch: 2, sequence: 2 };
  const snapshot = snapshotOf(vicUuid, {
    ...change,
    occurredAt: new Date().toISOString(),
    deviceName: 'Stage',
  });
  const rawBody = JSON.stringify({ deliveryId: randomUUID(), instance: snapshot });
  const headers = {
    'content-type': 'application/json',
    ...signedByHost('/api/webhooks/instance-host', rawBody),
  };
  const answer = await api.call('instanceHostWebhook', { rawBody, headers });
  expect(answer).toMatchObject({ data: { applied: true } });
  return `${uid}@example.test`;
}

describe('while another account imports 10,000 invitations', () => {
  beforeAll(async () => {
    const upload = fileUploads(api, importing);
    const lines = Array.from({ length: CSV_MAX_ROWS }, (_all, at) => `c${at}@bulk.test,vic-admin`);
    const { workspaceId } = importing;
    const { data } = await upload(['email,role', ...lines].join('\n'), { workspaceId });
    expect(data?.rows.filter(({ status }) => status === 'sent')).toHaveLength(CSV_MAX_ROWS);
    await until('its mails go out', () => smtp.mails.length >= 20);
    expect(await waitingOf(importing)).toBeGreaterThan(CSV_MAX_ROWS / 2);
  });

  it('[INV-39, PLUS-16] mails a device alert within 2 s', async () => {
    expect(await waitForMail(await loseDevice(other))).toBeLessThan(WITHIN_MS);
  });

  it('[INV-39, PLUS-16] mails an alert of the importing account before its invitations, within 2 s', async () => {
    expect(await waitForMail(await loseDevice(importing))).toBeLessThan(WITHIN_MS);
  });

  it('[INV-39] mails an invitation of each account within 2 s', async () => {
    for (const testAccount of [other, importing]) {
      const email = `${randomUUID()}@example.test`;
      await accessCalls(api, testAccount).send(testAccount.ownerUid, 'vic-admin', { email });
      expect(await waitForMail(email)).toBeLessThan(WITHIN_MS);
    }
  });

  it('[INV-39] takes turns with the import of another account, mail by mail', async () => {
    const lines = Array.from({ length: 20 }, (_all, at) => `c${at}@other.test,vic-admin`);
    const { workspaceId } = other;
    const before = smtp.mails.length;
    await fileUploads(api, other)(['email,role', ...lines].join('\n'), { workspaceId });
    await smtp.mailTo('c19@other.test');
    const since = smtp.mails.slice(before);
    const first = since.findIndex(({ to }) => to.join().endsWith('@other.test'));
    const received = since.slice(first).map(({ to }) => to.join());
    expect(received.filter((to) => to.endsWith('@other.test'))).toHaveLength(20);
    // A few deliveries run at once, so that neighbours may swap.
    expect(Math.abs(received.filter((to) => to.endsWith('@bulk.test')).length - 19)).toBeLessThanOrEqual(3);
    expect(await waitingOf(importing)).toBeGreaterThan(CSV_MAX_ROWS / 2);
  });

  it('[INV-39, PLUS-16] mails an alert within 2 s beside 2,000 mails that a node of the version before adds', async () => {
    await api.db.query(
      `SELECT count(graphile_worker.add_job('send-mail',
          json_build_object('kind', 'invitation', 'id', id::text, 'version', 1, 'failures', 0, 'isPaced', false),
          queue_name => 'mails-' || id % 3, max_attempts => 100, priority => 10, job_key => 'mail-invitation-' || id))
        FROM (SELECT id FROM app.invitations WHERE account_id = $1 ORDER BY id DESC LIMIT 2000) i`,
      [importing.accountId],
    );
    expect(await waitForMail(await loseDevice(other))).toBeLessThan(WITHIN_MS);
    await until(
      'the jobs became waiting mails',
      async () => {
        const { rowCount } = await api.db.query(
          `SELECT FROM graphile_worker.jobs WHERE task_identifier = 'send-mail' LIMIT 1`,
        );
        return rowCount === 0;
      },
      60_000,
    );
    expect(await waitingOf(importing)).toBeGreaterThan(2_000);
  });

  it('[INV-39] keeps the pace of all mails', async () => {
    const before = smtp.mails.length;
    const since = performance.now();
    await until('30 more mails', () => smtp.mails.length >= before + 30);
    const perSecond = 30_000 / (performance.now() - since);
    expect(perSecond).toBeLessThan(12);
    expect(perSecond).toBeGreaterThan(5);
  });
});
