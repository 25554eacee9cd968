import { expect, it } from 'vitest';
import type { TokenIdentity } from './token-identity.ts';
import { rememberVerified } from './verified-tokens.ts';

function identity(expiresAt: number): TokenIdentity {
  return {
    uid: 'someone',
    email: '',
    emailVerified: true,
    provider: 'password',
    hasSecondFactor: false,
    name: '',
    photoURL: null,
    accountId: null,
    workspaceId: null,
    signedInAt: 1,
    issuedAt: 1,
    expiresAt,
    claims: {},
  };
}

function remembering(atMost?: number) {
  const verified: string[] = [];
  const clock = { ms: 0 };
  const verify = rememberVerified(
    (token) => {
      verified.push(token);
      return Promise.resolve(identity(100));
    },
    () => clock.ms,
    atMost,
  );
  return { verify, verified, clock };
}

it('verifies a token once', async () => {
  const { verify, verified } = remembering();
  const [first, second] = [await verify('a'), await verify('a')];
  expect(second).toBe(first);
  await verify('b');
  expect(verified).toEqual(['a', 'b']);
});

it('refuses and drops a cached token from the second in which it expires', async () => {
  const { verify, verified, clock } = remembering();
  await verify('a');
  clock.ms = 99_999;
  await verify('a');
  clock.ms = 100_000;
  await expect(verify('a')).rejects.toMatchObject({ genuine: true });
  await verify('a');
  expect(verified).toEqual(['a', 'a']);
});

it('limits the cache and evicts the least recently used token', async () => {
  const { verify, verified } = remembering(2);
  for (const token of ['a', 'b', 'a', 'c', 'a', 'b']) await verify(token);
  expect(verified).toEqual(['a', 'b', 'c', 'b']);
});

it('does not cache a refused token', async () => {
  let calls = 0;
  const verify = rememberVerified(() => {
    calls += 1;
    return Promise.reject(new Error('refused'));
  });
  await expect(verify('a')).rejects.toThrow('refused');
  await expect(verify('a')).rejects.toThrow('refused');
  expect(calls).toBe(2);
});
