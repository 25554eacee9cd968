import { idleLimits } from '@partyline/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSafeStorage } from '../tabs/stored-values.ts';
import { memoryValues } from '../testing/session-harness.ts';
import { createIdleWatch, type IdleWatchOptions } from './idle-watch.ts';

type Channel = IdleWatchOptions['channel'];

const MINUTE = 60_000;
const LIMITS = idleLimits({ timeoutMs: 30 * MINUTE, promptMs: 2 * MINUTE });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A message reaches all tabs but the sender. */
function makeChannels() {
  const all: { listener: Parameters<Channel['addEventListener']>[1] | null }[] = [];
  return (): Channel => {
    const own: (typeof all)[number] = { listener: null };
    all.push(own);
    return {
      postMessage: (data) => all.forEach((other) => other !== own && other.listener?.({ data })),
      addEventListener: (_type, listener) => void (own.listener = listener),
    };
  };
}

function openTab(channel: Channel, stored = memoryValues()) {
  const watch = createIdleWatch({ limits: LIMITS, stored, channel });
  const onEnd = vi.fn();
  watch.onEnd(onEnd);
  return { watch, onEnd };
}

it('[IDLE-4, IDLE-5] tabs share activity where storage is blocked', () => {
  const channels = makeChannels();
  const blockedValues = () =>
    memoryValues(
      createSafeStorage(() => {
        throw new Error('blocked');
      }),
    );
  const [one, other] = [openTab(channels(), blockedValues()), openTab(channels(), blockedValues())];
  one.watch.send({ kind: 'sign-in' });
  other.watch.send({ kind: 'restore' });
  vi.advanceTimersByTime(20 * MINUTE);
  one.watch.send({ kind: 'activity', isVisible: true });
  vi.advanceTimersByTime(29 * MINUTE);
  expect(other.watch.state.get().phase).toBe('active');
  vi.advanceTimersByTime(3 * MINUTE);
  expect([one.onEnd.mock.calls, other.onEnd.mock.calls]).toEqual([[['idle']], [['idle']]]);
});

it('activity in a hidden tab does not extend the session, nor does polling', () => {
  const { watch, onEnd } = openTab(makeChannels()());
  watch.send({ kind: 'sign-in' });
  for (let minute = 0; minute < 32; minute += 1) {
    vi.advanceTimersByTime(MINUTE);
    watch.send({ kind: 'activity', isVisible: false });
  }
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('idle');
});

it('an unknown message changes nothing', () => {
  const channels = makeChannels();
  const { watch, onEnd } = openTab(channels());
  const stranger = channels();
  watch.send({ kind: 'sign-in' });
  for (const nonsense of [null, 'timed-out', { kind: 'activity' }, { kind: 'activity', atMs: '1' }, 7]) {
    stranger.postMessage(nonsense);
  }
  expect([watch.state.get().phase, onEnd.mock.calls.length]).toEqual(['active', 0]);
});
