import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeToken, type TokenFacts } from '../testing/token.ts';
import { keepTokenFresh } from './token-schedule.ts';

const MINUTE_MS = 60_000;
const passing = new Error('out of reach');

/** A token that lives an hour, renewed from a counter. */
function bench(renew: () => void = () => undefined) {
  let serial = 0;
  let token = makeToken({ accountId: 1, serial });
  let tell: (token: string) => void = () => undefined;
  const renewToken = vi.fn(() => {
    renew();
    serial += 1;
    token = makeToken({ accountId: 1, serial });
    return Promise.resolve(token);
  });
  const onRefused = vi.fn();
  const stop = keepTokenFresh({
    currentToken: () => Promise.resolve(token),
    renewToken,
    onRefused,
    onRenewed(listener) {
      tell = listener;
      return () => (tell = () => undefined);
    },
    isPassing: (error) => error === passing,
  });
  /** Another tab has renewed it. */
  const renewElsewhere = (facts: TokenFacts = {}): void => {
    serial += 1;
    token = makeToken({ accountId: 1, serial, ...facts });
    tell(token);
  };
  return { renewToken, onRefused, stop, renewElsewhere };
}

describe('keeping the token fresh', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[AUTH-17, CONST-10] renews it 5 minutes before it runs out, and then again', async () => {
    const { renewToken, stop } = bench();
    await vi.advanceTimersByTimeAsync(55 * MINUTE_MS - 2000);
    expect(renewToken).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3000);
    expect(renewToken).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(55 * MINUTE_MS);
    expect(renewToken).toHaveBeenCalledTimes(2);
    stop();
  });

  it('[AUTH-17] counts anew from a token that was renewed for another reason, or in another tab', async () => {
    const { renewToken, renewElsewhere, stop } = bench();
    await vi.advanceTimersByTimeAsync(40 * MINUTE_MS);
    renewElsewhere();
    await vi.advanceTimersByTimeAsync(55 * MINUTE_MS - 2000);
    expect(renewToken).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3000);
    expect(renewToken).toHaveBeenCalledOnce();
    stop();
  });

  it('[AUTH-17] does not renew in turns with another tab when the clock is an hour ahead', async () => {
    const { renewToken, renewElsewhere, stop } = bench();
    await vi.advanceTimersByTimeAsync(1000);
    renewElsewhere({ expiresIn: -10 });
    await vi.advanceTimersByTimeAsync(50 * MINUTE_MS);
    expect(renewToken).not.toHaveBeenCalled();
    stop();
  });

  it('[AUTH-16] tells a refusal, and asks no more', async () => {
    const { renewToken, onRefused } = bench(() => {
      throw new Error('revoked');
    });
    await vi.advanceTimersByTimeAsync(180 * MINUTE_MS);
    expect([renewToken.mock.calls.length, onRefused.mock.calls.length]).toEqual([1, 1]);
  });

  it('tries again after half a minute when the identity service is out of reach', async () => {
    let isAway = true;
    const { renewToken, onRefused, stop } = bench(() => {
      if (isAway) throw passing;
    });
    await vi.advanceTimersByTimeAsync(55 * MINUTE_MS + 1000);
    isAway = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect([renewToken.mock.calls.length, onRefused.mock.calls.length]).toEqual([2, 0]);
    stop();
  });

  it('[AUTH-16] retries once past the end of the token, as after a sleep without network, before it ends', async () => {
    const { renewToken, onRefused } = bench(() => {
      throw passing;
    });
    await vi.advanceTimersByTimeAsync(1000);
    vi.setSystemTime(Date.now() + 61 * MINUTE_MS);
    await vi.advanceTimersByTimeAsync(55 * MINUTE_MS);
    expect([renewToken.mock.calls.length, onRefused.mock.calls.length]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect([renewToken.mock.calls.length, onRefused.mock.calls.length]).toEqual([2, 1]);
  });

  it('goes on after a retry past the end of the token', async () => {
    let isAway = true;
    const { renewToken, onRefused, stop } = bench(() => {
      if (isAway) throw passing;
    });
    await vi.advanceTimersByTimeAsync(1000);
    vi.setSystemTime(Date.now() + 61 * MINUTE_MS);
    await vi.advanceTimersByTimeAsync(55 * MINUTE_MS);
    isAway = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect([renewToken.mock.calls.length, onRefused.mock.calls.length]).toEqual([2, 0]);
    stop();
  });

  it('ends when it is told to', async () => {
    const { renewToken, stop } = bench();
    stop();
    await vi.advanceTimersByTimeAsync(180 * MINUTE_MS);
    expect(renewToken).not.toHaveBeenCalled();
  });
});
