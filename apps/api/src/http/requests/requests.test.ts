import { failureSchema } from '@partyline/contract';
import { insertUser } from '@partyline/rows/testing';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { startApi } from '../../testing/start-api.ts';
import { oncePerFile } from '../../testing/fixtures.ts';

const api = oncePerFile(startApi);
let token: string;
beforeAll(async () => {
  token = await api.tokenFor({ uid: await insertUser(api.db) });
});

const choose = (rawBody: string, headers: Record<string, string> = {}) =>
  api.call('switchAccount', { token, rawBody, headers });

describe('a malformed body is refused with 400 and the path of each issue', () => {
  it.each([
    [
      'an unknown field',
      '{"accountId":1,"workspaceId":null,"role":"account-owner"}',
      'body.role',
      'unknown-field',
    ],
    ['a missing field', '{"accountId":1}', 'body.workspaceId', 'missing'],
    ['a text for a number', '{"accountId":"1","workspaceId":null}', 'body.accountId', 'wrong-type'],
    ['a list for a number', '{"accountId":[1],"workspaceId":null}', 'body.accountId', 'wrong-type'],
    ['zero', '{"accountId":0,"workspaceId":null}', 'body.accountId', 'out-of-range'],
    ['a fraction', '{"accountId":1.5,"workspaceId":null}', 'body.accountId', 'out-of-range'],
    ['a number that is infinite', '{"accountId":1e999,"workspaceId":null}', 'body.accountId', 'out-of-range'],
    [
      'more than can be counted exactly',
      '{"accountId":9007199254740993,"workspaceId":null}',
      'body.accountId',
      'out-of-range',
    ],
    ['the word Infinity', '{"accountId":Infinity,"workspaceId":null}', 'body', 'malformed'],
    ['the word NaN', '{"accountId":NaN,"workspaceId":null}', 'body', 'malformed'],
    ['no JSON', '{"accountId":1,', 'body', 'malformed'],
    ['nothing', '', 'body', 'missing'],
    ['null', 'null', 'body', 'missing'],
    ['a list', '[]', 'body.accountId', 'missing'],
    [
      'a name that reaches a prototype',
      '{"accountId":1,"workspaceId":null,"__proto__":{"a":1}}',
      'body',
      'malformed',
    ],
    [
      'the same, spelt with an escape',
      '{"accountId":1,"workspaceId":null,"\\u005f_proto__":{"a":1}}',
      'body',
      'malformed',
    ],
    [
      'the constructor',
      '{"accountId":1,"workspaceId":null,"constructor":{"prototype":{"a":1}}}',
      'body',
      'malformed',
    ],
    ['a NUL character', '{"accountId":1,"workspaceId":null,"x":"\\u0000"}', 'body', 'malformed'],
    ['half a surrogate pair', '{"accountId":1,"workspaceId":null,"x":"\\ud800"}', 'body', 'malformed'],
    ['half a million brackets', `${'['.repeat(500_000)}${']'.repeat(500_000)}`, 'body.accountId', 'missing'],
  ])('%s', async (_case, rawBody, path, code) => {
    const answer = await choose(rawBody);
    expect(answer).toMatchObject({
      status: 400,
      errorCode: 2000,
      failure: 'request-not-proper',
      message: 'Your request is not proper!',
    });
    expect(answer.issues).toContainEqual(expect.objectContaining({ path, code }));
    expect({}).not.toHaveProperty('a');
  });

  it('a byte that is not UTF-8', async () => {
    const body = Buffer.concat([Buffer.from('{"accessToken":"'), Buffer.from([0xff]), Buffer.from('"}')]);
    const response = await fetch(`${api.baseUrl}/api/login`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(400);
  });

  it('a text of nearly one megabyte, without echoing it', async () => {
    const answer = await api.call('login', { token, body: { accessToken: 'x'.repeat(1_000_000) } });
    expect(answer).toMatchObject({ status: 400, issues: [{ path: 'body.accessToken', code: 'too-long' }] });
    const named = await api.call('login', { token, body: { ['k'.repeat(900_000)]: 1 } });
    expect(named.issues.every(({ path }) => path.length <= 100)).toBe(true);
  });
});

it('[GX-22] refuses more than one megabyte with 413', async () => {
  expect(await choose(JSON.stringify('x'.repeat(1_048_576)))).toMatchObject({
    status: 413,
    failure: 'too-large',
  });
});

it.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'nonsense',
])('refuses a body of type %s with 415', async (type) => {
  expect(await choose('{}', { 'content-type': type })).toMatchObject({
    status: 415,
    failure: 'unsupported-media-type',
  });
});

it('refuses a compressed body with 415, since it might expand to any size', async () => {
  const response = await fetch(`${api.baseUrl}/api/users/switch-account`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    },
    body: gzipSync('{"accountId":1,"workspaceId":null}'),
  });
  expect(v.parse(failureSchema, await response.json())).toMatchObject({ errorCode: 2415, statusCode: 415 });
});

it.each([
  ['an unknown name', 'surprise=1'],
  ['a name twice', 'state=online&state=offline'],
  ['a value that is not in the list', 'state=sleeping'],
  ['a number with a sign', 'workspaceId=-1'],
  ['a number that is no row', 'workspaceId=0'],
  ['a text that is too long', `q=${'x'.repeat(101)}`],
  ['a NUL character', 'q=%00'],
  ['a name that reaches a prototype', '__proto__=1'],
])('refuses a query with %s', async (_case, query) => {
  const response = await fetch(`${api.baseUrl}/api/vic?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(v.parse(failureSchema, await response.json())).toMatchObject({ errorCode: 2000, statusCode: 400 });
});

it('accepts no query and no body where the contract has none', async () => {
  const answer = await api.call('currentUser', { token, query: { at: '1' } });
  expect(answer).toMatchObject({ status: 400, issues: [{ path: 'query.at', code: 'unknown-field' }] });
});

describe('[API-6] every answer is in the envelope', () => {
  it.each([
    ['an unknown path', 'GET', '/api/nothing', 404],
    ['the bare base', 'GET', '/api', 404],
    ['an unknown method on a known path', 'DELETE', '/api/ping', 404],
    ['an unusual method', 'PROPFIND', '/api/ping', 404],
    ['a path that cannot be decoded', 'GET', '/api/vic/ccm/%zz', 400],
    ['a part of a path that is too long', 'GET', `/api/vic/ccm/${'a'.repeat(600)}`, 404],
    ['a traversal', 'GET', '/api/..%2f..%2fetc%2fpasswd', 404],
    ['a caller who is not signed in', 'GET', '/api/users', 401],
  ])('%s', async (_case, method, path, status) => {
    const response = await fetch(`${api.baseUrl}${path}`, { method });
    const envelope = v.parse(failureSchema, await response.json());
    expect([response.status, envelope.statusCode]).toEqual([status, status]);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it.each([
    ['what is no HTTP', 'NONSENSE\r\n\r\n', 400],
    [
      'a header that is too large',
      `GET /api/ping HTTP/1.1\r\nHost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
      413,
    ],
    [
      'two lengths',
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
    ],
    [
      'a length beyond the limit',
      `POST /api/login HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer TOKEN\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\nConnection: close\r\n\r\n{`,
      413,
    ],
  ])('%s', async (_case, bytes, status) => {
    const [head = '', body = ''] = (await exchange(bytes.replace('TOKEN', token))).split('\r\n\r\n');
    expect(head.split(' ')[1]).toBe(String(status));
    expect(v.parse(failureSchema, JSON.parse(body)).statusCode).toBe(status);
  });
});

/** Sends raw bytes and reads until the server closes. */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(api.baseUrl).port), '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text)).on('error', reject);
  });
}

it('[ERR-5] repeats the status 401 as the code', async () => {
  expect(await api.call('currentUser')).toMatchObject({ status: 401, errorCode: 401 });
});
