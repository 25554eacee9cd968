import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  IDLE_OFF,
  IDLE_PROMPT_MS,
  IDLE_TIMEOUT_MS,
  computeIdleSecondsLeft,
  idleFlagsOf,
  idleLimits,
  nextIdle,
  nextIdleLookDelayMs,
} from '../index.ts';
import { IDLE_DEFAULT_TIMEOUT_MS } from '../tokens/timings.ts';
import { IDLE_TIMED_OUT } from './idle.ts';
import type { IdleEvent, IdleState } from '../index.ts';
import type { IdleStep } from './next-idle.ts';

const NOW = 1_795_168_800_000;
const MINUTE = 60_000;
const LIMITS = { timeoutMs: IDLE_TIMEOUT_MS, promptMs: IDLE_PROMPT_MS };

function step(state: IdleState, event: IdleEvent, afterMs: number, stored: number | null = NOW): IdleStep {
  return nextIdle(state, event, { nowMs: NOW + afterMs, storedActivityMs: stored }, LIMITS);
}
const signedIn = step(IDLE_OFF, { kind: 'sign-in' }, 0, null).state;
const look = (state: IdleState, afterMs: number, stored: number | null = NOW): IdleStep =>
  step(state, { kind: 'look' }, afterMs, stored);
const prompting = look(signedIn, 31 * MINUTE).state;
const IDLE_END = [{ kind: 'tell-timed-out' }, { kind: 'end-session', reason: 'idle' }];

describe('the clock', () => {
  it('[IDLE-1] opens the prompt at 30:00 without activity, and not before', () => {
    expect(look(signedIn, 30 * MINUTE - 1).state.phase).toBe('active');
    expect(look(signedIn, 30 * MINUTE).state.phase).toBe('prompting');
  });

  it('[IDLE-2] logs out at 32:00, and not before', () => {
    expect(look(prompting, 32 * MINUTE - 1)).toEqual({
      state: { ...prompting, lookedAtMs: NOW + 32 * MINUTE - 1 },
      effects: [],
    });
    expect(look(prompting, 32 * MINUTE)).toEqual({ state: IDLE_TIMED_OUT, effects: IDLE_END });
  });

  it('[IDLE-3] waits 20 min and does not prompt by default', () => {
    expect(idleLimits()).toEqual({ timeoutMs: IDLE_DEFAULT_TIMEOUT_MS, promptMs: 0 });
    expect(idleLimits({ promptMs: 5 })).toEqual({ timeoutMs: 1_200_000, promptMs: 5 });
    expect(idleLimits({ timeoutMs: 0 })).toEqual({ timeoutMs: 0, promptMs: 0 });
    expect(idleLimits({ timeoutMs: NaN, promptMs: -1 })).toEqual({ timeoutMs: 1_200_000, promptMs: 0 });
    expect(idleLimits({ timeoutMs: Infinity })).toEqual({ timeoutMs: 1_200_000, promptMs: 0 });
  });

  it('logs out at once, without a prompt, after the machine slept, at any event', () => {
    const kinds = ['look', 'stay', 'leave', 'log-out', 'restore', 'acknowledge'] as const;
    for (const event of [
      ...kinds.map((kind) => ({ kind })),
      { kind: 'activity', isVisible: true } as const,
    ]) {
      expect(step(signedIn, event, 600 * MINUTE), event.kind).toEqual({
        state: IDLE_TIMED_OUT,
        effects: IDLE_END,
      });
    }
  });

  it('keeps counting when the clock is set back, and corrects the shared time once', () => {
    const back = look(look(signedIn, 10 * MINUTE).state, -60 * MINUTE);
    const corrected = NOW - 70 * MINUTE;
    expect(back.effects).toEqual([{ kind: 'write-activity', atMs: corrected }]);
    expect(look(back.state, -41 * MINUTE, corrected).state.phase).toBe('active');
    expect(look(back.state, -40 * MINUTE, corrected).state.phase).toBe('prompting');
    expect(look(back.state, -38 * MINUTE, corrected).state).toBe(IDLE_TIMED_OUT);
  });

  it('changes nothing when the clock is unreadable', () => {
    expect(look(signedIn, NaN)).toEqual({ state: signedIn, effects: [] });
  });
});

describe('several tabs', () => {
  it('[IDLE-4] are kept alive by the activity of one', () => {
    const elsewhere = NOW + 29 * MINUTE;
    expect(look(signedIn, 45 * MINUTE, elsewhere).state.phase).toBe('active');
    expect(look(prompting, 31 * MINUTE, elsewhere).state.phase).toBe('active');
    expect(look(signedIn, 61 * MINUTE, elsewhere).state).toBe(IDLE_TIMED_OUT);
  });

  it('[IDLE-5] are all logged out by one, which alone raises the event', () => {
    expect(look(prompting, 32 * MINUTE).effects).toContainEqual({ kind: 'tell-timed-out' });
    expect(step(signedIn, { kind: 'timed-out-elsewhere' }, MINUTE)).toEqual({
      state: IDLE_TIMED_OUT,
      effects: [{ kind: 'end-session', reason: 'idle' }],
    });
  });

  it('receive the activity of another tab at once', () => {
    expect(look(prompting, 31 * MINUTE, NOW + 31 * MINUTE).state.phase).toBe('active');
  });

  it('ignore an unreadable shared time', () => {
    for (const stored of [null, NaN, Infinity, -Infinity]) {
      const { state, effects } = look(signedIn, 1, stored);
      expect({ state, effects }, String(stored)).toEqual({
        state: { ...signedIn, lookedAtMs: NOW + 1 },
        effects: [],
      });
    }
  });

  it('do not count an unreadable, a known or a future time as activity', () => {
    for (const stored of [null, NaN, Infinity, -Infinity, NOW]) {
      expect(look(signedIn, 30 * MINUTE, stored).state.phase, String(stored)).toBe('prompting');
    }
    const ahead = look(signedIn, 30 * MINUTE, NOW + 999 * MINUTE);
    expect(ahead.state.phase).toBe('prompting');
    expect(ahead.effects).toEqual([{ kind: 'write-activity', atMs: NOW }]);
  });
});

describe('activity', () => {
  const active = (isVisible: boolean) => ({ kind: 'activity', isVisible }) as const;

  it('is written at most every 30 s, the latest one after that or when the tab is left', () => {
    const first = step(signedIn, active(true), 29_999);
    expect(first.effects).toEqual([]);
    expect(nextIdleLookDelayMs(first.state, NOW + 29_999, LIMITS)).toBe(1);
    const written = [{ kind: 'write-activity', atMs: NOW + 29_999 }];
    expect(look(first.state, 30_000).effects).toEqual(written);
    expect(step(first.state, { kind: 'leave' }, 29_999).effects).toEqual(written);
    expect(look(first.state, 29_999).effects).toEqual([]);
    expect(step(signedIn, { kind: 'leave' }, 1000).effects).toEqual([]);
    expect(step(signedIn, active(true), 30_000).effects).toEqual([
      { kind: 'write-activity', atMs: NOW + 30_000 },
    ]);
  });

  it('counts only in a visible tab', () => {
    const hidden = step(signedIn, active(false), 10 * MINUTE).state;
    expect(look(hidden, 30 * MINUTE).state.phase).toBe('prompting');
    const visible = step(signedIn, active(true), 10 * MINUTE).state;
    expect(look(visible, 39 * MINUTE).state.phase).toBe('active');
  });

  it.each([{ kind: 'stay' } as const, active(true)])(
    '[IDLE-10] closes the prompt in all tabs and restarts the time: $kind',
    (event) => {
      const { state, effects } = step(prompting, event, 32 * MINUTE - 1);
      expect(effects).toEqual([{ kind: 'write-activity', atMs: NOW + 32 * MINUTE - 1 }]);
      expect(look(state, 62 * MINUTE - 2, NOW + 32 * MINUTE - 1).state.phase).toBe('active');
      expect(look(state, 62 * MINUTE - 1, NOW + 32 * MINUTE - 1).state.phase).toBe('prompting');
    },
  );
});

describe('the end', () => {
  it('[IDLE-6] raises userIdleTimeout first and isIdleTimeoutAction then', () => {
    const flags = [signedIn, prompting, look(prompting, 32 * MINUTE).state].map(idleFlagsOf);
    expect(flags).toEqual([
      { userIdleTimeout: false, isIdleTimeoutAction: false },
      { userIdleTimeout: true, isIdleTimeoutAction: false },
      { userIdleTimeout: true, isIdleTimeoutAction: true },
    ]);
    expect(idleFlagsOf(IDLE_OFF).isIdleTimeoutAction).toBe(false);
    expectTypeOf(flags[0]).not.toBeAny();
  });

  it('waits for its acknowledgement or a new sign-in, and ignores other events', () => {
    const kinds = [
      'look',
      'restore',
      'stay',
      'leave',
      'log-out',
      'signed-out',
      'timed-out-elsewhere',
    ] as const;
    for (const kind of kinds) {
      expect(step(IDLE_TIMED_OUT, { kind }, 0), kind).toEqual({ state: IDLE_TIMED_OUT, effects: [] });
    }
    expect(step(IDLE_TIMED_OUT, { kind: 'acknowledge' }, 0)).toEqual({ state: IDLE_OFF, effects: [] });
    expect(step(IDLE_TIMED_OUT, { kind: 'sign-in' }, 0).state.phase).toBe('active');
  });

  it('is a normal logout by the button of the dialog', () => {
    expect(step(prompting, { kind: 'log-out' }, 31 * MINUTE)).toEqual({
      state: IDLE_OFF,
      effects: [{ kind: 'end-session', reason: 'logged-out' }],
    });
  });

  it('stops the idle clock when the session ends in another way', () => {
    for (const state of [signedIn, prompting, IDLE_OFF]) {
      expect(step(state, { kind: 'signed-out' }, MINUTE)).toEqual({ state: IDLE_OFF, effects: [] });
    }
  });

  it('ignores all events but a session while signed out', () => {
    for (const kind of ['look', 'stay', 'leave', 'log-out', 'acknowledge', 'timed-out-elsewhere'] as const) {
      expect(step(IDLE_OFF, { kind }, 99 * MINUTE), kind).toEqual({ state: IDLE_OFF, effects: [] });
    }
    expect(nextIdleLookDelayMs(IDLE_OFF, NOW, LIMITS)).toBeNull();
    expect(nextIdleLookDelayMs(IDLE_TIMED_OUT, NOW, LIMITS)).toBeNull();
  });
});

describe('the start of the app', () => {
  const restore = (afterMs: number, stored: number | null) =>
    step(IDLE_OFF, { kind: 'restore' }, afterMs, stored);

  it('[AUTH-5] logs out at once when the stored time is 32:00 ago', () => {
    expect(restore(32 * MINUTE, NOW)).toEqual({ state: IDLE_TIMED_OUT, effects: IDLE_END });
    expect(restore(32 * MINUTE - 1, NOW).state.phase).toBe('prompting');
    expect(restore(30 * MINUTE - 1, NOW).state.phase).toBe('active');
  });

  it('restarts the clock and stores the time when none or a future one is stored', () => {
    for (const stored of [null, NaN, NOW + 5]) {
      const { state, effects } = restore(0, stored);
      expect(state.phase).toBe('active');
      expect(effects).toEqual([{ kind: 'write-activity', atMs: NOW }]);
    }
  });

  it('counts a sign-in as activity in any state and with any stored time', () => {
    for (const state of [IDLE_OFF, IDLE_TIMED_OUT, prompting]) {
      const step1 = step(state, { kind: 'sign-in' }, 500 * MINUTE);
      expect(step1.state.phase).toBe('active');
      expect(step1.effects).toEqual([{ kind: 'write-activity', atMs: NOW + 500 * MINUTE }]);
    }
    expect(step(signedIn, { kind: 'sign-in' }, 1).effects).toEqual([
      { kind: 'write-activity', atMs: NOW + 1 },
    ]);
  });
});

describe('the countdown', () => {
  it('shows begun seconds while the prompt is open', () => {
    const left = (ms: number) => computeIdleSecondsLeft(prompting, NOW + ms, LIMITS);
    expect([30 * MINUTE, 30 * MINUTE + 1, 31 * MINUTE, 32 * MINUTE - 1, 33 * MINUTE].map(left)).toEqual([
      120, 120, 60, 1, 0,
    ]);
    expect(left(-MINUTE)).toBe(120);
    expect(computeIdleSecondsLeft(signedIn, NOW, LIMITS)).toBeNull();
  });

  it('schedules the next check', () => {
    expect(nextIdleLookDelayMs(signedIn, NOW + 1, LIMITS)).toBe(30 * MINUTE - 1);
    expect(nextIdleLookDelayMs(prompting, NOW + 31 * MINUTE, LIMITS)).toBe(MINUTE);
    expect(nextIdleLookDelayMs(prompting, NOW + 99 * MINUTE, LIMITS)).toBe(0);
  });
});

it('notifies other tabs at once that the prompt was answered, with any limits', () => {
  const limits = { timeoutMs: 10_000, promptMs: 5_000 };
  const reading = (afterMs: number) => ({ nowMs: NOW + afterMs, storedActivityMs: NOW });
  const prompted = nextIdle(signedIn, { kind: 'look' }, reading(10_000), limits).state;
  expect(nextIdle(prompted, { kind: 'stay' }, reading(11_000), limits).effects).toEqual([
    { kind: 'write-activity', atMs: NOW + 11_000 },
  ]);
});
