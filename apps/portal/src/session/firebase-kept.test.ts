import { describe, expect, it } from 'vitest';
import { isTokenGood, parseKeptUser } from './firebase-kept.ts';

const RECORD = {
  fbase_key: 'firebase:authUser:key:partyline',
  value: {
    uid: 'u1',
    email: 'nora@example.test',
    emailVerified: true,
    providerData: [{ providerId: 'google.com', uid: '7' }],
    stsTokenManager: { refreshToken: 'r', accessToken: 'a.b.c', expirationTime: 1_800_000 },
  },
};
const changed = (change: object): unknown => ({ ...RECORD, value: { ...RECORD.value, ...change } });

describe('what the identity SDK has kept', () => {
  it('says who it is, and the token it would give', () => {
    expect(parseKeptUser(RECORD)).toEqual({
      identity: { uid: 'u1', email: 'nora@example.test', provider: 'google.com', isProviderVerified: true },
      token: 'a.b.c',
      expiresAtMs: 1_800_000,
    });
    const bare = changed({ email: undefined, providerData: [], emailVerified: undefined });
    expect(parseKeptUser(bare)?.identity).toEqual({
      uid: 'u1',
      email: '',
      provider: 'password',
      isProviderVerified: false,
    });
  });

  it.each([
    undefined,
    null,
    'text',
    {},
    { value: null },
    changed({ uid: 7 }),
    changed({ uid: '' }),
    changed({ stsTokenManager: undefined }),
    changed({ stsTokenManager: { accessToken: '', expirationTime: 1 } }),
    changed({ stsTokenManager: { accessToken: 'a.b.c', expirationTime: '1' } }),
  ])('counts as nothing when it looks otherwise: %j', (record) => {
    expect(parseKeptUser(record)).toBeNull();
  });

  it('gives no token that is about to run out', () => {
    const kept = parseKeptUser(RECORD);
    expect(kept && [isTokenGood(kept, 1_769_999), isTokenGood(kept, 1_770_000)]).toEqual([true, false]);
  });
});
