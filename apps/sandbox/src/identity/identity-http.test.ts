import { readdir, readFile, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PORTAL_ORIGIN, startSandbox, type RunningSandbox } from '../testing/running-sandbox.ts';

const V1 = '/identitytoolkit.googleapis.com/v1';
const ADMIN = `${V1}/projects/demo-partyline`;
const OWNER = { authorization: 'Bearer owner' };
const PASSWORD = 'Partyline-demo-1';
const longPassword = { email: 'a@demo.test', password: 'x'.repeat(4000) };

interface Failure {
  readonly error: { readonly message: string };
}
interface SignedIn {
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
  readonly localId: string;
}

let sandbox: RunningSandbox;
let counter = 0;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.dispose());

async function signUp(): Promise<SignedIn & { readonly email: string }> {
  counter += 1;
  const email = `user-${counter}@demo.test`;
  const { body } = await sandbox.call<SignedIn>('POST', `${V1}/accounts:signUp`, {
    email,
    password: PASSWORD,
  });
  return { ...body, email };
}

async function lookup(idToken: string): Promise<string> {
  const { body } = await sandbox.call<Failure>('POST', `${V1}/accounts:lookup`, { idToken });
  return body.error.message;
}

describe('forged and void tokens', () => {
  const claims = (localId: string): Record<string, unknown> => ({
    user_id: localId,
    auth_time: Math.floor(Date.now() / 1000),
    firebase: { sign_in_provider: 'password' },
  });

  it('refuses a token without a signature, of another key, issuer or audience, and one that was changed', async () => {
    const { localId, idToken } = await signUp();
    const issuer = `${sandbox.url}/identity`;
    const { privateKey } = await generateKeyPair('RS256');
    const forge = (iss: string, aud: string): Promise<string> =>
      new SignJWT(claims(localId))
        .setProtectedHeader({ alg: 'RS256' })
        .setIssuer(iss)
        .setAudience(aud)
        .setSubject(localId)
        .setExpirationTime('1h')
        .sign(privateKey);
    const unsigned = new UnsecuredJWT(claims(localId))
      .setIssuer(issuer)
      .setAudience('demo-partyline')
      .setSubject(localId)
      .setExpirationTime('1h')
      .encode();
    const [header, payload, signature] = idToken.split('.');
    const raised = Buffer.from(
      Buffer.from(String(payload), 'base64url').toString().replace(localId, `${localId}x`),
    ).toString('base64url');
    const forged = [
      unsigned,
      await forge(issuer, 'demo-partyline'),
      await forge('https://securetoken.google.com/demo-partyline', 'demo-partyline'),
      `${String(header)}.${raised}.${String(signature)}`,
      `${String(header)}.${String(payload)}`,
      'not a token',
      '',
    ];
    for (const token of forged) expect(await lookup(token)).toBe('INVALID_ID_TOKEN');
  });

  it('issues tokens with the lifetime set by control, and refuses them afterwards', async () => {
    await sandbox.call('PUT', '/control/identity/token-lifetime', { seconds: 1 });
    const { idToken, expiresIn } = await signUp();
    await sandbox.call('PUT', '/control/identity/token-lifetime', { seconds: 3600 });
    expect(expiresIn).toBe('1');
    await expect.poll(() => lookupCode(idToken)).toBe('TOKEN_EXPIRED');
  });

  async function lookupCode(idToken: string): Promise<string> {
    const { body } = await sandbox.call<Partial<Failure>>('POST', `${V1}/accounts:lookup`, { idToken });
    return body.error?.message ?? 'found';
  }

  it('refuses an unknown refresh token', async () => {
    const { status, body } = await sandbox.call<Failure>('POST', '/securetoken.googleapis.com/v1/token', {
      grant_type: 'refresh_token',
      refresh_token: 'x'.repeat(43),
    });
    expect([status, body.error.message]).toEqual([400, 'TOKEN_EXPIRED']);
  });
});

describe('claims', () => {
  const setClaims = (localId: string, customAttributes: string): Promise<{ body: Partial<Failure> }> =>
    sandbox.call('POST', `${ADMIN}/accounts:update`, { localId, customAttributes }, OWNER);

  it('may be 1,000 characters long and not 1,001', async () => {
    const { localId } = await signUp();
    const ofLength = (length: number): string => JSON.stringify({ a: 'x'.repeat(length - 8) });
    expect(ofLength(1000)).toHaveLength(1000);
    expect((await setClaims(localId, ofLength(1000))).body.error).toBeUndefined();
    expect((await setClaims(localId, ofLength(1001))).body.error?.message).toBe('CLAIMS_TOO_LARGE');
  });

  it('must be an object without the token’s own names', async () => {
    const { localId } = await signUp();
    for (const text of ['[]', 'null', '7', '{', '"x"']) {
      expect((await setClaims(localId, text)).body.error?.message).toBe('INVALID_CLAIMS');
    }
    for (const name of ['sub', 'exp', 'firebase', 'auth_time']) {
      const { body } = await setClaims(localId, JSON.stringify({ [name]: 1 }));
      expect(body.error?.message).toBe(`FORBIDDEN_CLAIM : ${name}`);
    }
  });
});

describe('who may call', () => {
  const preflight = (origin: string): Promise<Response> =>
    fetch(`${sandbox.url}${V1}/accounts:signUp`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-client-version,x-firebase-client,x-firebase-gmpid',
      },
    });

  it('lets the portal’s pages call with every header the web SDK sends', async () => {
    const answer = await preflight(PORTAL_ORIGIN);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(PORTAL_ORIGIN);
    const allowed = answer.headers.get('access-control-allow-headers')?.split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining([
        'authorization',
        'content-type',
        'x-client-version',
        'x-firebase-client',
        'x-firebase-gmpid',
      ]),
    );
  });

  it('lets the portal’s pages read refusals too', async () => {
    const { status, headers } = await sandbox.call(
      'POST',
      `${V1}/accounts:signInWithPassword`,
      { email: 'unknown@demo.test', password: PASSWORD },
      { origin: PORTAL_ORIGIN },
    );
    expect([status, headers.get('access-control-allow-origin')]).toEqual([400, PORTAL_ORIGIN]);
  });

  it('refuses pages of any other origin', async () => {
    const answer = await preflight('http://elsewhere.test');
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });

  it('refuses admin operations to every page, and without the owner token', async () => {
    const update = (headers: Record<string, string>): Promise<{ status: number }> =>
      sandbox.call('POST', `${ADMIN}/accounts:lookup`, { localId: ['x'] }, headers);
    expect((await update({ ...OWNER, origin: PORTAL_ORIGIN })).status).toBe(403);
    expect((await update({ ...OWNER, origin: sandbox.url })).status).toBe(403);
    expect((await update({})).status).toBe(401);
    expect((await update({ authorization: 'Bearer other' })).status).toBe(401);
    expect((await update(OWNER)).status).toBe(200);
  });

  it('refuses an owner token in place of a user’s on the paths of the web SDK', async () => {
    const { localId } = await signUp();
    const { body } = await sandbox.call<Failure>(
      'POST',
      `${V1}/accounts:update`,
      { localId, displayName: 'X' },
      OWNER,
    );
    expect(body.error.message).toBe('INVALID_ID_TOKEN');
  });

  it('knows one project only', async () => {
    const path = `${V1}/projects/another/accounts:lookup`;
    const { body } = await sandbox.call<Failure>('POST', path, { localId: ['x'] }, OWNER);
    expect(body.error.message).toBe('PROJECT_NOT_FOUND');
  });

  it('answers to localhost and 127.0.0.1 and to no other name', async () => {
    const { port } = new URL(sandbox.url);
    const statusFor = (host: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        request({ host: '127.0.0.1', port, path: '/identity/jwks', headers: { host } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        })
          .on('error', reject)
          .end();
      });
    expect(await statusFor(`localhost:${port}`)).toBe(200);
    expect(await statusFor('127.0.0.1')).toBe(200);
    expect(await statusFor(`rebound.test:${port}`)).toBe(421);
  });
});

describe('bad input', () => {
  it.each([
    ['an e-mail that is no text', 'accounts:signUp', { email: 7, password: PASSWORD }, 'INVALID_REQ_TYPE'],
    ['no password', 'accounts:signUp', { email: 'a@demo.test' }, 'MISSING_PASSWORD'],
    ['no e-mail', 'accounts:signUp', { password: PASSWORD }, 'MISSING_EMAIL'],
    ['neither', 'accounts:signUp', {}, 'OPERATION_NOT_ALLOWED'],
    ['a long e-mail', 'accounts:signInWithPassword', { email: `${'x'.repeat(300)}@a.test` }, 'INVALID_EMAIL'],
    ['a long password', 'accounts:signInWithPassword', longPassword, 'INVALID_LOGIN_CREDENTIALS'],
    ['a text of a megabyte', 'accounts:signInWithPassword', { email: 'x'.repeat(1e6) }, 'INVALID_REQ_TYPE'],
    ['a list', 'accounts:signInWithPassword', [], 'INVALID_REQ_TYPE'],
    ['half a JSON', 'accounts:signInWithPassword', '{"email":', 'INVALID_REQ_TYPE'],
    ['sign-in by a phone', 'accounts:signInWithPhoneNumber', {}, 'OPERATION_NOT_ALLOWED'],
    ['an operation there is not', 'accounts:constructor', {}, 'OPERATION_NOT_ALLOWED'],
  ])('refuses %s', async (_what, operation, input, code) => {
    const { status, body } = await sandbox.call<Failure>('POST', `${V1}/${operation}`, input);
    expect([status, body.error.message.split(' : ')[0]]).toEqual([400, code]);
  });
});

/** Other load on the machine only ever adds: the shortest times come closer with each round, if the work is the same. */
const MOST_ROUNDS = 60;

describe('response times', () => {
  it('works as long for an unknown address as for a wrong password', async () => {
    const { email } = await signUp();
    const shortest = { unknown: Infinity, wrong: Infinity };
    const isAlike = () => {
      const ratio = shortest.unknown / shortest.wrong;
      return ratio > 0.4 && ratio < 2.5;
    };
    for (let round = 0; round < MOST_ROUNDS && !(round >= 9 && isAlike()); round += 1) {
      for (const [kind, address] of [
        ['unknown', `unknown-${round}@demo.test`],
        ['wrong', email],
      ] as const) {
        const start = performance.now();
        await sandbox.call('POST', `${V1}/accounts:signInWithPassword`, {
          email: address,
          password: 'wrong one',
        });
        shortest[kind] = Math.min(shortest[kind], performance.now() - start);
      }
    }
    expect(isAlike(), JSON.stringify(shortest)).toBe(true);
  });
});

describe('what lies on disk', () => {
  it('is readable by its owner only and contains no passwords or refresh tokens', async () => {
    const { refreshToken } = await signUp();
    const folder = join(sandbox.dataDir, 'identity', 'users');
    const files = await readdir(folder);
    expect(files.length).toBeGreaterThan(0);
    for (const name of files) {
      const path = join(folder, name);
      expect((await stat(path)).mode & 0o077).toBe(0);
      const content = await readFile(path, 'utf8');
      expect(content).not.toContain(PASSWORD);
      expect(content).not.toContain(refreshToken);
    }
    expect((await stat(join(sandbox.dataDir, 'identity', 'signing-key.pem'))).mode & 0o777).toBe(0o600);
    expect((await stat(sandbox.dataDir)).mode & 0o777).toBe(0o700);
  });
});
