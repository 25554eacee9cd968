import { insertUser } from '@partyline/rows/testing';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { newcomer } from '../../testing/accounts/newcomer.ts';
import { startApi } from '../../testing/start-api.ts';
import { oncePerFile } from '../../testing/fixtures.ts';

const api = oncePerFile(startApi);
let uid: string;
beforeAll(async () => {
  uid = await insertUser(api.db);
});

const ask = (token: string | undefined) => api.call('currentUser', { token });
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);

/** A valid payload, to be spoilt in one place. */
async function goodPayload(): Promise<JWTPayload> {
  const token = await api.tokenFor({ uid });
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload; // an object, by construction
}

async function signed(
  payload: JWTPayload,
  header: Record<string, unknown> = {},
  key = api.issuer.privateKey,
) {
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'RS256', kid: api.issuer.keyId, ...header })
    .sign(key);
}

it('accepts the valid token from which all others here differ in one point', async () => {
  expect((await ask(await signed(await goodPayload()))).status).toBe(200);
});

it('ignores a name and a picture that cannot be stored', async () => {
  const hostile = newcomer(api, { name: 'a\0\ud800', claims: { picture: 'https://a.test/\0' } });
  expect((await hostile.signUp({ name: '' })).status).toBe(200);
  const { rows } = await api.db.query('SELECT name, photo_url FROM app.users WHERE uid = $1', [hostile.uid]);
  expect(rows).toEqual([{ name: '', photo_url: null }]);
});

it("accepts a token issued two minutes in the future, since a node's clock may be slow", async () => {
  const payload = await goodPayload();
  const token = await signed({ ...payload, iat: now() + 120, auth_time: now() + 120 });
  expect((await ask(token)).status).toBe(200);
});

describe('refuses with 401 without details', () => {
  const forgeries: Record<string, () => Promise<string | undefined>> = {
    'no token at all': () => Promise.resolve(undefined),
    'alg none': async () =>
      `${base64url({ alg: 'none', kid: api.issuer.keyId })}.${base64url(await goodPayload())}.`,
    'alg none with the signature of a good token': async () => {
      const [, payload, signature] = (await api.tokenFor({ uid })).split('.');
      return `${base64url({ alg: 'none', kid: api.issuer.keyId })}.${payload ?? ''}.${signature ?? ''}`;
    },
    'HS256 signed with the public key': async () => {
      const text = `${base64url({ alg: 'HS256', kid: api.issuer.keyId })}.${base64url(await goodPayload())}`;
      return `${text}.${createHmac('sha256', await exportSPKI(api.issuer.publicKey))
        .update(text)
        .digest('base64url')}`;
    },
    'PS256 with the right key': async () => {
      const { privateKey } = await generateKeyPair('PS256');
      return signed(await goodPayload(), { alg: 'PS256' }, privateKey);
    },
    'another key under the right id': async () =>
      signed(await goodPayload(), {}, (await generateKeyPair('RS256')).privateKey),
    'an unknown key name': async () => signed(await goodPayload(), { kid: 'unknown' }),
    'no key name': async () => signed(await goodPayload(), { kid: undefined }),
    'a key of its own in the header': async () => {
      const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
      return signed(await goodPayload(), { jwk: await exportJWK(publicKey) }, privateKey);
    },
    'another issuer': async () =>
      signed({ ...(await goodPayload()), iss: 'https://securetoken.google.com/demo-partyline' }),
    'no issuer': async () => signed({ ...(await goodPayload()), iss: undefined } as unknown as JWTPayload), // an own key that is left out of the JSON
    'another audience': async () => signed({ ...(await goodPayload()), aud: 'another-project' }),
    expired: async () => signed({ ...(await goodPayload()), exp: now() - 10 }),
    'no expiry': async () => signed({ ...(await goodPayload()), exp: undefined } as unknown as JWTPayload), // as above
    'not valid yet': async () => signed({ ...(await goodPayload()), nbf: now() + 60 }),
    'issued in the future': async () => signed({ ...(await goodPayload()), iat: now() + 240 }),
    'signed in in the future': async () => signed({ ...(await goodPayload()), auth_time: now() + 240 }),
    'no person': async () => signed({ ...(await goodPayload()), sub: '' }),
    'a person who is a number': async () => signed({ ...(await goodPayload()), sub: 7 as unknown as string }), // what a forger might write
    'no way of signing in': async () => signed({ ...(await goodPayload()), firebase: {} }),
    'two parts': async () => (await api.tokenFor({ uid })).split('.').slice(0, 2).join('.'),
    'four parts': async () => `${await api.tokenFor({ uid })}.`,
    'one part': () => Promise.resolve('abc'),
    'no JSON inside': async () => {
      const [, , signature] = (await api.tokenFor({ uid })).split('.');
      return `e30.e30.${signature ?? ''}`;
    },
  };
  it.each(Object.keys(forgeries))('%s', async (name) => {
    const answer = await ask(await forgeries[name]?.());
    expect(answer).toMatchObject({ status: 401, errorCode: 401, failure: 'unauthenticated', reason: null });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  it.each([
    ['a NUL in the uid', { sub: 'a\0b' }],
    ['half a surrogate pair in the uid', { sub: 'a\ud800' }],
    ['a uid beyond ASCII', { sub: 'zoë' }],
    ['a uid of 129 characters', { sub: 'a'.repeat(129) }],
    ['a NUL in the e-mail', { email: 'a\0@example.test' }],
    ['half a surrogate pair in the e-mail', { email: '\udc00@example.test' }],
    ['an e-mail of 301 characters', { email: `${'a'.repeat(301 - '@example.test'.length)}@example.test` }],
    ['a NUL in the way of signing in', { firebase: { sign_in_provider: 'pass\0word' } }],
  ])('[GX-10] signed by the identity service, but with %s', async (_what, claims) => {
    const token = await signed({ ...(await goodPayload()), ...claims });
    expect(await ask(token)).toMatchObject({ status: 401, failure: 'unauthenticated' });
  });

  it('[AUTH-19] a signature that is not canonical base64url', async () => {
    const token = await api.tokenFor({ uid });
    expect((await ask(token)).status).toBe(200);
    expect((await ask(`${token}=`)).status).toBe(401);
    expect((await ask(respelt(token))).status).toBe(401);
    expect((await ask(token.replaceAll('-', '+').replaceAll('_', '/'))).status).toBe(
      token.match(/[-_]/) ? 401 : 200,
    );
  });

  it('a token of 9 kB', async () => {
    const payload = await goodPayload();
    expect((await ask(await signed({ ...payload, filler: 'x'.repeat(5_000) }))).status).toBe(200);
    expect((await ask(await signed({ ...payload, filler: 'x'.repeat(6_500) }))).status).toBe(401);
  });

  it.each(['Basic dXNlcjpwYXNz', 'Bearer', 'Bearer ', 'bearer a b', 'Token abc', ''])(
    'the header %j',
    async (authorization) => {
      const response = await fetch(`${api.baseUrl}/api/users`, { headers: { authorization } });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ errorCode: 401, statusCode: 401, data: null });
    },
  );
});

/** The last character of a 256-byte signature carries four bits; two are free. */
function respelt(token: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = alphabet.indexOf(token.at(-1) ?? '');
  return token.slice(0, -1) + (alphabet[last ^ 1] ?? '');
}

it('fetches the keys once, not per call', async () => {
  const before = api.issuer.keyFetches();
  for (let call = 0; call < 5; call += 1) await ask(await api.tokenFor({ uid, issuedAt: now() - call }));
  expect(api.issuer.keyFetches()).toBe(before);
});

it('answers 503, not 401, while the keys are unavailable, and accepts cached tokens', async () => {
  const other = await startApi();
  const person = await insertUser(other.db);
  const [known, fresh] = await Promise.all([
    other.tokenFor({ uid: person }),
    other.tokenFor({ uid: person, issuedAt: now() - 1 }),
  ]);
  other.issuer.available = false;
  const refused = await other.call('currentUser', { token: known });
  expect(refused).toMatchObject({ status: 503, failure: 'unavailable' });
  expect(refused.headers.get('retry-after')).toBe('2');
  other.issuer.available = true;
  expect((await other.call('currentUser', { token: known })).status).toBe(200);
  other.issuer.available = false;
  expect((await other.call('currentUser', { token: known })).status).toBe(200);
  expect((await other.call('currentUser', { token: fresh })).status).toBe(200);
  await other.stop();
});
