import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHeldToken } from './held-token.ts';
import { makeToken } from '../testing/people.ts';

const MINUTES = 60_000;

/** Renews on each request in the last five minutes, like the SDK. */
function createGiver(lifeSeconds = 3600) {
  let made = 0;
  const make = () => {
    made += 1;
    return {
      token: makeToken({ accountId: made, expiresIn: lifeSeconds }),
      endMs: Date.now() + lifeSeconds * 1000,
    };
  };
  let last = make();
  return {
    /** Number of tokens. */
    made: () => made,
    getIdToken(isForced = false): Promise<string> {
      if (isForced || Date.now() > last.endMs - 5 * MINUTES) last = make();
      return Promise.resolve(last.token);
    },
  };
}

afterEach(() => vi.useRealTimers());

describe('the token of the SDK', () => {
  it('[AUTH-17] is not refreshed by requests in its last five minutes', async () => {
    vi.useFakeTimers();
    const [held, giver] = [createHeldToken(), createGiver()];
    const first = await held.current(giver);
    vi.advanceTimersByTime(56 * MINUTES);
    const asked = await Promise.all([held.current(giver), held.current(giver), held.current(giver)]);
    expect(asked).toEqual([first, first, first]);
    expect(giver.made()).toBe(1);
    const renewed = await held.renew(giver);
    expect(renewed).not.toBe(first);
    expect(await held.current(giver)).toBe(renewed);
    expect(giver.made()).toBe(2);
  });

  it('is requested once after expiry, for parallel callers', async () => {
    vi.useFakeTimers();
    const [held, giver] = [createHeldToken(), createGiver()];
    await held.current(giver);
    vi.advanceTimersByTime(61 * MINUTES);
    const getIdToken = vi.spyOn(giver, 'getIdToken');
    await Promise.all([held.current(giver), held.current(giver), held.current(giver)]);
    expect(getIdToken).toHaveBeenCalledTimes(1);
    expect(giver.made()).toBe(2);
  });

  it('is requested again after the SDK changed it', async () => {
    const [held, giver] = [createHeldToken(), createGiver()];
    const first = await held.current(giver);
    const other = await giver.getIdToken(true);
    expect(await held.current(giver)).toBe(first);
    held.forget();
    expect(await held.current(giver)).toBe(other);
  });

  it('is never that of the previous user', async () => {
    const held = createHeldToken();
    const [before, now] = [createGiver(), createGiver(1800)];
    const slow = vi.spyOn(before, 'getIdToken');
    const asked = held.current(before);
    expect(await held.current(now)).toBe(await now.getIdToken());
    expect(await asked).not.toBe(await now.getIdToken());
    expect(await held.current(now)).toBe(await now.getIdToken());
    expect(slow).toHaveBeenCalledTimes(1);
  });

  it('is requested again after a failure, which all callers receive', async () => {
    const [held, giver] = [createHeldToken(), createGiver()];
    vi.spyOn(giver, 'getIdToken').mockRejectedValueOnce(new Error('out of reach'));
    const asked = await Promise.allSettled([held.current(giver), held.current(giver)]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await held.current(giver)).toBe(await giver.getIdToken());
  });
});
