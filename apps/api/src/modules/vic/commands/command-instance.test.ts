import type { ReportedStatus, State } from '@partyline/device-state';
import { STORED_ROLES, type StoredRole } from '@partyline/roles';
import {
  insertAccount,
  insertInstance,
  insertMember,
  insertSubscription,
  insertWorkspace,
  type Columns,
} from '@partyline/rows/testing';
import { WORDINGS } from '@partyline/texts';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { startApi } from '../../../testing/start-api.ts';
import { snapshotOf, startTestHost } from '../../../testing/outside/test-host.ts';
import { until } from '../../../testing/until.ts';

const host = oncePerFile(startTestHost);
const api = oncePerFile(() => startApi({ INSTANCE_HOST_URL: host.url }));
const account = oncePerTest(() => insertAccount(api.db));
let testAccount: number;

beforeEach(async () => {
  host.instead = null;
  testAccount = await insertWorkspace(api.db, { account_id: account.accountId });
});

/** An instance that the host knows too. */
async function instance(columns: Columns = {}): Promise<string> {
  const vicUuid = await insertInstance(api.db, {
    account_id: account.accountId,
    workspace_id: testAccount,
    ...columns,
  });
  host.instances.set(vicUuid, snapshotOf(vicUuid));
  return vicUuid;
}

function member(role: StoredRole): Promise<string> {
  const isWhole = role === 'account-owner' || role === 'account-admin';
  return role === 'account-owner'
    ? Promise.resolve(account.ownerUid)
    : insertMember(api.db, { accountId: account.accountId, workspaceId: isWhole ? null : testAccount, role });
}

async function command(uid: string, body: unknown) {
  const token = await api.tokenFor({ uid, accountId: account.accountId });
  return api.call('commandInstance', { token, body });
}

async function rowOf(vicUuid: string) {
  const { rows } = await api.db.query<Record<string, unknown>>(
    'SELECT * FROM app.instances WHERE vic_uuid = $1',
    [vicUuid],
  );
  return rows[0]!;
}

async function auditOf(vicUuid: string) {
  const { rows } = await api.db.query<Record<string, unknown>>(
    `SELECT account_id, workspace_id, actor_kind, actor_uid, action, outcome, reason FROM app.audit
      WHERE object_id = $1 ORDER BY id`,
    [vicUuid],
  );
  return rows;
}

async function commandsOf(vicUuid: string) {
  const { rows } = await api.db.query<Record<string, unknown>>(
    `SELECT c.command_id, c.number, c.action, c.given_by, c.outcome, c.delivered_at IS NOT NULL AS delivered
      FROM app.instance_commands c JOIN app.instances i ON i.id = c.instance_id
      WHERE i.vic_uuid = $1 ORDER BY c.number`,
    [vicUuid],
  );
  return rows;
}

const takenOf = (vicUuid: string) => host.taken.filter((taken) => taken.vicUuid === vicUuid);

describe('who may start and stop', () => {
  const OPERATORS: readonly StoredRole[] = STORED_ROLES.filter((role) => role !== 'endpoint-user');

  it.each(OPERATORS)(
    '[API-36, GEN-13] lets a %s start an instance, and the host gets the command',
    async (role) => {
      const vicUuid = await instance();
      const answer = await command(await member(role), { action: 'start', vicUuid });
      expect(answer).toMatchObject({ status: 200, data: { vicUuid } });
      const taken = await until('the host takes the command', () => takenOf(vicUuid)[0]);
      expect(taken).toMatchObject({ action: 'start', number: 1, commandId: answer.data?.commandId });
    },
  );

  it.each(OPERATORS)(
    '[API-37, GEN-14] lets a %s stop an instance, and the host gets the command',
    async (role) => {
      const vicUuid = await instance({ state: 'online', status: 'healthy' });
      const answer = await command(await member(role), { action: 'stop', vicUuid });
      const taken = await until('the host takes the command', () => takenOf(vicUuid)[0]);
      expect(taken).toMatchObject({ action: 'stop', number: 1, commandId: answer.data?.commandId });
    },
  );

  it('[DEV-38, DEV-39, ERR-28, ROLE-22, ROLE-37, ROLE-38] refuses a start without the right, with the specified text', async () => {
    const vicUuid = await instance();
    expect(await command(await member('endpoint-user'), { action: 'start', vicUuid })).toMatchObject({
      status: 403,
      failure: 'start-not-allowed',
      message: 'User is not allowed to start VIC.',
      reason: 'no-right',
    });
    expect(WORDINGS.startNotAllowed).toBe('User is not allowed to start VIC.');
  });

  it('[ROLE-37, ROLE-38, PLUS-7] refuses a stop without the right, with the reason', async () => {
    const vicUuid = await instance({ state: 'online' });
    expect(await command(await member('endpoint-user'), { action: 'stop', vicUuid })).toMatchObject({
      status: 403,
      failure: 'forbidden',
      reason: 'no-right',
      message: 'Your role does not allow this.',
    });
  });

  it.each(STORED_ROLES)('[GP-14] treats a %s on a physical device like on a virtual one', async (role) => {
    const [online, offline] = [
      await instance({ kind: 'device', state: 'online', status: 'healthy' }),
      await instance({ kind: 'device' }),
    ];
    const uid = await member(role);
    const isAllowed = role !== 'endpoint-user';
    for (const [action, vicUuid, refusal] of [
      ['stop', online, 'forbidden'],
      ['start', offline, 'start-not-allowed'],
    ] as const) {
      const answer = await command(uid, { action, vicUuid });
      expect(answer).toMatchObject(
        isAllowed ? { status: 200 } : { status: 403, failure: refusal, reason: 'no-right' },
      );
      if (isAllowed) await until('the host takes the command', () => takenOf(vicUuid)[0]?.action === action);
      else expect(takenOf(vicUuid)).toEqual([]);
    }
  });

  it('changes only the audit log on a refused attempt', async () => {
    const vicUuid = await instance();
    const before = await rowOf(vicUuid);
    const uid = await member('endpoint-user');
    await command(uid, { action: 'start', vicUuid });
    expect(await rowOf(vicUuid)).toEqual(before);
    expect(await commandsOf(vicUuid)).toEqual([]);
    expect(await auditOf(vicUuid)).toEqual([
      {
        account_id: account.accountId,
        workspace_id: testAccount,
        actor_kind: 'user',
        actor_uid: uid,
        action: 'instance.start',
        outcome: 'refused',
        reason: 'no-right',
      },
    ]);
  });

  it("[ROLE-22] answers alike for an unknown id, another account's and another workspace's device", async () => {
    const other = await insertAccount(api.db);
    const foreign = await insertInstance(api.db, {
      account_id: other.accountId,
      workspace_id: other.defaultWorkspaceId,
    });
    const elsewhere = await instance({ workspace_id: account.defaultWorkspaceId });
    const removed = await instance({ removed_at: new Date() });
    const uid = await member('workspace-owner');
    const answers = await Promise.all(
      [randomUUID(), foreign, elsewhere, removed].map((vicUuid) =>
        command(uid, { action: 'start', vicUuid }),
      ),
    );
    for (const { status, errorCode, message, reason } of answers) {
      expect([status, errorCode, message, reason]).toEqual([404, 2001, answers[0]!.message, null]);
    }
    expect(await commandsOf(foreign)).toEqual([]);
    expect(await auditOf(foreign)).toMatchObject([{ account_id: account.accountId, reason: 'not-found' }]);
  });

  it('[GD-35] refuses a start on an expired subscription, and allows a stop', async () => {
    const subscribed = async (vicUuid: string, columns: Columns) => {
      const { id } = await rowOf(vicUuid);
      await insertSubscription(api.db, { account_id: account.accountId, instance_id: id, ...columns });
      return vicUuid;
    };
    const ended = { status: 'Not Subscribed', current_period_end: new Date(Date.now() - 1_000) };
    const expired = await subscribed(await instance(), ended);
    expect(await command(account.ownerUid, { action: 'start', vicUuid: expired })).toMatchObject({
      status: 403,
      failure: 'subscription-expired',
      message: 'Your subscription has expired.',
      reason: 'expired',
    });
    const running = await subscribed(await instance({ state: 'online' }), ended);
    expect(await command(account.ownerUid, { action: 'stop', vicUuid: running })).toMatchObject({
      status: 200,
    });
    const pastDue = await subscribed(await instance(), {
      status: 'Past-Due',
      current_period_end: new Date(0),
    });
    expect(await command(account.ownerUid, { action: 'start', vicUuid: pastDue })).toMatchObject({
      status: 200,
    });
    const renewed = await subscribed(await subscribed(await instance(), ended), {});
    expect(await command(account.ownerUid, { action: 'start', vicUuid: renewed })).toMatchObject({
      status: 200,
    });
  });
});

describe('what state a command needs', () => {
  const STATES: readonly [State, ReportedStatus, 'start' | 'stop' | null, string][] = [
    ['offline', '', 'start', 'already-offline'],
    ['offline', 'healthy', 'start', 'already-offline'],
    ['offline', 'failed', 'start', 'already-offline'],
    ['online', 'healthy', 'stop', 'already-online'],
    ['online', 'error', 'stop', 'already-online'],
    ['offline', 'init', null, 'in-progress'],
    ['online', 'stopping', null, 'in-progress'],
    ['offline', 'deleted', null, 'deleted'],
  ];

  it.each(STATES)(
    '[DEV-4, DEV-5, API-36, API-37] %s and "%s" accepts %s, else %s',
    async (state, status, takes, reason) => {
      for (const action of ['start', 'stop'] as const) {
        const vicUuid = await instance({ state, status });
        const answer = await command(account.ownerUid, { action, vicUuid });
        if (action === takes) expect(answer).toMatchObject({ status: 200 });
        else expect(answer).toMatchObject({ status: 400, failure: 'command-not-possible', reason });
      }
    },
  );
});

describe('what a command does', () => {
  it('[API-36, DEV-3] writes the open command, its history, audit entry and notification', async () => {
    const vicUuid = await instance({
      status: 'failed',
      failure_reason: 'It broke.',
      progress: 40,
      sequence: 9,
    });
    host.instead = { status: 503, body: {} };
    const { data } = await command(account.ownerUid, { action: 'START', vicUuid: vicUuid.toUpperCase() });
    expect(data).toEqual({ vicUuid, commandId: expect.stringMatching(/^[\da-f-]{36}$/) as string });
    const commandId = data!.commandId!;
    expect(await rowOf(vicUuid)).toMatchObject({
      desired_state: 'online',
      command_number: 1,
      open_command: 'start',
      open_command_id: commandId,
      open_command_by: account.ownerUid,
      state: 'offline',
      status: '',
      failure_reason: '',
      progress: null,
    });
    expect(await commandsOf(vicUuid)).toEqual([
      {
        command_id: commandId,
        number: 1,
        action: 'start',
        given_by: account.ownerUid,
        outcome: 'open',
        delivered: false,
      },
    ]);
    expect(await auditOf(vicUuid)).toMatchObject([
      { action: 'instance.start', outcome: 'done', reason: null },
    ]);
    const { rows } = await api.db.query(
      `SELECT h.kind, command_id, action, actor_uid FROM app.instance_history h
        JOIN app.instances i ON i.id = h.instance_id WHERE i.vic_uuid = $1`,
      [vicUuid],
    );
    expect(rows).toEqual([
      { kind: 'command', command_id: commandId, action: 'start', actor_uid: account.ownerUid },
    ]);
    const told = await api.db.query(
      `SELECT workspace_id, user_uid, silent, event, data FROM app.notifications WHERE account_id = $1`,
      [account.accountId],
    );
    const since = (await rowOf(vicUuid))['open_command_since'] as Date;
    expect(told.rows).toEqual([
      {
        workspace_id: testAccount,
        user_uid: null,
        silent: true,
        event: 'instance update',
        data: {
          vicUuid,
          epoch: 1,
          sequence: 9,
          status: '',
          failureReason: '',
          openCommand: { action: 'start', since: since.toISOString() },
        },
      },
    ]);
  });

  it('is the same command when repeated while it runs', async () => {
    const vicUuid = await instance();
    const admin = await member('account-admin');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_none, index) =>
        command(index % 2 === 0 ? account.ownerUid : admin, { action: 'start', vicUuid }),
      ),
    );
    expect(new Set(answers.map(({ status, data }) => `${status} ${String(data?.commandId)}`)).size).toBe(1);
    expect(await commandsOf(vicUuid)).toHaveLength(1);
    expect(await command(account.ownerUid, { action: 'stop', vicUuid })).toMatchObject({
      status: 400,
      failure: 'command-not-possible',
      reason: 'in-progress',
    });
  });

  it('replaces one that was not answered for five minutes', async () => {
    const vicUuid = await instance({
      command_number: 6,
      open_command: 'start',
      open_command_id: randomUUID(),
      open_command_since: new Date(Date.now() - 300_000),
    });
    const { data } = await command(account.ownerUid, { action: 'start', vicUuid });
    expect(await commandsOf(vicUuid)).toMatchObject([{ number: 7, command_id: data?.commandId }]);
  });

  it('gets a higher number than the host has accepted, even if ours was lost', async () => {
    const vicUuid = await instance({ command_number: 2, taken_command_number: 40 });
    await command(account.ownerUid, { action: 'start', vicUuid });
    expect(await commandsOf(vicUuid)).toMatchObject([{ number: 41 }]);
  });

  it('writes nothing when it cannot be written completely', async () => {
    const vicUuid = await instance();
    const before = await rowOf(vicUuid);
    await api.db.query('ALTER TABLE app.audit ADD CONSTRAINT broken CHECK (false) NOT VALID');
    expect(await command(account.ownerUid, { action: 'start', vicUuid })).toMatchObject({ status: 500 });
    await api.db.query('ALTER TABLE app.audit DROP CONSTRAINT broken');
    expect(await rowOf(vicUuid)).toEqual(before);
    expect(await commandsOf(vicUuid)).toEqual([]);
    expect(takenOf(vicUuid)).toEqual([]);
  });
});

it('refuses an unknown command', async () => {
  const vicUuid = await instance();
  const good = { action: 'start', vicUuid };
  const wrong = [
    {},
    { action: 'start' },
    { ...good, action: 'save' },
    { ...good, action: 'start ' },
    { ...good, action: ['start'] },
    { ...good, action: 'x'.repeat(1_000_000) },
    { ...good, vicUuid: 'Infinity' },
    { ...good, vicUuid: 1 },
    { ...good, vicUuid: '------------------------------------' },
    { ...good, force: true },
  ];
  for (const body of wrong) {
    expect(await command(account.ownerUid, body)).toMatchObject({
      status: 400,
      failure: 'request-not-proper',
    });
  }
  const token = await api.tokenFor({ uid: account.ownerUid, accountId: account.accountId });
  for (const rawBody of ['{"action": Infinity}', '[]', 'null', '', `{"vicUuid": ${'['.repeat(100_000)}`]) {
    expect(await api.call('commandInstance', { token, rawBody })).toMatchObject({
      failure: 'request-not-proper',
    });
  }
  expect(await commandsOf(vicUuid)).toEqual([]);
});

describe('a role lost while a call waits for the instance', () => {
  const CALLS = {
    start: (vicUuid: string, token: string) =>
      api.call('commandInstance', { token, body: { action: 'start', vicUuid } }),
    save: (vicUuid: string, token: string) =>
      api.call('commandInstance', { token, body: { action: 'save', vicUuid, instanceName: 'Mine' } }),
    favorite: (vicUuid: string, token: string) =>
      api.call('setFavorite', { token, params: { id: vicUuid }, body: { isFavorite: 1 } }),
    upgrade: (vicUuid: string, token: string) =>
      api.call('upgradeInstance', { token, params: { id: vicUuid } }),
    unregister: (vicUuid: string, token: string) =>
      api.call('removeDevice', { token, params: { id: vicUuid } }),
  };

  it.each(Object.entries(CALLS))('[GC-14, ROLE-38] no longer counts: %s', async (name, call) => {
    const kind = name === 'unregister' ? 'device' : 'virtual';
    const vicUuid = await instance({ kind, version: '1.0.0', available_version: '1.1.0' });
    const uid = await member('workspace-admin');
    const token = await api.tokenFor({ uid, accountId: account.accountId });
    const before = await rowOf(vicUuid);
    const holder = await api.db.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT FROM app.instances WHERE vic_uuid = $1 FOR UPDATE', [vicUuid]);
      const answer = call(vicUuid, token);
      await until('the call waits for the instance', async () => {
        const { rowCount } = await api.db.query(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return rowCount === 1;
      });
      await api.db.query('UPDATE app.memberships SET removed_at = now() WHERE user_uid = $1', [uid]);
      await holder.query('COMMIT');
      expect(await answer).toMatchObject({ failure: 'not-found' });
    } finally {
      holder.release();
    }
    expect(await rowOf(vicUuid)).toEqual(before);
    const favorites = await api.db.query('SELECT FROM app.favorites WHERE user_uid = $1', [uid]);
    expect(favorites.rowCount).toBe(0);
  });
});
