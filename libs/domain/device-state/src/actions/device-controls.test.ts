import { describe, expect, it } from 'vitest';
import { contextOf, placedDevice } from './device-action.fixture.ts';
import { shownRefusal, favoriteBodyOf, listDeviceControls } from '../index.ts';

const since = '2026-11-20T14:00:00.000Z';
type Given = Parameters<typeof placedDevice>[0];

/** `open stop` where both work, `open:offline` where one is refused for that reason, `(starting)` while it works. */
function shown(device: Given, context = contextOf('account-owner')): string {
  const actions = listDeviceControls(placedDevice(device), context);
  if (actions.kind === 'working') return `(${actions.work})`;
  return actions.controls
    .map((control) => {
      const again = 'command' in control && control.command !== control.action ? `>${control.command}` : '';
      const why = control.refusal === null ? '' : `:${control.refusal.reason}`;
      return `${control.action}${again}${why}`;
    })
    .join(' ');
}

describe('the controls of a device', () => {
  it.each<[string, Given, string]>([
    ['ready', {}, 'open stop'],
    ['in warning', { status: 'warning' }, 'open stop'],
    ['initialising', { DNSStatus: 'initiated' }, 'open:initialising stop'],
    ['with a DNS error', { DNSStatus: 'error' }, 'open:dns-error stop'],
    ['that wants a restart', { restartRequired: true }, 'open restart'],
    ['offline', { state: 'offline' }, 'start'],
    ['starting', { state: 'offline', status: 'init' }, '(starting)'],
    [
      'whose start was just given',
      { state: 'offline', status: '', openCommand: { action: 'start', since } },
      '(starting)',
    ],
    ['stopping', { status: 'stopping' }, '(stopping)'],
    ['that failed offline', { state: 'offline', status: 'failed' }, 'retry>start'],
    ['that failed online', { status: 'error' }, 'retry>restart open'],
    [
      'whose stop was not answered',
      { status: 'error', openCommand: { action: 'stop', since } },
      'retry>stop open',
    ],
    [
      'whose save was not answered',
      { state: 'offline', status: 'error', openCommand: { action: 'save', since } },
      'retry>start',
    ],
    [
      'online whose save was not answered',
      { status: 'error', openCommand: { action: 'save', since } },
      'retry>restart open',
    ],
    ['deleted', { state: 'offline', status: 'deleted' }, ''],
  ])('of one %s are what can be done next', (_condition, device, controls) => {
    expect(shown(device)).toBe(controls);
  });

  it('[GC-10, ROLE-32, ROLE-37] leave out what the role can never do, whatever the condition', () => {
    const client = contextOf('endpoint-user');
    expect(shown({}, client)).toBe('');
    expect(shown({ state: 'offline' }, client)).toBe('');
    expect(shown({ restartRequired: true }, client)).toBe('');
    expect(shown({ state: 'offline', status: 'failed' }, client)).toBe('');
    expect(shown({ status: 'stopping' }, client)).toBe('');
    expect(shown({}, contextOf('vic-admin'))).toBe('open stop');
    expect(shown({ status: 'stopping' }, contextOf('vic-admin'))).toBe('(stopping)');
  });

  it('[DEV-37, ROLE-22] refuse a start without a workspace, and one on an expired subscription', () => {
    const offline = { state: 'offline' } as const;
    expect(shown(offline, contextOf('account-owner', { workspaceId: null }))).toBe('start:no-workspace');
    expect(shown(offline, contextOf('account-owner', { isSubscriptionExpired: true }))).toBe('start:expired');
    expect(shown({}, contextOf('account-owner', { isSubscriptionExpired: true }))).toBe('open stop');
  });

  it('[GU-17] wait while there is no connection', () => {
    expect(shown({}, contextOf('account-owner', { isConnected: false }))).toBe('open:offline stop:offline');
  });

  it('[GP-14] are the same for physical devices', () => {
    expect(shown({ deviceType: 'device' })).toBe('open stop');
  });
});

it('offers a command that failed a moment ago as a retry, in any place', () => {
  const actionsOf = (device: Given, failed: string | null) => {
    const shownNow = listDeviceControls(placedDevice(device), contextOf('account-owner'), failed);
    if (shownNow.kind !== 'ready') return [];
    return shownNow.controls.map((control) =>
      'command' in control ? `${control.action}>${control.command}` : control.action,
    );
  };
  expect(actionsOf({ state: 'offline' }, 'start')).toEqual(['retry>start']);
  expect(actionsOf({}, 'stop')).toEqual(['open', 'retry>stop']);
  expect(actionsOf({ restartRequired: true }, 'restart')).toEqual(['open', 'retry>restart']);
  for (const other of [null, 'start', 'open', 'favorite']) {
    expect(actionsOf({}, other)).toEqual(['open', 'stop>stop']);
  }
});

it('[DEV-54, GD-29] sends a star as 1, and its removal as 0', () => {
  expect([true, false].map(favoriteBodyOf)).toEqual([{ isFavorite: 1 }, { isFavorite: 0 }]);
});

it.each([
  ['start', { by: 'permission', reason: 'no-right' }, 'no-right'],
  ['restart', { by: 'permission', reason: 'expired' }, 'expired'],
  ['stop', { by: 'permission', reason: 'no-right' }, null],
  ['start', { by: 'connection', reason: 'offline' }, null],
  ['start', null, null],
] as const)('[DEV-39] a press on a refused %s (%j) shows %s', (command, refusal, shown) => {
  expect(shownRefusal(command, refusal)).toBe(shown);
});
