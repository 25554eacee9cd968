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

it('[ENT-14, IDLE-6, GI-6] the session says userIdleTimeout while the prompt stands, isIdleTimeoutAction from its end until that is noted', () => {
  const watch = makeWatch();
  followIdle(watch);
  watch.onEnd(() => updateSession({ endedBy: 'idle' }));
  watch.tell({ kind: 'sign-in' });
  const seen = [flags()];
  for (const minutes of [29, 1, 2]) {
    vi.advanceTimersByTime(minutes * MINUTE);
    seen.push(flags());
  }
  // What a new session is told of does not take back that this one ran out.
  watch.tell({ kind: 'signed-out' });
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

it('[ENT-14] the session of who comes back to a prompt that stands already says so at once', () => {
  const stored = memoryValues();
  stored.set('activity', String(Date.now() - 31 * MINUTE));
  const watch = makeWatch(stored);
  watch.tell({ kind: 'restore' });
  followIdle(watch);
  expect(flags()).toEqual([true, false]);
});

it('[ENT-14] staying takes it back, and whoever stops following changes nothing any more', () => {
  const watch = makeWatch();
  const stop = followIdle(watch);
  watch.tell({ kind: 'sign-in' });
  vi.advanceTimersByTime(30 * MINUTE);
  watch.tell({ kind: 'stay' });
  expect(flags()).toEqual([false, false]);
  stop();
  vi.advanceTimersByTime(30 * MINUTE);
  expect(flags()).toEqual([false, false]);
});
