import { describe, expect, it } from 'vitest';
import { createTokenRefresh, type Locks, type TokenSource } from './token-refresh.ts';

/** An identity service shared by a browser's tabs. */
function browserTokens(): TokenSource & { renewals: () => number } {
  let current = 1;
  return {
    current: () => Promise.resolve(`token-${current}`),
    renew: async () => {
      await Promise.resolve();
      current += 1;
      return `token-${current}`;
    },
    renewals: () => current - 1,
  };
}

const locks: Locks = navigator.locks;

describe('renewing a refused token', () => {
  it('happens once for all calls of a tab, and again for the next refusal', async () => {
    const tokens = browserTokens();
    const renew = createTokenRefresh(tokens, undefined);
    const given = await Promise.all(Array.from({ length: 10 }, () => renew('token-1')));
    expect([...new Set(given), tokens.renewals()]).toEqual(['token-2', 1]);
    expect(await renew('token-2')).toBe('token-3');
  });

  it('happens once for all tabs of a browser: they take turns and find the new token in place', async () => {
    const tokens = browserTokens();
    const tabs = Array.from({ length: 5 }, () => createTokenRefresh(tokens, locks));
    const given = await Promise.all(tabs.map((renew) => renew('token-1')));
    expect([...new Set(given), tokens.renewals()]).toEqual(['token-2', 1]);
  });

  it('is not asked for when another tab has got one of which this tab has not been told yet', async () => {
    const tokens = browserTokens();
    const renew = createTokenRefresh(
      { ...tokens, current: () => Promise.resolve('token-1'), latest: tokens.current },
      locks,
    );
    await tokens.renew();
    expect([await renew('token-1'), tokens.renewals()]).toEqual(['token-2', 1]);
  });

  it('is given to a call that comes late with the old token, without another renewal', async () => {
    const tokens = browserTokens();
    const renew = createTokenRefresh(tokens, locks);
    await renew('token-1');
    expect([await renew('token-1'), tokens.renewals()]).toEqual(['token-2', 1]);
  });

  it('[AUTH-16] fails for all who wait when there is none to be had, and can be asked for again', async () => {
    let isRevoked = true;
    const tokens: TokenSource = {
      current: () => Promise.resolve('old'),
      renew: () => (isRevoked ? Promise.reject(new Error('revoked')) : Promise.resolve('new')),
    };
    const renew = createTokenRefresh(tokens, locks);
    const outcomes = await Promise.allSettled([renew('old'), renew('old')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isRevoked = false;
    expect(await renew('old')).toBe('new');
  });
});
