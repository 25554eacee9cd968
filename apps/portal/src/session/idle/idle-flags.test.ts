import { idleLimits } from '@partyline/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SIGNED_OUT, getSession, sessionStore, updateSession } from '../session-store.ts';
import { memoryValues } from '../testing/session-harness.ts';
import { createIdleWatch } from './idle-watch.ts';
import { acknowledgeEnd, followIdle } from './use-idle.ts';

const MINUTE = 60_000;
const CHANNEL = { postMessage: () => undefined, addEventListener: () => undefined };

beforeEach(() => {
  vi.useFakeTimers();
  sessionStore.set({ ...SIGNED_OUT, status: 'signed-in' });
});
afterEach(() => void vi.useRealTimers());

function makeWatch(stored = memoryValues()) {
  const limits = idleLimits({ timeoutMs: 30 * MINUTE, promptMs: 2 * MINUTE });
  return createIdleWatch({ limits, stored, channel: CHANNEL });
}

const flags = () => [getSession().userIdleTimeout, getSession().isIdleTimeoutAction];

it('[ENT-14, IDLE-6, GI-6] userIdleTimeout is set while the prompt is open, isIdleTimeoutAction from its end until it is acknowledged', () => {
  const watch = makeWatch();
  followIdle(watch);
  watch.onEnd(() => updateSession({ endedBy: 'idle' }));
  watch.send({ kind: 'sign-in' });
  const seen = [flags()];
  for (const minutes of [29, 1, 2]) {
    vi.advanceTimersByTime(minutes * MINUTE);
    seen.push(flags());
  }
  // A new session's events do not reset this timeout.
  watch.send({ kind: 'signed-out' });
  seen.push(flags());
  acknowledgeEnd();
  seen.push(flags());
  expect(seen).toEqual([
    [false, false],
    [false, false],
    [true, false],
    [true, true],
    [true, true],
    [false, false],
  ]);
});

it('[ENT-14] a session restored during the prompt sets its flag at once', () => {
  const stored = memoryValues();
  stored.set('activity', String(Date.now() - 31 * MINUTE));
  const watch = makeWatch(stored);
  watch.send({ kind: 'restore' });
  followIdle(watch);
  expect(flags()).toEqual([true, false]);
});

it('[ENT-14] staying resets the flag, and nothing changes after unsubscribing', () => {
  const watch = makeWatch();
  const stop = followIdle(watch);
  watch.send({ kind: 'sign-in' });
  vi.advanceTimersByTime(30 * MINUTE);
  watch.send({ kind: 'stay' });
  expect(flags()).toEqual([false, false]);
  stop();
  vi.advanceTimersByTime(30 * MINUTE);
  expect(flags()).toEqual([false, false]);
});
