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

it('checks a token once', async () => {
  const { verify, verified } = remembering();
  const [first, second] = [await verify('a'), await verify('a')];
  expect(second).toBe(first);
  await verify('b');
  expect(verified).toEqual(['a', 'b']);
});

it('refuses a remembered token from the second on in which it expires, and forgets it', async () => {
  const { verify, verified, clock } = remembering();
  await verify('a');
  clock.ms = 99_999;
  await verify('a');
  clock.ms = 100_000;
  await expect(verify('a')).rejects.toMatchObject({ genuine: true });
  await verify('a');
  expect(verified).toEqual(['a', 'a']);
});

it('keeps no more than so many, and lets go first what was not used the longest', async () => {
  const { verify, verified } = remembering(2);
  for (const token of ['a', 'b', 'a', 'c', 'a', 'b']) await verify(token);
  expect(verified).toEqual(['a', 'b', 'c', 'b']);
});

it('does not remember a token that was refused', async () => {
  let calls = 0;
  const verify = rememberVerified(() => {
    calls += 1;
    return Promise.reject(new Error('refused'));
  });
  await expect(verify('a')).rejects.toThrow('refused');
  await expect(verify('a')).rejects.toThrow('refused');
  expect(calls).toBe(2);
});
