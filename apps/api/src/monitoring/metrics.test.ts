import { ERRORS, ROUTES } from '@partyline/contract';
import { insertAccount, insertInstance } from '@partyline/rows/testing';
import { beforeAll, expect, it } from 'vitest';
import { routerPath } from '../wiring/register-routes.ts';
import { requestMails } from '../jobs/request-mail.ts';
import { MAIL_CLASSES } from '../jobs/mail-classes.ts';
import { JOB_SCHEMAS } from '../jobs/job-payloads.ts';
import { FAILURE_CLASSES, PROVIDERS } from '../providers/failures/provider-cause.ts';
import { oncePerFile } from '../testing/fixtures.ts';
import { idleWorker } from '../testing/idle-worker.ts';
import { addProbeJob } from '../testing/probe-job.ts';
import { readStream } from '../testing/read-stream.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { until } from '../testing/until.ts';

const api = oncePerFile(startApi);
const account = oncePerFile(() => insertAccount(api.db));
let token: string;
beforeAll(async () => {
  token = await api.tokenFor({
    uid: account.ownerUid,
    accountId: account.accountId,
    email: 'jo.secret@example.test',
  });
});

interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

async function samplesOf({ metrics }: TestApi): Promise<Sample[]> {
  const { body } = await metrics.read();
  return body
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', , labels = '', value] = /^(\w+)(\{(.*)\})? (\S+)$/.exec(line) ?? [];
      const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, text]) => [key, text] as const);
      return { name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) };
    });
}

/** The value of `partyline_<name>` with these labels; 0 if absent. */
async function valueOf(
  name: string,
  labels: Record<string, string> = {},
  of: TestApi = api,
): Promise<number> {
  const found = (await samplesOf(of)).find(
    (sample) =>
      sample.name === `partyline_${name}` &&
      Object.entries(labels).every(([key, text]) => sample.labels[key] === text),
  );
  return found?.value ?? 0;
}

it('counts calls by route pattern and status, and failures by their name', async () => {
  await api.call('managementUrl', { token, params: { id: 123_456_789 } });
  await api.call('login', { token: `${token}x`, body: { accessToken: token } });
  const route = '/api/vic/ccm/:id';
  await until(
    'both are counted',
    async () => (await valueOf('http_failures_total', { route: '/api/login' })) > 0,
  );
  expect(await valueOf('http_requests_total', { method: 'GET', route, status: '404' })).toBe(1);
  expect(await valueOf('http_request_duration_seconds_count', { method: 'GET', route })).toBe(1);
  expect(await valueOf('http_failures_total', { route, failure: 'not-found' })).toBe(1);
  expect(await valueOf('http_failures_total', { route: '/api/login', failure: 'unauthenticated' })).toBe(1);
});

it('shows open streams and the notifications read for them', async () => {
  const stream = await readStream(api.baseUrl, token);
  await stream.next('ready');
  expect(await valueOf('streams_open')).toBe(1);
  const before = await valueOf('notifications_read_total');
  const vicUuid = await insertInstance(api.db, {
    account_id: account.accountId,
    workspace_id: account.defaultWorkspaceId,
  });
  await api.call('commandInstance', { token, body: { action: 'start', vicUuid } });
  await stream.next('notification');
  expect(await valueOf('notifications_read_total')).toBeGreaterThan(before);
  await stream.close();
  await until('the stream is gone', async () => (await valueOf('streams_open')) === 0);
});

it('shows jobs by kind and state with the age of the oldest, and counts completed ones', async () => {
  await addProbeJob(api.db);
  const task = 'forget-person';
  await until(
    'it is counted',
    async () => (await valueOf('jobs_finished_total', { task, outcome: 'done' })) === 1,
  );
  expect(await valueOf('job_duration_seconds_count', { task })).toBe(1);

  const idle = await startApi({}, { startJobWorker: idleWorker });
  for (const runAt of ["now() - interval '60 s'", "now() + interval '1 h'"]) {
    await addProbeJob(idle.db);
    await idle.db.query(
      `UPDATE graphile_worker._private_jobs SET run_at = ${runAt} WHERE id = (SELECT max(id) FROM graphile_worker._private_jobs)`,
    );
  }
  expect(await valueOf('jobs', { task, state: 'due' }, idle)).toBe(1);
  expect(await valueOf('jobs', { task, state: 'scheduled' }, idle)).toBe(1);
  expect(await valueOf('jobs_oldest_seconds', { task, state: 'due' }, idle)).toBeGreaterThanOrEqual(60);
  expect(Math.abs(await valueOf('clock_offset_seconds', {}, idle))).toBeLessThan(1);
  await idle.stop();
});

it('shows waiting mails by class with the age of the oldest', async () => {
  const idle = await startApi({}, { startJobWorker: idleWorker });
  const { accountId } = account;
  const mails = ['1', '2'].map((id) => ({ id, version: 1, accountId }));
  await requestMails(idle.db, 'invitation', mails, 'bulk');
  await idle.db.query(
    `UPDATE app.waiting_mails SET requested_at = now() - interval '90 s' WHERE row_id = '1'`,
  );
  expect(await valueOf('mails_waiting', { class: 'bulk' }, idle)).toBe(2);
  expect(await valueOf('mails_oldest_seconds', { class: 'bulk' }, idle)).toBeGreaterThanOrEqual(90);
  expect(await valueOf('mails_waiting', { class: 'urgent' }, idle)).toBe(0);
  expect(await valueOf('mails_oldest_seconds', { class: 'urgent' }, idle)).toBe(0);
  await idle.stop();
});

it('[GX-16] has labels from closed lists only, which identify no user', async () => {
  const key = 'key-that-stands-in-a-mail';
  const paths = [
    '/api/users',
    `/api/userActionLink/verify/${key}`,
    '/api/vic/ccm/%zz',
    `/${key}`,
    '/assets/x.js',
  ];
  for (const path of paths) {
    for (const authorization of [`Bearer ${token}`, `Bearer ${token}x`, '']) {
      const url = `${api.baseUrl}${path}?key=${key}&email=jo.secret@example.test`;
      const response = await fetch(url, { headers: { authorization, 'x-request-id': key } });
      await response.body?.cancel();
    }
  }
  await api.call('switchAccount', { token, body: { accountId: account.accountId, workspaceId: null } });
  const samples = await samplesOf(api);
  const patterns = Object.values(ROUTES).map(({ path }) => routerPath(path));
  const closed: Readonly<Record<string, (text: string) => boolean>> = {
    route: (text) =>
      patterns.includes(text) || ['none', '/api/', '/api/*', '/', '/*', '/assets/*'].includes(text),
    method: (text) => /^[A-Z]{3,7}$/.test(text),
    status: (text) => /^[1-5]\d\d$/.test(text),
    failure: (text) => text in ERRORS,
    task: (text) => text in JOB_SCHEMAS,
    outcome: (text) => ['done', 'failed', 'spent'].includes(text),
    state: (text) => ['due', 'scheduled', 'running', 'spent', 'idle', 'busy'].includes(text),
    provider: (text) => PROVIDERS.some((one) => one === text),
    cause: (text) => FAILURE_CLASSES.some((one) => one === text),
    phase: (text) => ['starting', 'migrating', 'serving', 'draining'].includes(text),
    class: (text) => MAIL_CLASSES.some((each) => each === text),
    version: (text) => text === '0.0.0',
    le: (text) => /^(\d+(\.\d+)?|\+Inf)$/.test(text),
  };
  const strange = samples.flatMap(({ labels }) =>
    Object.entries(labels).filter(([name, text]) => closed[name]?.(text) !== true),
  );
  expect(strange).toEqual([]);
  const { body } = await api.metrics.read();
  for (const secret of [key, 'jo.secret', account.ownerUid, token]) expect(body).not.toContain(secret);
});
