import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSwitch, startSwitch } from '../index.ts';
import { SWITCH_STEPS } from './account-switch.ts';
import type { SwitchEvent, SwitchStep } from '../index.ts';
import type { SwitchChoice, SwitchState } from './account-switch.ts';

const HOME: SwitchChoice = { accountId: 1, accountName: 'Stage', workspaceId: null, role: 'account-owner' };
const GUEST: SwitchChoice = { accountId: 2, accountName: 'Choir', workspaceId: 20, role: 'workspace-admin' };
const GUEST_CLAIMS = { accountId: 2, workspaceId: 20, role: 'workspace-admin' } as const;
const LOADING = { kind: 'set-account-state', accountState: 'loading' } as const;

function start(): SwitchStep {
  const started = startSwitch([HOME, GUEST], { accountId: 2, workspaceId: 20 });
  if (!started.ok) throw new Error(started.error);
  return started.value;
}
/** A state after these events. */
function after(...events: SwitchEvent[]): SwitchState {
  return events.reduce((state, event) => nextSwitch(state, event).state, start().state);
}
const POSTED = { kind: 'posted' } as const;
const REFRESHED = { kind: 'refreshed' } as const;
const CLAIMS = { kind: 'claims-read', claims: GUEST_CLAIMS } as const;

describe('step by step', () => {
  it('[ACCT-8] posts account and workspace first', () => {
    expect(start()).toEqual({
      state: { step: 'posting', choice: GUEST },
      effects: [LOADING, { kind: 'post-switch', body: { accountId: 2, workspaceId: 20 } }],
    });
  });

  it('[ACCT-9] then refreshes the token', () => {
    expect(nextSwitch(after(), POSTED).effects).toEqual([{ kind: 'refresh-token' }]);
  });

  it('[ACCT-10] then reads the claims of the new token', () => {
    expect(nextSwitch(after(POSTED), REFRESHED).effects).toEqual([{ kind: 'read-claims' }]);
  });

  it('[ACCT-11, ACCT-4, ACCT-13] then clears the previous account, sets the new one, and is ready', () => {
    expect(nextSwitch(after(POSTED, REFRESHED), CLAIMS)).toEqual({
      state: { step: 'done', choice: GUEST },
      effects: [
        { kind: 'clear-account-data' },
        { kind: 'set-account', account: GUEST },
        { kind: 'set-account-state', accountState: 'ready' },
      ],
    });
  });

  it('takes the role from the claims, which are newer than the list', () => {
    const claims = { ...GUEST_CLAIMS, role: 'vic-admin' } as const;
    const { effects } = nextSwitch(after(POSTED, REFRESHED), { kind: 'claims-read', claims });
    expect(effects).toContainEqual({ kind: 'set-account', account: { ...GUEST, role: 'vic-admin' } });
  });
});

describe('failures', () => {
  const FAILED = {
    state: { step: 'failed' },
    effects: [
      { kind: 'set-account-state', accountState: 'Failed' },
      { kind: 'end-session', reason: 'session-failed' },
    ],
  };

  it('[ACCT-12] logs out with the general session error, whichever step failed', () => {
    for (const state of [after(), after(POSTED), after(POSTED, REFRESHED)]) {
      expect(nextSwitch(state, { kind: 'failed' })).toEqual(FAILED);
    }
  });

  it('[ACCT-12] fails when the claims name another workspace or an unknown role, or are missing', () => {
    for (const claims of [
      null,
      { ...GUEST_CLAIMS, accountId: 1 },
      { ...GUEST_CLAIMS, workspaceId: null },
      { ...GUEST_CLAIMS, workspaceId: 21 },
      { ...GUEST_CLAIMS, role: null },
    ]) {
      expect(nextSwitch(after(POSTED, REFRESHED), { kind: 'claims-read', claims })).toEqual(FAILED);
    }
  });

  it('refuses an account or workspace without an association', () => {
    for (const place of [
      { accountId: 2, workspaceId: null },
      { accountId: 1, workspaceId: 20 },
      { accountId: 3, workspaceId: null },
    ]) {
      expect(startSwitch([HOME, GUEST], place)).toEqual({ ok: false, error: 'not-an-association' });
    }
    expect(startSwitch([], HOME).ok).toBe(false);
  });
});

it('moves at most one step forward, and not at all after the end', () => {
  const anyEvent = fc.constantFrom<SwitchEvent>(POSTED, REFRESHED, CLAIMS, { kind: 'failed' });
  const order: readonly string[] = [...SWITCH_STEPS, 'failed'];
  fc.assert(
    fc.property(fc.array(anyEvent), (events) => {
      let { state } = start();
      for (const event of events) {
        const next = nextSwitch(state, event);
        const [from, to] = [order.indexOf(state.step), order.indexOf(next.state.step)];
        expect(to === from || to === from + 1 || next.state.step === 'failed').toBe(true);
        if (to === from) expect(next.effects).toEqual([]);
        if (state.step === 'done' || state.step === 'failed') expect(next.state).toBe(state);
        state = next.state;
      }
    }),
  );
});

it('[ACCT-8, ACCT-9, ACCT-10, ACCT-11] accepts in each step its own event only, and none after the end', () => {
  const done = after(POSTED, REFRESHED, CLAIMS);
  const failed = after({ kind: 'failed' });
  for (const [state, events] of [
    [after(), [REFRESHED, CLAIMS]],
    [after(POSTED), [POSTED, CLAIMS]],
    [after(POSTED, REFRESHED), [POSTED, REFRESHED]],
    [done, [POSTED, REFRESHED, CLAIMS, { kind: 'failed' }]],
    [failed, [POSTED, REFRESHED, CLAIMS, { kind: 'failed' }]],
  ] as const) {
    for (const event of events) expect(nextSwitch(state, event)).toEqual({ state, effects: [] });
  }
});
