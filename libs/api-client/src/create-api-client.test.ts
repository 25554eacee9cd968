import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { failed, ok, startScriptServer, type ScriptServer } from './testing/script-server.ts';
import { createTestClient } from './testing/test-client.ts';

let server: ScriptServer;
let elsewhere: ScriptServer;

beforeAll(async () => {
  [server, elsewhere] = await Promise.all([startScriptServer(), startScriptServer()]);
});
afterAll(() => Promise.all([server.close(), elsewhere.close()]));
beforeEach(() => {
  for (const one of [server, elsewhere]) {
    one.seen.length = 0;
    one.answer(() => ok(null));
  }
});

const COMMAND = { body: { action: 'start', vicUuid: '11111111-1111-4111-8111-111111111111' } };

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}

describe('a request', () => {
  it('[API-1, API-5] goes to the path of the document on the API host, by the method that was asked for', async () => {
    const { api } = createTestClient(server.origin);
    await api.get('/api/vic', { params: { query: { state: 'online' } } });
    await api.put('/api/vic/', COMMAND);
    await api.post('/api/users/switch-account', { body: { accountId: 7, workspaceId: null } });
    await api.get('/api/vic/ccm/{id}', { params: { path: { id: '12' } } });
    expect(server.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/vic?state=online',
      'PUT /api/vic/',
      'POST /api/users/switch-account',
      'GET /api/vic/ccm/12',
    ]);
    expect(JSON.parse(server.seen[2]?.body ?? '')).toEqual({ accountId: 7, workspaceId: null });
    expect(server.seen[1]?.headers['content-type']).toBe('application/json');
  });

  it('[API-2, AUTH-20] carries the bearer of the person to the API host', async () => {
    const { api } = createTestClient(server.origin);
    await api.get('/api/users');
    expect(server.seen[0]?.headers.authorization).toBe('Bearer token-1');
  });

  it('carries no bearer when no user is signed in', async () => {
    const tokens = {
      current: () => Promise.resolve(''),
      renew: () => Promise.reject(new Error('signed out')),
    };
    const { api } = createTestClient(server.origin, { tokens });
    await api.get('/api/ping');
    expect(server.seen[0]?.headers.authorization).toBeUndefined();
  });

  it('[API-2, AUTH-20] never takes the bearer along a redirect to another origin', async () => {
    server.answer(() => ({ status: 302, headers: { location: `${elsewhere.origin}/api/users` } }));
    const { api } = createTestClient(server.origin);
    const error = await failureOf(api.post('/api/login', { body: { accessToken: 'a' } }));
    expect(error.kind).toBe('general');
    expect(elsewhere.seen).toEqual([]);
  });

  it('[API-6] gives the data of the envelope', async () => {
    server.answer(() => ok({ version: '1.2.3', time: '2026-01-01T00:00:00Z' }));
    const { api } = createTestClient(server.origin);
    expect((await api.get('/api/ping')).version).toBe('1.2.3');
  });
});

describe('a refused token', () => {
  it('[AUTH-15, GA-3] names the renewed token in the body too, where the body names one', async () => {
    server.answer(({ headers }) => (headers.authorization === 'Bearer token-2' ? ok('done') : failed(401)));
    const { api } = createTestClient(server.origin);
    await api.post('/api/login', {
      body: { accessToken: 'token-1' },
      carriesToken: true,
    });
    const sent = server.seen.map(({ headers, body }) => [headers.authorization, JSON.parse(body) as unknown]);
    expect(sent).toEqual([
      ['Bearer token-1', { accessToken: 'token-1' }],
      ['Bearer token-2', { accessToken: 'token-2' }],
    ]);
  });

  it('[AUTH-15, ERR-6] is renewed and the request sent again at once, whatever its method', async () => {
    server.answer(({ headers }) => (headers.authorization === 'Bearer token-2' ? ok('done') : failed(401)));
    const { api, waits, told } = createTestClient(server.origin);
    await api.put('/api/vic/', COMMAND);
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
    expect(server.seen.map(({ body }) => JSON.parse(body) as unknown)).toEqual([COMMAND.body, COMMAND.body]);
    expect({ waits, told }).toEqual({ waits: [], told: [] });
  });

  it('[ERR-5] counts as refused by its response code alone, under any status', async () => {
    server.answer((_seen, index) =>
      index === 0 ? { ...(failed(200, 401) as object), status: 200 } : ok('done'),
    );
    const { api, renewals } = createTestClient(server.origin);
    await api.get('/api/users');
    expect(renewals()).toBe(1);
  });

  it('[ERR-6, CONST-6, CONST-7] is tried again at once, then 2 s and 2 s later; the fourth refusal ends the session', async () => {
    server.answer(() => failed(401));
    const { api, waits, told, renewals } = createTestClient(server.origin);
    const error = await failureOf(api.post('/api/login', { body: { accessToken: 'a' } }));
    expect(error.kind).toBe('unauthenticated');
    expect(server.seen).toHaveLength(4);
    expect({ waits, told, renewals: renewals() }).toEqual({
      waits: [2000, 2000],
      told: ['session-expired'],
      renewals: 3,
    });
  });

  it('[AUTH-16] that can not be renewed ends the session at once, without another request', async () => {
    server.answer(() => failed(401));
    const tokens = {
      current: () => Promise.resolve('old'),
      renew: () => Promise.reject(new Error('revoked')),
    };
    const { api, waits, told } = createTestClient(server.origin, { tokens });
    await failureOf(api.get('/api/users'));
    expect({ requests: server.seen.length, waits, told }).toEqual({
      requests: 1,
      waits: [],
      told: ['refresh-failed'],
    });
  });

  it('of a person who is shut out ends the session at once, without a renewal or another request', async () => {
    server.answer(() => failed(401, 2401));
    const { api, waits, told, renewals } = createTestClient(server.origin);
    expect((await failureOf(api.get('/api/users'))).kind).toBe('unauthenticated');
    expect({ requests: server.seen.length, waits, told, renewals: renewals() }).toEqual({
      requests: 1,
      waits: [],
      told: ['session-expired'],
      renewals: 0,
    });
  });

  it('[IDLE-11] is not renewed for a person whose idle prompt ran out', async () => {
    server.answer(() => failed(401));
    const { api, told, renewals } = createTestClient(server.origin, { isIdleTimeoutAction: () => true });
    await failureOf(api.get('/api/users'));
    expect({ told, renewals: renewals() }).toEqual({ told: ['session-expired'], renewals: 0 });
  });

  it('is renewed once for twenty calls that were refused together', async () => {
    server.answer(({ headers }) => (headers.authorization === 'Bearer token-2' ? ok([]) : failed(401)));
    const { api, renewals } = createTestClient(server.origin);
    await Promise.all(Array.from({ length: 20 }, () => api.get('/api/users')));
    expect(renewals()).toBe(1);
  });
});

describe('a read that fails in passing', () => {
  const passing = [408, 502, 503, 504] as const;

  it.each(passing)('[CONST-6, CONST-7] is tried three more times, 2 s apart: %i', async (status) => {
    server.answer(() => failed(status, 2503));
    const { api, waits } = createTestClient(server.origin);
    expect((await failureOf(api.get('/api/users'))).status).toBe(status);
    expect({ requests: server.seen.length, waits }).toEqual({ requests: 4, waits: [2000, 2000, 2000] });
  });

  it('is tried again when the line breaks, and gives the answer that comes', async () => {
    server.answer((_seen, index) => (index < 2 ? 'hang-up' : ok('back')));
    const { api, waits } = createTestClient(server.origin);
    expect(await api.get('/api/vic/ccm/{id}', { params: { path: { id: '1' } } })).toBe('back');
    expect(waits).toEqual([2000, 2000]);
  });

  it.each([400, 403, 404, 409, 413, 429, 500])('is final for %i', async (status) => {
    server.answer(() => failed(status, 2000));
    const { api, waits } = createTestClient(server.origin);
    await failureOf(api.get('/api/users'));
    expect({ requests: server.seen.length, waits }).toEqual({ requests: 1, waits: [] });
  });

  it('is not tried again when the caller wants the first answer', async () => {
    server.answer(() => failed(503, 2503));
    const { api } = createTestClient(server.origin);
    await failureOf(api.get('/api/ping', { retry: false }));
    expect(server.seen).toHaveLength(1);
  });
});

describe('a change', () => {
  it.each([408, 502, 503, 504, 500])('is never sent twice: %i', async (status) => {
    server.answer(() => failed(status, 2503));
    const { api } = createTestClient(server.origin);
    await failureOf(api.put('/api/vic/', COMMAND));
    await failureOf(api.post('/api/login', { body: { accessToken: 'a' } }));
    expect(server.seen).toHaveLength(2);
  });

  it('is never sent twice when the line breaks', async () => {
    server.answer(() => 'hang-up');
    const { api } = createTestClient(server.origin);
    expect((await failureOf(api.put('/api/vic/', COMMAND))).status).toBeNull();
    expect(server.seen).toHaveLength(1);
  });
});

describe('a failure', () => {
  it('[ERR-7] of 408 is a timeout', async () => {
    server.answer(() => failed(408, 2408, 'too late'));
    const { api } = createTestClient(server.origin);
    expect((await failureOf(api.put('/api/vic/', COMMAND))).failure).toEqual({ kind: 'timeout' });
  });

  it.each([400, 403])('[ERR-8, ERR-10] of %i speaks in the words of the server', async (status) => {
    server.answer(() => failed(status, 2003, ' User is not allowed to start VIC. '));
    const { api } = createTestClient(server.origin);
    const { failure } = await failureOf(api.put('/api/vic/', COMMAND));
    expect(failure).toEqual({ kind: 'server-message', message: 'User is not allowed to start VIC.' });
  });

  it.each([400, 403])('[ERR-9, ERR-11] of %i without words is the general error', async (status) => {
    server.answer(() => failed(status, 2003, '  '));
    const { api } = createTestClient(server.origin);
    expect((await failureOf(api.put('/api/vic/', COMMAND))).kind).toBe('general');
  });

  it('[ERR-12] of 503 with the maintenance code is told, and not tried again', async () => {
    server.answer(() => failed(503, 'err_maintenance'));
    const { api, told } = createTestClient(server.origin);
    expect((await failureOf(api.get('/api/users'))).kind).toBe('maintenance');
    expect({ told, requests: server.seen.length }).toEqual({ told: ['maintenance'], requests: 1 });
  });

  it('[ERR-13] of 503 without the maintenance code is the general error, and no maintenance', async () => {
    server.answer(() => failed(503, 2503));
    const { api, told } = createTestClient(server.origin);
    expect((await failureOf(api.put('/api/vic/', COMMAND))).kind).toBe('general');
    expect(told).toEqual([]);
  });

  it.each([
    [true, 'offline'],
    [false, 'general'],
  ])(
    '[GU-17, GX-7] of no answer is the connection only in an offline browser (%s)',
    async (isOffline, kind) => {
      server.answer(() => 'hang-up');
      const { api } = createTestClient(server.origin, { isOffline: () => isOffline });
      expect((await failureOf(api.put('/api/vic/', COMMAND))).kind).toBe(kind);
    },
  );

  it.each([404, 409, 500])(
    '[ERR-14] of %i is the general error, whatever the server says',
    async (status) => {
      server.answer(() => failed(status, 2001, 'inner words'));
      const { api } = createTestClient(server.origin);
      expect((await failureOf(api.put('/api/vic/', COMMAND))).failure).toEqual({ kind: 'general' });
    },
  );

  it('[ERR-1] is every answer whose code is not 0, though its status is 200', async () => {
    server.answer(() => failed(200, 2000, 'no'));
    const { api } = createTestClient(server.origin);
    const error = await failureOf(api.get('/api/users'));
    expect([error.status, error.errorCode, error.kind]).toEqual([200, 2000, 'general']);
  });

  it('carries the reason of a refusal and what is wrong with the request', async () => {
    const issues = [{ path: 'body.action', code: 'not-allowed', message: 'no' }];
    server.answer(() => failed(400, 2000, 'no', { reason: 'trial', issues }));
    const { api } = createTestClient(server.origin);
    const error = await failureOf(api.put('/api/vic/', COMMAND));
    expect([error.reason, error.issues]).toEqual(['trial', issues]);
  });

  it.each(['<html>oops</html>', '', '[]', '{"errorCode":{}}', 'null'])(
    'survives a body that is no envelope: %s',
    async (body) => {
      server.answer(() => ({ status: 500, body }));
      const { api } = createTestClient(server.origin);
      const error = await failureOf(api.put('/api/vic/', COMMAND));
      expect([error.kind, error.status, error.errorCode]).toEqual(['general', 500, null]);
    },
  );

  it('tells every 403 with its code, since rights may have changed', async () => {
    const codes: unknown[] = [];
    server.answer(() => failed(403, 2403, 'confirm first'));
    const { api } = createTestClient(server.origin, { onForbidden: (code) => codes.push(code) });
    await failureOf(api.get('/api/vic'));
    expect(codes).toEqual([2403]);
  });
});

describe('a call that is given up', () => {
  it('throws the reason of its signal while the answer is awaited', async () => {
    const given = new AbortController();
    server.answer(() => {
      given.abort(new Error('left the page'));
      return ok(null);
    });
    const { api } = createTestClient(server.origin);
    await expect(api.get('/api/users', { signal: given.signal })).rejects.toThrow('left the page');
  });

  it('throws it while it waits for the next try, and sends nothing more', async () => {
    const given = new AbortController();
    server.answer(() => failed(503, 2503));
    const { api } = createTestClient(server.origin, {
      sleep: (_milliseconds, signal) => {
        given.abort(new Error('left the page'));
        signal?.throwIfAborted();
        return Promise.resolve();
      },
    });
    await expect(api.get('/api/users', { signal: given.signal })).rejects.toThrow('left the page');
    expect(server.seen).toHaveLength(1);
  });
});

describe('a read that was answered before', () => {
  it('is asked for by its ETag, and an unchanged answer is the very same object', async () => {
    server.answer(({ headers }) =>
      headers['if-none-match'] === '"v1"' ? { status: 304 } : ok([{ id: 1 }], { etag: '"v1"' }),
    );
    const { api } = createTestClient(server.origin);
    const first = await api.get('/api/vic');
    const second = await api.get('/api/vic');
    expect(second).toBe(first);
    expect(server.seen.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"v1"']);
  });

  it('is given when it is unchanged, even if it was forgotten while that was asked', async () => {
    const { api } = createTestClient(server.origin);
    server.answer(({ headers }) => {
      if (headers['if-none-match'] !== '"v1"') return ok([{ id: 1 }], { etag: '"v1"' });
      api.forget();
      return { status: 304 };
    });
    const first = await api.get('/api/vic');
    expect(await api.get('/api/vic')).toBe(first);
  });

  it('is kept by its parameters', async () => {
    server.answer(({ url }) => ok([url], { etag: `"${url}"` }));
    const { api } = createTestClient(server.origin);
    await api.get('/api/vic');
    await api.get('/api/vic', { params: { query: { workspaceId: '3' } } });
    expect(server.seen[1]?.headers['if-none-match']).toBeUndefined();
  });

  it('[ACCT-13] is forgotten when another account takes over', async () => {
    server.answer(() => ok([], { etag: '"v1"' }));
    const { api } = createTestClient(server.origin);
    await api.get('/api/vic');
    api.forget();
    await api.get('/api/vic');
    expect(server.seen[1]?.headers['if-none-match']).toBeUndefined();
  });
});
