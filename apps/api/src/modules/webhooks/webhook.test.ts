import type { HostSnapshot } from '@partyline/contract';
import { isNewerUpdate } from '@partyline/device-state';
import { insertAccount, insertInstance, type Columns } from '@partyline/rows/testing';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../testing/fixtures.ts';
import { updatesOf } from '../../testing/accounts/test-account.ts';
import { startApi } from '../../testing/start-api.ts';
import { signedByHost, snapshotOf } from '../../testing/outside/test-host.ts';

const PATH = '/api/webhooks/instance-host';

const api = oncePerFile(startApi);
const account = oncePerTest(() => insertAccount(api.db));

function instance(columns: Columns = {}): Promise<string> {
  return insertInstance(api.db, {
    account_id: account.accountId,
    workspace_id: account.defaultWorkspaceId,
    epoch: 0,
    sequence: 0,
    ...columns,
  });
}

/** Delivers a report like the host; `headers` override. */
function deliver(snapshot: HostSnapshot, headers?: (body: string) => Record<string, string>) {
  const rawBody = JSON.stringify({ deliveryId: randomUUID(), instance: snapshot });
  const signed = headers?.(rawBody) ?? signedByHost(PATH, rawBody);
  return api.call('instanceHostWebhook', {
    rawBody,
    headers: { 'content-type': 'application/json', ...signed },
  });
}

async function rowOf(vicUuid: string) {
  const { rows } = await api.db.query<Record<string, unknown>>(
    'SELECT * FROM app.instances WHERE vic_uuid = $1',
    [vicUuid],
  );
  return rows[0]!;
}

async function historyOf(vicUuid: string) {
  const { rows } = await api.db.query<Record<string, unknown>>(
    `SELECT h.kind, h.state, h.status, h.details FROM app.instance_history h
      JOIN app.instances i ON i.id = h.instance_id WHERE i.vic_uuid = $1 ORDER BY h.id`,
    [vicUuid],
  );
  return rows;
}

describe('who may report', () => {
  const now = Date.now();
  const signedAt = (ms: number) => (body: string) => signedByHost(PATH, body, ms);

  it('the host, by its signature on the body as it came', async () => {
    const vicUuid = await instance();
    expect(await deliver(snapshotOf(vicUuid))).toMatchObject({ status: 200, data: { applied: true } });
  });

  it.each<[string, (body: string) => Record<string, string>]>([
    ['without a signature', () => ({})],
    ['with an empty signature', (body) => ({ ...signedByHost(PATH, body), 'x-partyline-signature': '' })],
    [
      'with a wrong signature',
      (body) => ({ ...signedByHost(PATH, body), 'x-partyline-signature': 'a'.repeat(64) }),
    ],
    ['signed for another body', (body) => signedByHost(PATH, `${body} `)],
    ['signed for another path', (body) => signedByHost('/api/login', body)],
    ['whose time was changed', (body) => ({ ...signedByHost(PATH, body), 'x-partyline-timestamp': '1' })],
    ['signed 301 s ago', signedAt(now - 301_000)],
    ['signed 310 s from now', signedAt(now + 310_000)],
    ['signed at no time', (body) => ({ ...signedByHost(PATH, body), 'x-partyline-timestamp': 'Infinity' })],
  ])('no sender %s', async (_what, headers) => {
    const vicUuid = await instance();
    expect(await deliver(snapshotOf(vicUuid), headers)).toMatchObject({
      status: 401,
      failure: 'unauthenticated',
    });
    expect(await rowOf(vicUuid)).toMatchObject({ epoch: 0 });
  });

  it('the host with a clock that is 290 s off, to either side', async () => {
    const vicUuid = await instance();
    for (const [index, offMs] of [-290_000, 290_000].entries()) {
      const snapshot = snapshotOf(vicUuid, { sequence: index + 1 });
      expect(await deliver(snapshot, signedAt(Date.now() + offMs))).toMatchObject({
        data: { applied: true },
      });
    }
  });

  it('not a signed-in user', async () => {
    const token = await api.tokenFor({ uid: account.ownerUid, accountId: account.accountId });
    const body = { deliveryId: randomUUID(), instance: snapshotOf(await instance()) };
    expect(await api.call('instanceHostWebhook', { token, body })).toMatchObject({ status: 401 });
  });

  it('no signed body outside the protocol', async () => {
    const vicUuid = await instance();
    const good = { deliveryId: randomUUID(), instance: snapshotOf(vicUuid) };
    const wrong: unknown[] = [
      {},
      { ...good, extra: 1 },
      { ...good, instance: { ...good.instance, extra: 1 } },
      { ...good, instance: { ...good.instance, state: 'up' } },
      { ...good, instance: { ...good.instance, sequence: -1 } },
      { ...good, instance: { ...good.instance, sequence: 1e300 } },
      { ...good, instance: { ...good.instance, progress: 101 } },
      { ...good, instance: { ...good.instance, port: 65_536 } },
      { ...good, instance: { ...good.instance, connectedUsers: -1 } },
      { ...good, instance: { ...good.instance, connectedUsers: 1.5 } },
      { ...good, instance: { ...good.instance, connectedUsers: 1_000_001 } },
      { ...good, instance: { ...good.instance, deviceName: 'a\u0000b' } },
      { ...good, instance: { ...good.instance, deviceName: '\ud800' } },
    ];
    for (const body of wrong) {
      const rawBody = JSON.stringify(body);
      const headers = { 'content-type': 'application/json', ...signedByHost(PATH, rawBody) };
      expect(await api.call('instanceHostWebhook', { rawBody, headers })).toMatchObject({
        failure: 'request-not-proper',
      });
    }
    expect(await rowOf(vicUuid)).toMatchObject({ epoch: 0 });
  });
});

describe('a report', () => {
  it('[DEV-12, DEV-13, DEV-14, DEV-15, DEV-16, DEV-17, DEV-18, DEV-19, DEV-20] changes the row and sends the portal each field', async () => {
    const vicUuid = await instance({ state_since: '2026-11-01T00:00:00Z' });
    const report = snapshotOf(vicUuid, {
      epoch: 2,
      sequence: 5,
      lastCommandNumber: 3,
      runningCommand: 'start',
      state: 'online',
      status: 'init',
      progress: 62.5,
      DNSStatus: 'initiated',
      deviceName: 'Main Ring',
      deploymentTargetId: 'us-1',
      deploymentTarget: 'Ashburn',
      deviceEndPoint: 'ring.us.intercom.test',
      port: 7001,
      ccmurl: 'http://localhost:4400/manager/ring',
      version: '4.9.0',
      restartRequired: true,
    });
    expect(await deliver(report)).toMatchObject({ data: { applied: true } });
    const row = await rowOf(vicUuid);
    const shown = {
      epoch: 2,
      sequence: 5,
      state: 'online',
      status: 'init',
      progress: 62.5,
      port: 7001,
      ccmurl: report.ccmurl,
      version: '4.9.0',
      ip: report.ip,
    };
    expect(row).toMatchObject({
      ...shown,
      taken_command_number: 3,
      running_command: 'start',
      dns_status: 'initiated',
      device_name: 'Main Ring',
      deployment_target_id: 'us-1',
      deployment_target: 'Ashburn',
      device_end_point: 'ring.us.intercom.test',
      restart_required: true,
      state_since: new Date(report.occurredAt),
    });
    expect(await updatesOf(api.db, vicUuid)).toEqual([
      {
        vicUuid,
        ...shown,
        DNSStatus: 'initiated',
        deviceName: 'Main Ring',
        deploymentTargetId: 'us-1',
        deploymentTarget: 'Ashburn',
        deviceEndPoint: 'ring.us.intercom.test',
        dnsHost: report.dnsHost,
        hostName: report.hostName,
        restartRequired: true,
        failureReason: '',
        connectedUsers: null,
        stateSince: report.occurredAt,
        lastSeen: (row['last_seen'] as Date).toISOString(),
        openCommand: null,
      },
    ]);
    expect(await historyOf(vicUuid)).toMatchObject([{ kind: 'report', state: 'online', status: 'init' }]);
  });

  it('[GD-28] stores and sends the number of connected users, and that a host stopped reporting it', async () => {
    const vicUuid = await instance();
    const online = { state: 'online', DNSStatus: 'ready' } as const;
    for (const [index, connectedUsers] of [3, 0, undefined].entries()) {
      await deliver(snapshotOf(vicUuid, { ...online, sequence: index + 2, connectedUsers }));
      expect(await rowOf(vicUuid)).toMatchObject({ connected_users: connectedUsers ?? null });
    }
    const told = await updatesOf(api.db, vicUuid);
    expect(told.map(({ connectedUsers }) => connectedUsers)).toEqual([3, 0, null]);
  });

  it("sends the event to the members of the instance's workspace", async () => {
    const vicUuid = await instance();
    await deliver(snapshotOf(vicUuid));
    const { rows } = await api.db.query(
      'SELECT account_id, workspace_id, user_uid, silent, message FROM app.notifications WHERE account_id = $1',
      [account.accountId],
    );
    expect(rows).toEqual([
      {
        account_id: account.accountId,
        workspace_id: account.defaultWorkspaceId,
        user_uid: null,
        silent: true,
        message: '',
      },
    ]);
  });

  it('keeps the start of the state while only other fields change', async () => {
    const vicUuid = await instance();
    const first = '2026-11-20T08:00:00.000Z';
    await deliver(snapshotOf(vicUuid, { occurredAt: first }));
    await deliver(snapshotOf(vicUuid, { sequence: 2, version: '9.9' }));
    expect(await rowOf(vicUuid)).toMatchObject({ version: '9.9', state_since: new Date(first) });
    expect(await historyOf(vicUuid)).toHaveLength(1);
  });

  it("never dates a state in the future, whatever the host's clock", async () => {
    const vicUuid = await instance();
    await deliver(snapshotOf(vicUuid, { occurredAt: '2999-01-01T00:00:00Z' }));
    const since = (await rowOf(vicUuid))['state_since'] as Date;
    expect(since.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
  });

  it("shows the host's failure reason while it lasts", async () => {
    const vicUuid = await instance();
    const failureReason = 'The image could not be loaded.';
    await deliver(snapshotOf(vicUuid, { status: 'failed', failureReason }));
    await deliver(snapshotOf(vicUuid, { sequence: 2, status: 'healthy', failureReason }));
    expect((await updatesOf(api.db, vicUuid)).map((update) => update.failureReason)).toEqual([
      failureReason,
      '',
    ]);
    expect(await historyOf(vicUuid)).toMatchObject([{ details: { failureReason } }, { status: 'healthy' }]);
  });
});

describe('which report counts', () => {
  it.each([
    ['the same again', 3, 7, false],
    ['an older one', 3, 6, false],
    ['one of an older epoch', 2, 99, false],
    ['a newer one', 3, 8, true],
    ['the first of a newer epoch', 4, 1, true],
  ])('%s: (%d, %d) after (3, 7) -> applied %s', async (_what, epoch, sequence, applied) => {
    const vicUuid = await instance({ epoch: 3, sequence: 7, state: 'online' });
    const before = await rowOf(vicUuid);
    expect(await deliver(snapshotOf(vicUuid, { epoch, sequence }))).toMatchObject({
      status: 200,
      data: { applied },
    });
    if (!applied) {
      expect(await rowOf(vicUuid)).toEqual(before);
      expect(await updatesOf(api.db, vicUuid)).toEqual([]);
    }
  });

  it('answers for an unknown instance like for an old report', async () => {
    expect(await deliver(snapshotOf(randomUUID()))).toMatchObject({ status: 200, data: { applied: false } });
    const removed = await instance({ removed_at: new Date() });
    expect(await deliver(snapshotOf(removed))).toMatchObject({ status: 200, data: { applied: false } });
  });

  it('applies the newest, in any order, repeated and concurrent', async () => {
    const report = fc.record({
      epoch: fc.integer({ min: 1, max: 3 }),
      sequence: fc.integer({ min: 1, max: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(report, { minLength: 1, maxLength: 12 }), async (reports) => {
        const vicUuid = await instance();
        const answers = await Promise.all(
          reports.map((mark) =>
            deliver(snapshotOf(vicUuid, { ...mark, version: `${mark.epoch}.${mark.sequence}` })),
          ),
        );
        const newest = reports.reduce((a, b) =>
          b.epoch * 100 + b.sequence > a.epoch * 100 + a.sequence ? b : a,
        );
        expect(await rowOf(vicUuid)).toMatchObject({
          ...newest,
          version: `${newest.epoch}.${newest.sequence}`,
        });
        const updates = await updatesOf(api.db, vicUuid);
        expect(answers.filter(({ data }) => data?.applied)).toHaveLength(updates.length);
        // Stream order may differ from commit order; the portal ends at the newest.
        const last = updates.reduce((a, b) => (isNewerUpdate(a, b) ? b : a));
        expect(last).toMatchObject(newest);
      }),
      { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 25) },
    );
  });
});

it('[DEV-14] sends progress alone at most once a second, and everything else at once', async () => {
  const vicUuid = await instance();
  const progress = (sequence: number, change: Partial<HostSnapshot> = {}) =>
    deliver(snapshotOf(vicUuid, { sequence, status: 'init', progress: sequence, ...change }));
  for (let sequence = 1; sequence <= 5; sequence += 1) await progress(sequence);
  expect((await updatesOf(api.db, vicUuid)).map((update) => update.progress)).toEqual([1]);
  expect(await rowOf(vicUuid)).toMatchObject({ sequence: 5, progress: 5 });
  await progress(6, { DNSStatus: 'initiated' });
  expect((await updatesOf(api.db, vicUuid)).map((update) => update.progress)).toEqual([1, 6]);
  await api.db.query(
    `UPDATE app.instances SET progress_told_at = now() - interval '1 second' WHERE vic_uuid = $1`,
    [vicUuid],
  );
  await progress(7, { DNSStatus: 'initiated' });
  expect((await updatesOf(api.db, vicUuid)).map((update) => update.progress)).toEqual([1, 6, 7]);
});

describe('the open command', () => {
  /** Inserts an instance with open command number 4; returns its vicUuid. */
  async function commanded(action: 'start' | 'stop' | 'save', columns: Columns = {}): Promise<string> {
    const commandId = randomUUID();
    const vicUuid = await instance({
      command_number: 4,
      open_command: action,
      open_command_id: commandId,
      open_command_since: '2026-11-20T09:00:00Z',
      ...columns,
    });
    await api.db.query(
      `INSERT INTO app.instance_commands (command_id, account_id, instance_id, number, action)
        SELECT $1, account_id, id, 4, $2 FROM app.instances WHERE vic_uuid = $3`,
      [commandId, action, vicUuid],
    );
    return vicUuid;
  }

  async function outcomeOf(vicUuid: string): Promise<string> {
    const { rows } = await api.db.query<{ outcome: string }>(
      `SELECT c.outcome FROM app.instance_commands c JOIN app.instances i ON i.id = c.instance_id WHERE i.vic_uuid = $1`,
      [vicUuid],
    );
    return rows[0]!.outcome;
  }

  it('keeps the start of the state over a save, e.g. of another data center, unless it fails', async () => {
    const since = new Date('2026-11-20T08:00:00.000Z');
    const saving = () => commanded('save', { state: 'offline', status: 'healthy', state_since: since });
    const report = {
      lastCommandNumber: 4,
      state: 'offline',
      occurredAt: '2026-11-27T08:00:00.000Z',
    } as const;
    const moved = await saving();
    await deliver(snapshotOf(moved, { ...report, status: 'init', runningCommand: 'save' }));
    expect(await rowOf(moved)).toMatchObject({ status: 'init', state_since: since });
    await deliver(
      snapshotOf(moved, { ...report, sequence: 2, status: 'healthy', deploymentTargetId: 'eu-dub' }),
    );
    expect(await rowOf(moved)).toMatchObject({ deployment_target_id: 'eu-dub', state_since: since });
    const failed = await saving();
    await deliver(snapshotOf(failed, { ...report, status: 'failed' }));
    expect((await rowOf(failed))['state_since']).not.toEqual(since);
  });

  const taken = { lastCommandNumber: 4, runningCommand: null };

  it.each<[string, 'start' | 'stop', Partial<HostSnapshot>, string]>([
    ['the host has not taken it yet', 'start', { lastCommandNumber: 3, runningCommand: null }, 'open'],
    ['the host is at it', 'start', { lastCommandNumber: 4, runningCommand: 'start', status: 'init' }, 'open'],
    ['a start has led online', 'start', { ...taken, state: 'online' }, 'done'],
    ['a stop has led offline', 'stop', { ...taken, state: 'offline' }, 'done'],
    ['a start has failed', 'start', { ...taken, status: 'failed' }, 'failed'],
    ['a start has ended in an error', 'start', { ...taken, state: 'online', status: 'error' }, 'failed'],
    ['a start has led nowhere', 'start', { ...taken, state: 'offline' }, 'failed'],
    ['a stop has led nowhere', 'stop', { ...taken, state: 'online' }, 'failed'],
  ])('when %s, a %s with %o is %s', async (_when, action, report, outcome) => {
    const vicUuid = await commanded(action);
    await deliver(snapshotOf(vicUuid, report));
    expect(await outcomeOf(vicUuid)).toBe(outcome);
    const isOpen = outcome === 'open';
    expect(await rowOf(vicUuid)).toMatchObject({ open_command: isOpen ? action : null });
    const shown = isOpen ? { action, since: '2026-11-20T09:00:00.000Z' } : null;
    expect(await updatesOf(api.db, vicUuid)).toMatchObject([{ openCommand: shown }]);
    if (!isOpen) expect(await historyOf(vicUuid)).toMatchObject([{ details: { outcome } }]);
  });
});

it("numbers commands after the host's last one when the database was restored from a backup", async () => {
  const vicUuid = await instance({ command_number: 3, taken_command_number: 3 });
  await deliver(snapshotOf(vicUuid, { lastCommandNumber: 7 }));
  expect(await rowOf(vicUuid)).toMatchObject({ command_number: 7, taken_command_number: 7 });
  await deliver(snapshotOf(vicUuid, { sequence: 2, lastCommandNumber: 5 }));
  expect(await rowOf(vicUuid)).toMatchObject({ command_number: 7 });
});
