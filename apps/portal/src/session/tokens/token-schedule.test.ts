import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeToken, type TokenFacts } from '../testing/people.ts';
import { keepTokenFresh } from './token-schedule.ts';

const MINUTE_MS = 60_000;
const passing = new Error('out of reach');

function setUp(renew: () => void = () => undefined) {
  let serial = 0;
  let token = makeToken({ accountId: 1, serial });
  let notify: (token: string) => void = () => undefined;
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
      notify = listener;
      return () => (notify = () => undefined);
    },
    isPassing: (error) => error === passing,
  });
  /** Renews in another tab. */
  const renewElsewhere = (facts: TokenFacts = {}): void => {
    serial += 1;
    token = makeToken({ accountId: 1, serial, ...facts });
    notify(token);
  };
  return { renewToken, onRefused, stop, renewElsewhere };
}

describe('keeping the token fresh', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[AUTH-17, CONST-10] refreshes it 5 minutes before it expires, and then again', async () => {
    const { renewToken, stop } = setUp();
    await vi.advanceTimersByTimeAsync(55 * MINUTE_MS - 2000);
    expect(renewToken).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3000);
    expect(renewToken).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(55 * MINUTE_MS);
    expect(renewToken).toHaveBeenCalledTimes(2);
    stop();
  });

  it('[AUTH-17] restarts from a token that was refreshed for another reason or in another tab', async () => {
    const { renewToken, renewElsewhere, stop } = setUp();
    await vi.advanceTimersByTimeAsync(40 * MINUTE_MS);
    renewElsewhere();
    await vi.advanceTimersByTimeAsync(55 * MINUTE_MS - 2000);
    expect(renewToken).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3000);
    expect(renewToken).toHaveBeenCalledOnce();
    stop();
  });

  it('[AUTH-17] does not alternate refreshes with another tab when the clock is an hour ahead', async () => {
    const { renewToken, renewElsewhere, stop } = setUp();
    await vi.advanceTimersByTimeAsync(1000);
    renewElsewhere({ expiresIn: -10 });
    await vi.advanceTimersByTimeAsync(50 * MINUTE_MS);
    expect(renewToken).not.toHaveBeenCalled();
    stop();
  });

  it('[AUTH-16] reports a refusal and stops', async () => {
    const { renewToken, onRefused } = setUp(() => {
      throw new Error('revoked');
    });
    await vi.advanceTimersByTimeAsync(180 * MINUTE_MS);
    expect([renewToken.mock.calls.length, onRefused.mock.calls.length]).toEqual([1, 1]);
  });

  it('retries after 30 s when the identity service is unreachable', async () => {
    let isAway = true;
    const { renewToken, onRefused, stop } = setUp(() => {
      if (isAway) throw passing;
    });
    await vi.advanceTimersByTimeAsync(55 * MINUTE_MS + 1000);
    isAway = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect([renewToken.mock.calls.length, onRefused.mock.calls.length]).toEqual([2, 0]);
    stop();
  });

  it('[AUTH-16] retries once past the end of the token, as after a sleep without network, before it ends', async () => {
    const { renewToken, onRefused } = setUp(() => {
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
    const { renewToken, onRefused, stop } = setUp(() => {
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

  it('stops when it is stopped', async () => {
    const { renewToken, stop } = setUp();
    stop();
    await vi.advanceTimersByTimeAsync(180 * MINUTE_MS);
    expect(renewToken).not.toHaveBeenCalled();
  });
});
