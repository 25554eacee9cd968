import { ROUTES, type Route } from '@partyline/contract';
import { insertUser } from '@partyline/rows/testing';
import { beforeAll, expect, it } from 'vitest';
import { send } from '../../testing/call.ts';
import { bareApp } from '../../testing/bare-app.ts';
import { startApi } from '../../testing/start-api.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import { routeNames, routerPath } from '../../wiring/register-routes.ts';

const api = oncePerFile(startApi);
let token: string;
beforeAll(async () => {
  token = await api.tokenFor({ uid: await insertUser(api.db) });
});

const KINDS_WITH_A_TOKEN = ['support', 'bearer', 'member', 'account', 'workspace', 'instance'];
const params = { id: '1', alertId: '1', scheduleId: '1', inviteId: 'x', vicUuid: '1', key: 'x' };

it.each(routeNames())('%s names who may call it, and refuses others', async (name) => {
  const route: Route = ROUTES[name];
  expect([...KINDS_WITH_A_TOKEN, 'public', 'visitor', 'signature']).toContain(route.permission.kind);
  const anonymous = await send(api.baseUrl, route, { params, ...body(route) });
  const withToken = await send(api.baseUrl, route, { params, token, ...body(route) });
  const needsMore = !['public', 'visitor'].includes(route.permission.kind);
  expect(anonymous.status === 401).toBe(needsMore);
  expect(withToken.status).not.toBe(404);
  if (['signature', 'support'].includes(route.permission.kind)) expect(withToken.status).toBe(401);
  await Promise.all([anonymous.body?.cancel(), withToken.body?.cancel()]);
});

function body(route: Route): { rawBody?: string } {
  return route.method === 'GET' ? {} : { rawBody: '{}' };
}

it.each(routeNames())(
  '[API-1] %s is below /api/, in any letter case, with or without a trailing slash',
  async (name) => {
    const route: Route = ROUTES[name];
    const path = route.path.replace(/\{\w+\}/, '1').replace(/\/$/, '');
    const shouted = await fetch(`${api.baseUrl}/API/${path.toUpperCase()}/`, { method: route.method });
    const plain = await fetch(`${api.baseUrl}/api/${path}`, { method: route.method });
    const elsewhere = await fetch(`${api.baseUrl}/${path}`, { method: route.method });
    expect([shouted.status, plain.status]).not.toContain(404);
    expect(shouted.status).toBe(plain.status);
    expect(elsewhere.headers.get('content-type') ?? '').not.toContain('json');
  },
);

it('converts a path of the contract for the router', () => {
  expect(routerPath('vic/')).toBe('/api/vic');
  expect(routerPath('vic/ccm/{id}')).toBe('/api/vic/ccm/:id');
});

it('fails to start and names a route without a handler', () => {
  expect(() => bareApp({ ping: undefined })).toThrow('These routes have no handler: ping.');
});
