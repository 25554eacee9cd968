import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { pingManager } from './ping-manager.ts';

let server: Server | undefined;

async function listen(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  // listen() on a port gives an AddressInfo.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const pinging = (url: string, origin: string, more = {}) =>
  pingManager(url, { allowedOrigins: [origin], isBrowserOnline: () => true, ...more });

describe('the ping of a manager', () => {
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  it('[DEV-45, AUTH-20] is a plain request to the ping path, without a bearer and without a cookie', async () => {
    let seen: unknown;
    const origin = await listen((request, response) => {
      const { authorization, cookie } = request.headers;
      seen = { method: request.method, url: request.url, authorization, cookie };
      response.end();
    });
    expect(await pinging(`${origin}/manager/abc`, origin)).toBe('ready');
    expect(seen).toEqual({
      method: 'GET',
      url: '/manager/abc/api/ping',
      authorization: undefined,
      cookie: undefined,
    });
  });

  it('[DEV-46] that is answered with anything but success says that DNS is not prepared', async () => {
    const origin = await listen((_request, response) => response.writeHead(503).end());
    expect(await pinging(origin, origin)).toBe('dns-not-ready');
  });

  it('[DEV-46, DEV-47] that is not answered, or not in time, says that DNS is not prepared, unless the browser is offline', async () => {
    const origin = await listen(() => undefined);
    expect(await pinging(origin, origin, { timeoutMs: 50 })).toBe('dns-not-ready');
    server?.closeAllConnections();
    await new Promise((done) => server?.close(done));
    expect(await pinging(origin, origin)).toBe('dns-not-ready');
    expect(await pinging(origin, origin, { isBrowserOnline: () => false })).toBe('general-error');
  });

  it('[DEV-47] of no address, or one on a host that is not allowed, sends nothing: general error', async () => {
    let requests = 0;
    const origin = await listen((_request, response) => {
      requests += 1;
      response.end();
    });
    expect(await pinging('javascript:alert(1)', origin)).toBe('general-error');
    expect(await pinging(`${origin}/manager/abc`, 'https://manager.example.org')).toBe('general-error');
    expect(requests).toBe(0);
  });
});
