import { describe, expect, it } from 'vitest';
import { DISPLAY_STATES, isTransitional, type DisplayState } from '../state/display-state.ts';
import { nextHeardStates, RESTING_STATES, summarizeChanges, type HeardStates } from './change-summary.ts';

const deviceIn = (vicUuid: string, state: DisplayState) => ({
  vicUuid,
  deviceName: `Device ${vicUuid}`,
  state,
});
const heard = (...states: readonly (readonly [string, DisplayState])[]): HeardStates => new Map(states);
const ALL_ONLINE = heard(['a', 'online'], ['b', 'online'], ['c', 'online'], ['d', 'online']);

it('knows every state in which a device rests', () => {
  expect(new Set(RESTING_STATES)).toEqual(new Set(DISPLAY_STATES.filter((state) => !isTransitional(state))));
});

describe('the summary of changes', () => {
  it('names the only change', () => {
    expect(summarizeChanges(ALL_ONLINE, [deviceIn('a', 'offline')])).toEqual({
      deviceName: 'Device a',
      state: 'offline',
      others: 0,
    });
  });

  it('names the most urgent change, the first of equals, and counts the others', () => {
    const devices = [
      deviceIn('a', 'warning'),
      deviceIn('b', 'failed'),
      deviceIn('c', 'failed'),
      deviceIn('d', 'offline'),
    ];
    expect(summarizeChanges(ALL_ONLINE, devices)).toEqual({
      deviceName: 'Device b',
      state: 'failed',
      others: 3,
    });
    const urgencies = ['failed', 'error', 'warning', 'offline', 'online'] as const;
    for (const [index, state] of urgencies.slice(0, -1).entries()) {
      const less = urgencies[index + 1] ?? 'online';
      const both = [deviceIn('a', less), deviceIn('b', state)];
      expect(summarizeChanges(heard(['a', 'deleted'], ['b', 'deleted']), both)?.state).toBe(state);
    }
  });

  it('is null for a device that is new, works, or is back in its state', () => {
    expect(summarizeChanges(ALL_ONLINE, [deviceIn('new', 'failed'), deviceIn('a', 'online')])).toBeNull();
    for (const state of DISPLAY_STATES.filter(isTransitional)) {
      expect(summarizeChanges(ALL_ONLINE, [deviceIn('a', state)])).toBeNull();
    }
  });
});

describe('the states heard', () => {
  it('are those at rest; a device that works keeps its last one, so that its end is told', () => {
    const working = [deviceIn('a', 'stopping'), deviceIn('b', 'failed'), deviceIn('new', 'starting')];
    const next = nextHeardStates(ALL_ONLINE, working);
    expect(next).toEqual(heard(['a', 'online'], ['b', 'failed'], ['new', 'starting']));
    expect(summarizeChanges(next, [deviceIn('a', 'offline')])?.state).toBe('offline');
    expect(summarizeChanges(next, [deviceIn('new', 'online')])?.state).toBe('online');
    expect(summarizeChanges(next, [deviceIn('b', 'failed')])).toBeNull();
  });

  it('forget a device that is gone', () => {
    expect(nextHeardStates(ALL_ONLINE, [])).toEqual(heard());
  });
});
