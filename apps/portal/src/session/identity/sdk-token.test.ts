import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createStoredValues } from '../tabs/stored-values.ts';
import { openTabsChannel } from '../tabs/tabs-channel.ts';
import { createStoredToken } from '../tokens/stored-token.ts';
import { makeToken, NORA } from '../testing/people.ts';
import { memoryRecords, memoryStorage, testVault } from '../testing/session-harness.ts';
import { createFirebaseIdentity } from './firebase-identity.ts';

const MINUTES = 60_000;
const LIFE_SECONDS = 3_600;

let refreshes = 0;
/** The parts of the identity service that a sign-in and a refresh call. */
const service = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://localhost');
  const refreshToken = 'refresh';
  const idToken = makeToken({ serial: -1, expiresIn: LIFE_SECONDS });
  const answer = (body: object): void => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  };
  request.resume();
  if (pathname.endsWith('/token')) {
    refreshes += 1;
    answer({
      access_token: makeToken({ serial: refreshes, expiresIn: LIFE_SECONDS }),
      refresh_token: refreshToken,
      expires_in: String(LIFE_SECONDS),
    });
  } else if (pathname.endsWith(':signInWithPassword')) {
    answer({ localId: NORA.uid, idToken, refreshToken, expiresIn: String(LIFE_SECONDS) });
  } else {
    answer({ users: [{ localId: NORA.uid, email: NORA.email, emailVerified: true, providerUserInfo: [] }] });
  }
});

let identity: ReturnType<typeof createFirebaseIdentity>;

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo; // a TCP server's
  identity = createFirebaseIdentity(
    {
      apiKey: 'key',
      authDomain: 'localhost',
      projectId: 'demo',
      emulatorUrl: `http://127.0.0.1:${port}`,
    },
    {
      storedToken: createStoredToken(memoryRecords(), testVault()),
      stored: createStoredValues(memoryStorage(), memoryStorage()),
      channel: openTabsChannel('sdk-token'),
      locks: navigator.locks,
    },
  );
  await identity.signIn(NORA.email, 'secret');
});
afterEach(() => vi.useRealTimers());
afterAll(() => {
  service.close();
});

it('[AUTH-17] requests do not refresh a token until its last half minute, and then once for all', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const first = await identity.tokens.current();
  vi.setSystemTime(Date.now() + 59 * MINUTES);
  expect(await Promise.all([identity.tokens.current(), identity.tokens.current()])).toEqual([first, first]);
  expect(refreshes).toBe(0);
  vi.setSystemTime(Date.now() + MINUTES / 2 + 1_000);
  const asked = await Promise.all(Array.from({ length: 5 }, () => identity.tokens.current()));
  expect(new Set(asked).size).toBe(1);
  expect(asked[0]).not.toBe(first);
  expect(refreshes).toBe(1);
});

it('a renewed token is the one of later requests', async () => {
  const before = refreshes;
  const renewed = await identity.tokens.renew();
  expect(await identity.tokens.current()).toBe(renewed);
  expect(refreshes).toBe(before + 1);
});

it('[AUTH-14] a token requested in one session is not sent in the next of the same user', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + LIFE_SECONDS * 1_000);
  const requested = identity.tokens.current();
  await identity.signOut();
  expect(await identity.tokens.current()).toBe('');
  await identity.signIn(NORA.email, 'secret');
  expect(await identity.tokens.current()).not.toBe(await requested);
});
