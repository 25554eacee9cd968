import { STORED_ROLES, type StoredRole } from '@partyline/roles';
import type { Columns } from '@partyline/rows/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createInstanceHost } from '../../../providers/instance-host/instance-host.ts';
import { insertOpenCommand } from '../../../testing/accounts/open-command.ts';
import { insertTestAccount, updatesOf } from '../../../testing/accounts/test-account.ts';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { idleWorker } from '../../../testing/idle-worker.ts';
import { snapshotOf, startTestHost } from '../../../testing/outside/test-host.ts';
import { startApi, TEST_HOST_SECRET } from '../../../testing/start-api.ts';
import { until } from '../../../testing/until.ts';
import { deliverCommands, type DeliveryDeps } from '../../delivery/deliver-commands.ts';
import { listForgottenInstances } from '../../delivery/delivery.repository.ts';

const CALLBACK = 'http://localhost:4200/api/webhooks/instance-host';
const host = oncePerFile(startTestHost);
/** Deliveries run only where a test begins them. */
const api = oncePerFile(() => startApi({ INSTANCE_HOST_URL: host.url }, { startJobWorker: idleWorker }));
const testAccount = oncePerTest(() => insertTestAccount(api));
let deps: DeliveryDeps;

beforeAll(() => {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const client = createInstanceHost({ url: host.url, secret: TEST_HOST_SECRET }, CALLBACK);
  deps = { database: api.db, host: client, log };
});
beforeEach(() => {
  host.instead = null;
});

async function instance(columns: Columns = {}): Promise<string> {
  const vicUuid = await testAccount.instance({ epoch: 1, sequence: 1, ...columns });
  host.instances.set(vicUuid, snapshotOf(vicUuid));
  return vicUuid;
}

async function give(vicUuid: string, action: 'start' | 'stop' = 'start') {
  const token = await testAccount.tokenOf(testAccount.ownerUid);
  return api.call('commandInstance', { token, body: { action, vicUuid } });
}

async function withdraw(vicUuid: string, uid = testAccount.ownerUid) {
  return api.call('withdrawCommand', { token: await testAccount.tokenOf(uid), params: { id: vicUuid } });
}

const instanceIdOf = async (vicUuid: string) => Number((await testAccount.rowOf(vicUuid))['id']);
const deliver = async (vicUuid: string) =>
  deliverCommands(deps, { instanceId: await instanceIdOf(vicUuid), failures: 0 });
const takenOf = (vicUuid: string) => host.taken.filter((taken) => taken.vicUuid === vicUuid);

async function outcomesOf(vicUuid: string): Promise<readonly string[]> {
  const { rows } = await api.db.query<{ outcome: string }>(
    `SELECT c.outcome FROM app.instance_commands c JOIN app.instances i ON i.id = c.instance_id
      WHERE i.vic_uuid = $1 ORDER BY c.number`,
    [vicUuid],
  );
  return rows.map(({ outcome }) => outcome);
}

describe('who may withdraw', () => {
  const OFFLINE = { state: 'offline', status: 'healthy' } as const;
  const ONLINE = { state: 'online', status: 'healthy' } as const;

  it.each(STORED_ROLES)(
    '[DEV-38, ROLE-38] lets a %s withdraw what they may give',
    async (role: StoredRole) => {
      const uid = await testAccount.member(role);
      for (const [action, columns] of [
        ['start', OFFLINE],
        ['stop', ONLINE],
      ] as const) {
        const vicUuid = await instance(columns);
        await insertOpenCommand(api.db, vicUuid, action);
        const answer = await withdraw(vicUuid, uid);
        if (role === 'endpoint-user') {
          expect(answer).toMatchObject({ status: 403, failure: 'forbidden', reason: 'no-right' });
          expect(await outcomesOf(vicUuid)).toEqual(['open']);
        } else {
          expect(answer.data).toEqual({ vicUuid, action });
          expect(await outcomesOf(vicUuid)).toEqual(['withdrawn']);
        }
      }
    },
  );

  it('[GC-14] answers a foreign device like an unknown one', async () => {
    const other = await insertTestAccount(api);
    const foreign = await other.instance();
    await insertOpenCommand(api.db, foreign, 'start');
    for (const id of [crypto.randomUUID(), foreign]) {
      expect(await withdraw(id)).toMatchObject({ status: 404, reason: null });
    }
    expect(await outcomesOf(foreign)).toEqual(['open']);
  });
});

describe('what is shown', () => {
  it('[GD-11, PLUS-22] is what was shown before, for everyone, and the act is audited', async () => {
    const failed = { state: 'offline', status: 'failed', failure_reason: 'No route' };
    const vicUuid = await instance(failed);
    await give(vicUuid);
    expect(await testAccount.rowOf(vicUuid)).toMatchObject({ status: '', open_command: 'start' });
    expect((await withdraw(vicUuid)).data).toEqual({ vicUuid, action: 'start' });
    expect(await testAccount.rowOf(vicUuid)).toMatchObject({
      ...failed,
      desired_state: 'offline',
      open_command: null,
      open_command_id: null,
      open_command_since: null,
    });
    expect((await updatesOf(api.db, vicUuid)).at(-1)).toMatchObject({
      status: 'failed',
      failureReason: 'No route',
      openCommand: null,
    });
    expect(await testAccount.auditOf(vicUuid)).toEqual(['instance.start done', 'instance.withdraw done']);
    expect((await give(vicUuid)).status).toBe(200);
  });

  it('[GD-11] is the newer report of a host, if one came meanwhile', async () => {
    const vicUuid = await instance({ state: 'offline', status: 'failed', failure_reason: 'No route' });
    await give(vicUuid);
    await api.db.query(
      `UPDATE app.instances SET status = 'warning', failure_reason = 'Hot', last_seen = now() WHERE vic_uuid = $1`,
      [vicUuid],
    );
    await withdraw(vicUuid);
    expect(await testAccount.rowOf(vicUuid)).toMatchObject({ status: 'warning', failure_reason: 'Hot' });
  });

  it('is the same after a repeated withdrawal, which is refused and audited', async () => {
    const vicUuid = await instance();
    await give(vicUuid);
    const answers = await Promise.all([withdraw(vicUuid), withdraw(vicUuid)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)).toMatchObject({
      errorCode: 2035,
      reason: 'nothing-open',
    });
    const audited = await testAccount.auditOf(vicUuid);
    expect(audited.toSorted()).toEqual([
      'instance.start done',
      'instance.withdraw done',
      'instance.withdraw refused nothing-open',
    ]);
  });
});

describe('a delivery', () => {
  it('does nothing for a withdrawn command, and sends the next one', async () => {
    const vicUuid = await instance();
    await give(vicUuid);
    await withdraw(vicUuid);
    expect(await listForgottenInstances(api.db)).not.toContain(await instanceIdOf(vicUuid));
    await deliver(vicUuid);
    expect(takenOf(vicUuid)).toEqual([]);
    await give(vicUuid);
    await deliver(vicUuid);
    expect(takenOf(vicUuid).map(({ number }) => number)).toEqual([2]);
    expect(await withdraw(vicUuid)).toMatchObject({ errorCode: 2035, reason: 'taken-by-host' });
  });

  it('leaves a command that the host refused for now to be withdrawn, however often', async () => {
    const vicUuid = await instance();
    await give(vicUuid);
    host.instead = { status: 503, body: {} };
    await deliver(vicUuid);
    await deliver(vicUuid);
    expect((await withdraw(vicUuid)).status).toBe(200);
    host.instead = null;
    await deliver(vicUuid);
    expect(takenOf(vicUuid)).toEqual([]);
  });

  it('without a proper answer may have reached the host: the command stays', async () => {
    const vicUuid = await instance();
    await give(vicUuid);
    host.instead = { status: 200, body: { accepted: 'perhaps' } };
    await deliver(vicUuid);
    // A later attempt that surely fails tells nothing of the one before.
    host.instead = { status: 503, body: {} };
    await deliver(vicUuid);
    expect(await withdraw(vicUuid)).toMatchObject({ errorCode: 2035, reason: 'perhaps-taken' });
    expect(await outcomesOf(vicUuid)).toEqual(['open']);
    host.instead = null;
    await deliver(vicUuid);
    expect(takenOf(vicUuid)).toHaveLength(1);
  });

  it('[GC-14] that is under way keeps no one waiting who does not see the device', async () => {
    const outsider = await testAccount.member('workspace-admin');
    const vicUuid = await instance({ workspace_id: testAccount.defaultWorkspaceId });
    await give(vicUuid);
    host.instead = 'hang';
    const calls = host.calls.length;
    const delivery = deliver(vicUuid);
    await until('the command is at the host', () => host.calls.length > calls);
    const answered: number[] = [];
    const note = ({ status }: { readonly status: number }) => answered.push(status);
    const waiting = withdraw(vicUuid).then(note);
    for (let call = 0; call < 3; call += 1) note(await withdraw(vicUuid, outsider));
    await waiting;
    expect(answered).toEqual([404, 404, 404, 400]);
    await delivery;
  }, 30_000);

  it('that is under way is not overtaken', async () => {
    const vicUuid = await instance();
    await give(vicUuid);
    host.instead = 'hang';
    const calls = host.calls.length;
    const delivery = deliver(vicUuid);
    await until('the command is at the host', () => host.calls.length > calls);
    expect(await withdraw(vicUuid)).toMatchObject({ errorCode: 2035, reason: 'perhaps-taken' });
    await delivery;
  }, 30_000);

  it('and a withdrawal at the same time: the host has the command, or it is withdrawn, never both', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const vicUuid = await instance();
        await give(vicUuid);
        const [answer] = await Promise.all([withdraw(vicUuid), deliver(vicUuid)]);
        return { answer, taken: takenOf(vicUuid).length, outcomes: await outcomesOf(vicUuid) };
      }),
    );
    for (const { answer, taken, outcomes } of pairs) {
      expect([answer.status, taken, outcomes[0]]).toEqual(
        answer.status === 200 ? [200, 0, 'withdrawn'] : [400, 1, 'open'],
      );
    }
  });

  it('of an earlier start that was given up is withdrawn with its retry', async () => {
    const vicUuid = await instance({ state: 'offline' });
    await give(vicUuid);
    await api.db.query(
      `WITH aged AS (UPDATE app.instance_commands SET outcome = 'unanswered', closed_at = now()
          WHERE command_id = (SELECT open_command_id FROM app.instances WHERE vic_uuid = $1))
        UPDATE app.instances SET status = 'error', failure_reason = 'no-answer-start' WHERE vic_uuid = $1`,
      [vicUuid],
    );
    await give(vicUuid);
    await withdraw(vicUuid);
    await deliver(vicUuid);
    expect(takenOf(vicUuid)).toEqual([]);
    expect(await testAccount.rowOf(vicUuid)).toMatchObject({
      status: 'error',
      failure_reason: 'no-answer-start',
    });
  });
});
