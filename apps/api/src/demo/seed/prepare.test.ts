import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HostSnapshot } from '@partyline/contract';
import { isInProgress } from '@partyline/device-state';
import type { RunningService } from '@partyline/tools-processes';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { listDemoDevices, USUAL_DEMO } from '../data/demo-data.ts';
import { CUSTOMERS_DEMO } from '../data/demo-data-customers.ts';
import { PARTNER_DEMO } from '../data/demo-data-partner.ts';
import { DEMO_PASSWORD, DEMO_USERS } from '../data/demo-people.ts';
import { vicUuidOf } from '../rows/demo-snapshots.ts';
import { sandboxControl } from './sandbox-control.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import { SANDBOX_KEY } from '../../testing/payments/sandbox-shop.ts';
import { startSandbox } from '../../testing/processes/processes.ts';
import { prepareDemo, syncCatalogue } from '../../testing/processes/run-demo.ts';

const ACCOUNTS = [...USUAL_DEMO.accounts, ...PARTNER_DEMO.accounts, ...CUSTOMERS_DEMO.accounts];
const UNREACHABLE = 'http://127.0.0.1:9';

const db = oncePerFile(createTestDatabase);
/** Without users, with a stopped clock. */
const first = oncePerFile(() => startSandbox(0, { PAYMENTS_SECRET_KEY: SANDBOX_KEY }));

async function prepare(sandbox: RunningService, portal = UNREACHABLE): Promise<unknown> {
  const stack = {
    sandboxUrl: sandbox.url,
    databaseUrl: db.url,
    portalUrl: portal,
    secretKey: SANDBOX_KEY,
  };
  // The plans are bought once, at the first sandbox.
  if (sandbox === first) await syncCatalogue(stack);
  return prepareDemo(stack);
}

async function signIn(sandbox: RunningService, email: string): Promise<string> {
  const answer = await fetch(
    `${sandbox.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email,
        password: DEMO_PASSWORD,
        returnSecureToken: true,
      }),
    },
  );
  const { localId } = (await answer.json()) as { localId?: string }; // of the identity toolkit's answer
  return localId ?? 'refused';
}

/** Devices as host and database know them, by the fields that must agree. */
async function bothSides(sandbox: RunningService): Promise<{ hosted: unknown[]; known: unknown[] }> {
  const hosted = (await sandboxControl(sandbox.url, UNREACHABLE).listInstances()).map(
    ({ vicUuid, epoch, sequence, state, status, DNSStatus, progress, deviceName, ccmurl }) => ({
      vicUuid,
      epoch,
      sequence,
      state,
      status,
      DNSStatus,
      progress,
      deviceName,
      ccmurl,
    }),
  );
  const { rows } = await db.database.query<Record<string, unknown>>(
    `SELECT vic_uuid AS "vicUuid", epoch, sequence, state, status, dns_status AS "DNSStatus", progress,
       device_name AS "deviceName", ccmurl FROM app.instances ORDER BY vic_uuid`,
  );
  return { hosted, known: rows };
}

it('creates users and devices in database and sandbox alike, prints the users, and does it once', async () => {
  const report = await prepare(first);
  expect(report).toMatchObject({ demoData: true, password: DEMO_PASSWORD });
  for (const { email, uid } of DEMO_USERS) expect(await signIn(first, email)).toBe(uid);
  const { hosted, known } = await bothSides(first);
  expect(hosted).toHaveLength(listDemoDevices(ACCOUNTS).length);
  expect(hosted).toEqual(known);

  expect(await prepare(first)).toEqual(report);
  expect(await bothSides(first)).toEqual({ hosted, known });
});

it('restores a sandbox that lost its data, with the same counters', async () => {
  await prepare(first);
  const before = await bothSides(first);
  const second = await startSandbox(0);
  await prepare(second);
  const after = await bothSides(second);
  expect(after.hosted).toEqual(after.known);
  expect(await signIn(second, 'owner@demo.partyline.test')).toBe('demo-owner');
  const withoutAddress = (rows: unknown[]): string => JSON.stringify(rows).replaceAll(second.url, first.url);
  expect(withoutAddress(after.known)).toBe(JSON.stringify(before.known));
  await second.stop();
});

it('completes the work of every device in progress', async () => {
  const fast = await startSandbox(1_000);
  await prepare(fast);
  const control = sandboxControl(fast.url, UNREACHABLE);
  const isAtWork = ({ runningCommand, status, state, DNSStatus }: HostSnapshot): boolean =>
    runningCommand !== null ||
    isInProgress(status) ||
    (state === 'online' && /^(initiated)?$/.test(DNSStatus));
  await expect
    .poll(async () => (await control.listInstances()).filter(isAtWork).map(({ deviceName }) => deviceName))
    .toEqual([]);
  await fast.stop();
});

it('[DEV-12] lets every device report to the portal, with or without a command', async () => {
  const sandbox = await startSandbox(0);
  const portal = createServer((request, response) => {
    response.end();
    portal.emit('report', request.url);
  });
  portal.listen(0, '127.0.0.1');
  await once(portal, 'listening');
  const { port } = portal.address() as AddressInfo; // of a server that listens on a port
  await prepare(sandbox, `http://127.0.0.1:${port}`);
  const reported = once(portal, 'report');
  const [device = ''] = listDemoDevices(ACCOUNTS).map(vicUuidOf);
  await fetch(`${sandbox.url}/control/instances/${device}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'warning' }),
  });
  expect(await reported).toEqual(['/api/webhooks/instance-host']);
  portal.close();
  await sandbox.stop();
});
