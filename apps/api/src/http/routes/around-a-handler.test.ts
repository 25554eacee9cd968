import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { bareApp, type HandlerChanges } from '../../testing/bare-app.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import {
  matchesEtag,
  NotModified,
  PackedData,
  RawData,
  readsBrotli,
  TAKEN_OVER,
} from '../answers/handler-result.ts';
import type { Handler, RouteContext } from './route-types.ts';

const NOW = { version: '1', time: '2026-01-01T00:00:00.000Z' };
let app: FastifyInstance | undefined;
afterEach(() => app?.close());

async function listening(changes: HandlerChanges): Promise<string> {
  ({ app } = bareApp(changes));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo; // a listening TCP server has an address object
  return `http://127.0.0.1:${port}/api/ping`;
}

it('sends JSON text unchanged', async () => {
  const address = await listening({ ping: () => Promise.resolve(new RawData(JSON.stringify(NOW))) });
  expect(await (await fetch(address)).json()).toEqual({
    errorCode: 0,
    message: '',
    data: NOW,
    statusCode: 200,
  });
});

it('sends cached data identically each time', async () => {
  const kept = new RawData(JSON.stringify({ ...NOW, version: 'ünï-çødé 🙂' }));
  const address = await listening({ ping: () => Promise.resolve(kept) });
  const texts: string[] = [];
  for (let call = 0; call < 3; call += 1) texts.push(await (await fetch(address)).text());
  expect(new Set(texts).size).toBe(1);
  expect(JSON.parse(texts[0] ?? '')).toMatchObject({ data: { version: 'ünï-çødé 🙂' } });
});

it('answers 304 without a body', async () => {
  const address = await listening({ ping: () => Promise.resolve(new NotModified('W/"a"')) });
  const response = await fetch(address);
  expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, 'W/"a"', '']);
});

it('parses the ETags of a caller in any valid spelling', () => {
  expect(matchesEtag('"a"', 'W/"a"')).toBe(true);
  expect(matchesEtag('"x", W/"a" , "y"', '"a"')).toBe(true);
  expect(matchesEtag('*', '"a"')).toBe(true);
  expect(matchesEtag('"b"', '"a"')).toBe(false);
  expect(matchesEtag('a', '"a"')).toBe(false);
  expect(matchesEtag(undefined, '"a"')).toBe(false);
});

it('signals a handler when its caller disconnects, and not after the answer', async () => {
  const seen: string[] = [];
  const gates = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  let call = 0;
  const ping: Handler<'ping'> = async ({ signal }) => {
    const name = `call ${call}`;
    const gate = gates[call];
    call += 1;
    signal.addEventListener('abort', () => seen.push(name));
    await gate?.promise;
    return NOW;
  };
  const address = await listening({ ping });
  const gone = new AbortController();
  const first = fetch(address, { signal: gone.signal }).catch(() => 'gone');
  await expect.poll(() => call).toBe(1);
  gone.abort();
  expect(await first).toBe('gone');
  await expect.poll(() => seen).toEqual(['call 0']);
  gates[0]?.resolve(undefined);
  const second = fetch(address);
  gates[1]?.resolve(undefined);
  expect((await second).status).toBe(200);
  expect(seen).toEqual(['call 0']);
});

it('hands the response to a stream, with the common headers', async () => {
  const ping = ((context: RouteContext<'ping'>) => {
    const response = context.takeOver({ 'content-type': 'text/event-stream' });
    response.write('event: ready\n\n');
    response.end('event: bye\n\n');
    return Promise.resolve(TAKEN_OVER);
  }) as unknown as Handler<'ping'>; // a stream's type is only assignable to its own route
  const response = await fetch(await listening({ ping }));
  expect(await response.text()).toBe('event: ready\n\nevent: bye\n\n');
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

it('compresses a long answer for clients that accept it only', async () => {
  const address = await listening({
    ping: () => Promise.resolve({ ...NOW, version: 'v'.repeat(50_000) }),
  });
  const [packed, plain] = await Promise.all([get(address, 'gzip'), get(address, 'identity')]);
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(plain.headers['content-encoding']).toBeUndefined();
});

it('sends compressed data unchanged, and 304 to clients that hold it', async () => {
  const packed = await PackedData.of(JSON.stringify(NOW), '"v1"');
  const address = await listening({ ping: () => Promise.resolve(packed) });
  const answer = await fetch(address);
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('etag')).toBe('"v1"');
  expect(answer.headers.get('vary')).toBe('accept-encoding');
  expect(await answer.json()).toMatchObject({ data: NOW });
  expect((await fetch(address, { headers: { 'if-none-match': '"v1"' } })).status).toBe(304);
});

it('parses from the headers whether brotli is accepted; a weight of zero means no', () => {
  const reads = (encodings?: string) => readsBrotli({ 'accept-encoding': encodings });
  expect([reads('gzip, deflate, br'), reads('BR'), reads('gzip,br,zstd')]).toEqual([true, true, true]);
  expect([reads(), reads('gzip'), reads('br;q=0'), reads('brotli')]).toEqual([false, false, false, false]);
});

/** fetch adds Accept-Encoding itself. */
function get(address: string, encoding: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const call = request(address, { headers: { 'accept-encoding': encoding } }, (response) => {
      response.resume();
      resolve(response);
    });
    call.on('error', reject).end();
  });
}

it('logs why a dependency is unavailable, without telling the caller', async () => {
  const cause = new Error('no credentials for the identity service');
  const bare = bareApp({
    ping: () => Promise.reject(new ApiFailure('unavailable', { retryAfterS: 2 }, { cause })),
  });
  ({ app } = bare);
  const answer = await bare.app.inject('/api/ping');
  expect([answer.statusCode, answer.body.includes('credentials')]).toEqual([503, false]);
  expect(bare.logLines.join('')).toContain(cause.message);
});
