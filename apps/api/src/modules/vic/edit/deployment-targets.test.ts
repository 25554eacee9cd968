import { insertAccount } from '@partyline/rows/testing';
import { beforeEach, expect, it } from 'vitest';
import type { JobLog } from '../../../jobs/job-log.ts';
import { createInstanceHost } from '../../../providers/instance-host/instance-host.ts';
import { startApi, TEST_HOST_SECRET } from '../../../testing/start-api.ts';
import { startTestHost } from '../../../testing/outside/test-host.ts';
import { oncePerFile } from '../../../testing/fixtures.ts';
import { createDeploymentTargets, type DeploymentTargets } from './deployment-targets.service.ts';

const TARGETS = [{ id: 'eu-1', name: 'Frankfurt', region: 'Europe' }];
const silent: JobLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

const host = oncePerFile(startTestHost);
const api = oncePerFile(() => startApi({ INSTANCE_HOST_URL: host.url }));
let now: number;
let targets: DeploymentTargets;

beforeEach(() => {
  host.instead = null;
  now = 0;
  const client = createInstanceHost({ url: host.url, secret: TEST_HOST_SECRET }, 'http://localhost/unused');
  targets = createDeploymentTargets(client, () => now);
});

const asked = (): number => host.calls.filter(({ path }) => path.endsWith('/deployment-targets')).length;

it('[GD-44] lists the data centers to a member', async () => {
  const { accountId, ownerUid } = await insertAccount(api.db);
  const token = await api.tokenFor({ uid: ownerUid, accountId });
  expect(await api.call('deploymentTargets', { token })).toMatchObject({ status: 200, data: TARGETS });
  const stranger = await api.tokenFor({ uid: 'stranger', accountId });
  expect(await api.call('deploymentTargets', { token: stranger })).toMatchObject({ status: 403 });
});

it('asks the host once for concurrent calls', async () => {
  const before = asked();
  const all = await Promise.all(Array.from({ length: 20 }, () => targets(silent)));
  expect(all.every((list) => list.length === 1)).toBe(true);
  await targets(silent);
  expect(asked()).toBe(before + 1);
});

it('asks again after a minute', async () => {
  await targets(silent);
  const before = asked();
  now = 59_999;
  await targets(silent);
  expect(asked()).toBe(before);
  now = 60_000;
  await targets(silent);
  expect(asked()).toBe(before + 1);
});

it('returns the last list while the host is unavailable, and retries at intervals', async () => {
  await targets(silent);
  host.instead = { status: 503, body: {} };
  now = 60_000;
  expect(await targets(silent)).toEqual(TARGETS);
  const before = asked();
  now = 64_999;
  expect(await targets(silent)).toEqual(TARGETS);
  expect(asked()).toBe(before);
  host.instead = { status: 200, body: { deploymentTargets: [] } };
  now = 65_000;
  expect(await targets(silent)).toEqual([]);
});

it('answers unavailable until the data centers were loaded once', async () => {
  host.instead = { status: 200, body: { nonsense: true } };
  await expect(targets(silent)).rejects.toMatchObject({ failure: 'instance-host-unavailable' });
  host.instead = null;
  expect(await targets(silent)).toEqual(TARGETS);
});
