import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  IDLE_OFF,
  IDLE_PROMPT_MS,
  IDLE_TIMEOUT_MS,
  nextIdle,
  nextIdleLookDelayMs,
  routeDecision,
} from '../index.ts';
import { idleFlagsOf } from '../index.ts';
import type { IdleEvent, IdleState } from '../index.ts';
import type { IdlePhase } from './idle.ts';

const LIMITS = { timeoutMs: IDLE_TIMEOUT_MS, promptMs: IDLE_PROMPT_MS };
const LOGOUT_MS = 1_920_000;

/** Allowed transitions. */
const TABLE: Readonly<Record<IdlePhase, readonly IdlePhase[]>> = {
  off: ['off', 'active', 'prompting', 'timed-out'],
  active: ['active', 'prompting', 'timed-out', 'off'],
  prompting: ['prompting', 'active', 'timed-out', 'off'],
  'timed-out': ['timed-out', 'active', 'off'],
};

const anyEvent: fc.Arbitrary<IdleEvent> = fc.oneof(
  fc
    .constantFrom(
      'sign-in',
      'restore',
      'look',
      'leave',
      'stay',
      'log-out',
      'acknowledge',
      'timed-out-elsewhere',
      'signed-out',
    )
    .map((kind) => ({ kind }) as const),
  fc.boolean().map((isVisible) => ({ kind: 'activity', isVisible }) as const),
);
const anyTime = fc.oneof(fc.integer({ min: 0, max: 9_000_000 }), fc.double());

type Step = [IdleEvent, number, number | null];
const SIGNED_IN: Step = [{ kind: 'sign-in' }, 0, null];
const WITHOUT_CLOCK: Step = [{ kind: 'activity', isVisible: false }, Number.NaN, null];

it('follows its table and ends a session exactly at the logout, for any events, clocks and stored times', () => {
  const anyStep = fc.tuple(anyEvent, anyTime, fc.option(anyTime));
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
      let state: IdleState = IDLE_OFF;
      for (const [event, nowMs, storedActivityMs] of steps) {
        const next = nextIdle(state, event, { nowMs, storedActivityMs }, LIMITS);
        expect(TABLE[state.phase]).toContain(next.state.phase);
        const ends = next.effects.filter(({ kind }) => kind === 'end-session').length;
        const isNewlyOut = next.state.phase === 'timed-out' && state.phase !== 'timed-out';
        const isLogOut = event.kind === 'log-out' && state.phase !== 'off' && next.state.phase === 'off';
        expect(ends).toBe(isNewlyOut || isLogOut ? 1 : 0);
        state = next.state;
        const delay = nextIdleLookDelayMs(state, nowMs, LIMITS);
        if (delay !== null) expect(delay).toBeGreaterThanOrEqual(0);
      }
    }),
    { examples: [[[SIGNED_IN, WITHOUT_CLOCK]]] },
  );
});

/** Tabs of one browser with one stored time; every tab looks when it is due, or later. */
class Browser {
  now = 0;
  stored: number | null = null;
  lastActivity = 0;
  loggedOutAt: number | null = null;
  readonly tabs: IdleState[];

  constructor(count: number) {
    this.tabs = Array.from({ length: count }, () => IDLE_OFF);
    for (const tab of this.tabs.keys()) this.happen(tab, tab === 0 ? 'sign-in' : 'restore');
  }

  happen(tab: number, kind: 'sign-in' | 'restore' | 'look' | 'activity'): void {
    if (this.loggedOutAt !== null) return;
    const event: IdleEvent = kind === 'activity' ? { kind, isVisible: true } : { kind };
    const reading = { nowMs: this.now, storedActivityMs: this.stored };
    const { state, effects } = nextIdle(this.tabs[tab] ?? IDLE_OFF, event, reading, LIMITS);
    this.tabs[tab] = state;
    for (const effect of effects) {
      if (effect.kind === 'write-activity') this.stored = effect.atMs;
      if (effect.kind === 'end-session') this.loggedOutAt = this.now;
    }
    if (kind === 'activity' && this.loggedOutAt === null) this.lastActivity = this.now;
  }

  /** Advances the time and fires due timers. */
  pass(ms: number): void {
    const end = this.now + ms;
    for (let fired = 0; fired < 2000; fired += 1) {
      const dues = this.tabs.map((tab) => nextIdleLookDelayMs(tab, this.now, LIMITS) ?? Infinity);
      const due = Math.min(...dues);
      if (this.now + due > end || this.loggedOutAt !== null) break;
      this.now += due;
      this.happen(dues.indexOf(due), 'look');
    }
    this.now = end;
  }
}

const anyWait = fc.oneof(
  fc.integer({ min: 0, max: 2_500_000 }),
  fc.constantFrom(1, 29_999, 30_000, 1_799_999, 1_800_000, 1_919_999, 1_920_000),
);

it('logs out exactly 32:00 after the last activity of any tab while timers fire on time', () => {
  const anyMove = fc.tuple(fc.nat(2), anyWait);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), fc.array(anyMove, { maxLength: 12 }), (count, moves) => {
      const browser = new Browser(count);
      for (const [tab, wait] of moves) {
        browser.pass(wait);
        browser.happen(tab % count, 'activity');
      }
      browser.pass(LOGOUT_MS);
      expect(browser.loggedOutAt).toBe(browser.lastActivity + LOGOUT_MS);
    }),
  );
});

it('logs out at the first check from 32:00 on, and never before, however late the checks of a sleeping machine are', () => {
  const anyMove = fc.tuple(fc.constantFrom('look', 'activity'), anyWait);
  fc.assert(
    fc.property(fc.array(anyMove, { maxLength: 20 }), (moves) => {
      const browser = new Browser(1);
      for (const [kind, wait] of moves) {
        browser.now += wait;
        const isDue = browser.loggedOutAt === null && browser.now - browser.lastActivity >= LOGOUT_MS;
        const before = browser.loggedOutAt;
        browser.happen(0, kind);
        expect(browser.loggedOutAt).toBe(isDue ? browser.now : before);
      }
    }),
  );
});

it('logs out at 32:00 of real time, neither earlier nor later, when the clock is set back', () => {
  const anyMove = fc.tuple(fc.integer({ min: 0, max: 900_000 }), fc.integer({ min: 0, max: 9_000_000 }));
  fc.assert(
    fc.property(fc.array(anyMove, { minLength: 1, maxLength: 6 }), (moves) => {
      const browser = new Browser(1);
      let real = 0;
      for (const [wait, back] of moves) {
        real += wait;
        browser.now += wait;
        browser.happen(0, 'look');
        browser.now -= back;
        browser.happen(0, 'look');
        expect(browser.loggedOutAt !== null).toBe(real >= LOGOUT_MS);
      }
    }),
  );
});

it('[IDLE-9] ends at the login page, from every page, once the time has run out', () => {
  const browser = new Browser(1);
  browser.pass(LOGOUT_MS);
  const [state = IDLE_OFF] = browser.tabs;
  const { isIdleTimeoutAction } = idleFlagsOf(state);
  for (const path of ['/dashboard', '/myaccount', '/', '/invite', '/accounts-select', '/nonsense']) {
    const decision = routeDecision({
      path,
      isIdleTimeoutAction,
      maintenance: false,
      hasIdentityUser: true,
      isLoggedUser: true,
      isEmailVerified: true,
      registerState: 'done',
      hasPendingInvite: false,
      associationsCount: 1,
      hasChosenAccount: true,
    });
    expect(decision).toEqual({ kind: 'redirect', to: '/login', keepsRedirectTo: false });
  }
});
