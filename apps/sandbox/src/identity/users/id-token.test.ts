import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IdTokens } from './id-token.ts';
import type { IdentityUser } from './identity-user.ts';
import { openSigningKey, type SigningKey } from './signing-key.ts';

const NOW = Date.UTC(2026, 0, 1);
const USER: IdentityUser = {
  uid: 'ann',
  email: 'ann@demo.test',
  emailVerified: true,
  displayName: '',
  photoUrl: '',
  disabled: false,
  password: null,
  passwordUpdatedAt: NOW,
  customAttributes: '{"role":"trial","email":"forged@demo.test","name":"Forged"}',
  validSince: NOW / 1000,
  createdAt: NOW,
  lastLoginAt: NOW,
  sessions: [],
  providers: [],
  signInsOldUntil: 0,
};

let folder: string;
let key: SigningKey;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'id-token-'));
  key = await openSigningKey(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const tokens = (audience = 'demo', issuer = 'http://localhost:4400/identity', now = NOW): IdTokens =>
  new IdTokens(
    key,
    audience,
    () => issuer,
    () => now,
  );

describe('ID tokens', () => {
  it('are accepted by their issuer for an hour', async () => {
    const token = await tokens().issue(USER, NOW - 5000);
    const verified = { uid: 'ann', authTime: NOW / 1000 - 5, provider: 'password' };
    await expect(tokens().verify(token)).resolves.toEqual(verified);
    const lateBy = (ms: number): IdTokens => tokens('demo', undefined, NOW + ms);
    await expect(lateBy(3_599_000).verify(token)).resolves.toEqual(verified);
    await expect(lateBy(3_601_000).verify(token)).rejects.toThrow('TOKEN_EXPIRED');
  });

  it('are refused for another project or from another issuer, though the key is the same', async () => {
    const token = await tokens().issue(USER, NOW);
    await expect(tokens('other').verify(token)).rejects.toThrow('INVALID_ID_TOKEN');
    await expect(tokens('demo', 'http://localhost:4401/identity').verify(token)).rejects.toThrow(
      'INVALID_ID_TOKEN',
    );
  });

  it('differ from each other even within one second', async () => {
    expect(await tokens().issue(USER, NOW)).not.toBe(await tokens().issue(USER, NOW));
  });

  it('carry custom claims, but not in place of what the token itself says', async () => {
    const payload = (await tokens().issue(USER, NOW)).split('.')[1] ?? '';
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      role: 'trial',
      email: 'ann@demo.test',
      email_verified: true,
      sub: 'ann',
    });
  });
});
