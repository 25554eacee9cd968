import { ROUTES } from '@partyline/contract';
import { can, type Action, type Target } from '@partyline/permissions';
import { insertUser } from '@partyline/rows/testing';
import { expect, it } from 'vitest';
import { checkEffect, checkedPort, withEffectCheck, withoutEffectCheck } from '../../db/effect-check.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { addJob } from '../../jobs/add-job.ts';
import { insertTestAccount } from '../../testing/accounts/test-account.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import { startApi } from '../../testing/start-api.ts';
import { rightsCheck, routeNames } from '../../wiring/register-routes.ts';
import { workspaceObject, type AskedObject } from './asked-rights.ts';
import { subjectOf } from './authorize.ts';
import { inRequestScope, noteRepeated, requestScope } from './request-scope.ts';
import { isObjectRoute, rightsOfCall } from './rights-of-call.ts';

const CALL = { ip: '192.0.2.1', requestId: 'r', uid: null, batchId: null, apiTokenId: null };
const OWNER = { account: { id: 1, customerStatus: 'B2C', planType: 'paid' } } as const;
const WORKSPACE = { kind: 'workspace', roleType: 'orphanage', isDefault: false, isDirty: false } as const;

function ask(action: Action, target: Target, ...objects: AskedObject[]) {
  return can(subjectOf(OWNER, ['account-owner'], ...objects), action, target);
}

async function mayAnswer(
  name: Parameters<typeof rightsCheck>[0],
  call: { readonly params?: unknown; readonly body?: unknown },
  handle: () => unknown,
): Promise<boolean> {
  return inRequestScope(CALL, (scope) => {
    handle();
    try {
      rightsCheck(name, { params: undefined, query: undefined, body: undefined, ...call }, scope)?.('answer');
      return Promise.resolve(true);
    } catch {
      return Promise.resolve(false);
    }
  });
}

const rename = (handle: () => unknown) => mayAnswer('renameWorkspace', { params: { id: 7 } }, handle);

it('[ROLE-38] lets a call answer whose right was asked for its object and granted', async () => {
  expect(await rename(() => ask('rename', WORKSPACE, workspaceObject(7)))).toBe(true);
  expect(await rename(noteRepeated)).toBe(true);
  expect(await mayAnswer('ping', {}, () => undefined)).toBe(true);
});

it.each([
  ['nothing', () => undefined],
  ['another right', () => ask('delete', WORKSPACE, workspaceObject(7))],
  ['another workspace', () => ask('rename', WORKSPACE, workspaceObject(8))],
  ['no object', () => ask('rename', WORKSPACE)],
  [
    'a right that was refused',
    () => ask('transferOwnership', { ...WORKSPACE, isDefault: true }, workspaceObject(7)),
  ],
])('[ROLE-38] refuses the answer of a call that asked for %s', async (_what, handle) => {
  expect(await rename(handle)).toBe(false);
});

it('[ROLE-35, ROLE-38] wants both rights of a move, for every device', async () => {
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  const body = { workspaceId: 7, vicUuids: [first, second] };
  const move = (...asked: readonly (readonly [Action, AskedObject])[]) =>
    mayAnswer('moveInstances', { body }, () =>
      asked.map(([action, object]) => ask(action, WORKSPACE, object)),
    );
  const [one, other] = [`instance:${first}`, `instance:${second}`] as const;
  const come = ['add-instances', workspaceObject(7)] as const;
  expect(await move(['move-instances', one], ['move-instances', other], come)).toBe(true);
  expect(await move(['move-instances', one], come)).toBe(false);
  expect(await move(['move-instances', one], ['move-instances', other])).toBe(false);
});

it('[ROLE-38] has a right that nothing grants for a body that names none', () => {
  const rightsOf = (body: unknown) =>
    rightsOfCall('createOrMove', { params: undefined, query: undefined, body });
  expect(rightsOf({})).toEqual([{ anyOf: [], object: null }]);
  expect(rightsOf({ action: 'create', name: 'Van' })).toEqual([
    { anyOf: ['add'], object: 'account:workspace' },
  ]);
});

it('[ROLE-38] knows the rights of every route that has one for an object or a branch of the account', () => {
  for (const name of routeNames()) {
    const { kind } = ROUTES[name].permission;
    expect(isObjectRoute(name)).toBe(kind === 'workspace' || kind === 'instance');
  }
});

it('keeps the scopes of concurrent calls apart', async () => {
  const first = inRequestScope({ ...CALL, ip: '192.0.2.1' }, async () => {
    await Promise.resolve();
    ask('rename', WORKSPACE, workspaceObject(7));
    return requestScope();
  });
  const second = inRequestScope({ ...CALL, ip: '192.0.2.2' }, async () => {
    await Promise.resolve();
    return requestScope();
  });
  expect([...((await first)?.granted ?? [])]).toEqual(['rename workspace:7']);
  expect([...((await second)?.granted ?? [])]).toEqual([]);
  expect((await second)?.ip).toBe('192.0.2.2');
  expect(requestScope()).toBeUndefined();
});

const api = oncePerFile(startApi);

it('[ROLE-38] refuses commits, single writes, jobs and provider calls, but for named exceptions', async () => {
  const refuse = (effect: string): never => {
    throw new Error(`refused: ${effect}`);
  };
  const asked: string[] = [];
  const port = checkedPort({ charge: () => asked.push('charge') });
  const before = await api.db.query('SELECT count(*) FROM app.users');
  const write = `INSERT INTO app.users (uid, email) VALUES ('stranger', 'stranger@example.test')`;
  await withEffectCheck(refuse, async () => {
    await expect(inTransaction(api.db, (tx) => tx.query(write))).rejects.toThrow('refused: commit');
    await expect(async () => api.db.query(write)).rejects.toThrow('refused: commit');
    await expect(addJob(api.db, 'forget-person', { uid: 'stranger' })).rejects.toThrow(
      'refused: job request',
    );
    expect(() => port.charge()).toThrow('refused: provider call');
    await withoutEffectCheck('refusal', () => inTransaction(api.db, (tx) => tx.query('SELECT 1')));
    await api.db.query('SELECT 1');
  });
  expect(asked).toEqual([]);
  expect(await api.db.query('SELECT count(*) FROM app.users')).toMatchObject({ rows: before.rows });
  port.charge();
  expect(() => checkEffect('commit')).not.toThrow();
});

it("[PLUS-22] takes the client's address from a trusted proxy only", async () => {
  const testAccount = await insertTestAccount(api);
  const stranger = await insertUser(api.db);
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const token = await testAccount.tokenOf(stranger);
  await api.call('listAudit', { token, headers });
  const { rows } = await api.db.query('SELECT host(ip) AS ip FROM app.audit WHERE actor_uid = $1', [
    stranger,
  ]);
  expect(rows).toEqual([{ ip: '127.0.0.1' }]);
});
