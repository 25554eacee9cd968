import { ROUTES, type Route } from '@partyline/contract';
import { insertUser } from '@partyline/rows/testing';
import { expect, it } from 'vitest';
import { insertStudio } from '../../testing/accounts/studio.ts';
import { startApi } from '../../testing/start-api.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import { requireAsked, routeNames } from './register-routes.ts';
import { inRequestScope, noteAsked, noteRepeated, requestScope } from '../authorization/request-scope.ts';
import { rightOfCall } from '../authorization/right-of-route.ts';

const CALL = { ip: '192.0.2.1', requestId: 'r', uid: null, apiTokenId: null };

async function mayAnswer(right: Parameters<typeof requireAsked>[1], handle: () => void): Promise<boolean> {
  return inRequestScope(CALL, (scope) => {
    handle();
    try {
      requireAsked('renameWorkspace', right, scope);
      return Promise.resolve(true);
    } catch {
      return Promise.resolve(false);
    }
  });
}

it('[ROLE-38] refuses an answer whose right was not checked', async () => {
  expect(await mayAnswer('rename', () => undefined)).toBe(false);
  expect(await mayAnswer('rename', () => noteAsked('delete'))).toBe(false);
  expect(await mayAnswer(null, () => noteAsked('rename'))).toBe(false);
  expect(await mayAnswer('rename', () => noteAsked('rename', 'delete'))).toBe(true);
  expect(await mayAnswer('rename', noteRepeated)).toBe(true);
  expect(await mayAnswer(undefined, () => undefined)).toBe(true);
});

it('keeps the scopes of concurrent calls apart', async () => {
  const first = inRequestScope({ ...CALL, ip: '192.0.2.1' }, async () => {
    await Promise.resolve();
    noteAsked('rename');
    return requestScope();
  });
  const second = inRequestScope({ ...CALL, ip: '192.0.2.2' }, async () => {
    await Promise.resolve();
    return requestScope();
  });
  expect([...((await first)?.askedRights ?? [])]).toEqual(['rename']);
  expect([...((await second)?.askedRights ?? [])]).toEqual([]);
  expect((await second)?.ip).toBe('192.0.2.2');
  expect(requestScope()).toBeUndefined();
});

it('[ROLE-38] names a right for every workspace and instance route, by the contract or the body', () => {
  const bodies = [
    { action: 'start' },
    { action: 'stop' },
    { action: 'save' },
    { action: 'create', name: 'Van' },
    { workspaceId: 1, vicUuids: [] },
  ];
  for (const name of routeNames()) {
    const route: Route = ROUTES[name];
    const { kind } = route.permission;
    const rights = bodies.map((body) => rightOfCall(name, route, body));
    if (kind !== 'workspace' && kind !== 'instance')
      expect(rights.every((right) => right === undefined)).toBe(true);
    else expect(rights.filter((right) => typeof right === 'string').length).toBeGreaterThan(0);
  }
  expect(rightOfCall('commandInstance', ROUTES.commandInstance, { action: 'save' })).toBe('edit-instances');
  expect(rightOfCall('createOrMove', ROUTES.createOrMove, { name: 'Van' })).toBe('add');
  expect(rightOfCall('createOrMove', ROUTES.createOrMove, {})).toBeNull();
});

const api = oncePerFile(startApi);

it("[PLUS-22] takes the client's address from a trusted proxy only", async () => {
  const studio = await insertStudio(api);
  const stranger = await insertUser(api.db);
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const token = await studio.tokenOf(stranger);
  await api.call('listAudit', { token, headers });
  const { rows } = await api.db.query('SELECT host(ip) AS ip FROM app.audit WHERE actor_uid = $1', [
    stranger,
  ]);
  expect(rows).toEqual([{ ip: '127.0.0.1' }]);
});
