import type { Instance } from '@partyline/contract';
import { subjectFor } from '@partyline/permissions';
import type { StoredRole } from '@partyline/roles';
import { describe, expect, it } from 'vitest';
import { instanceOf } from '../testing/instance-of.ts';
import { cardActions, permissionFor, type CardAccess } from './card-actions.ts';

const accessOf = (role: StoredRole, more: Partial<CardAccess> = {}): CardAccess => ({
  subject: subjectFor({ roles: [role], planType: 'paid', customerStatus: 'B2C' }),
  workspaceId: 1,
  isSubscriptionExpired: false,
  isConnected: true,
  ...more,
});
const owner = accessOf('account-owner');
const since = '2026-11-20T14:00:00.000Z';

/** `open stop` where both work, `open:offline` where one is refused for that reason, `(starting)` while it works. */
function shown(device: Partial<Instance>, access = owner): string {
  const actions = cardActions(instanceOf(device), access);
  if (actions.kind === 'working') return `(${actions.work})`;
  return actions.controls
    .map((control) => {
      const again = 'command' in control && control.command !== control.action ? `>${control.command}` : '';
      const { refusal } = control;
      const why = refusal === null ? '' : `:${refusal.by === 'connection' ? 'connection' : refusal.reason}`;
      return `${control.action}${again}${why}`;
    })
    .join(' ');
}

describe('the controls of a card', () => {
  it.each<[string, Partial<Instance>, string]>([
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
      'whose stop nobody answered',
      { status: 'error', openCommand: { action: 'stop', since } },
      'retry>stop open',
    ],
    [
      'whose save nobody answered',
      { state: 'offline', status: 'error', openCommand: { action: 'save', since } },
      'retry>start',
    ],
    ['deleted', { state: 'offline', status: 'deleted' }, ''],
  ])('of a device %s are what can be done next', (_state, device, controls) => {
    expect(shown(device)).toBe(controls);
  });

  it('[ROLE-32, ROLE-37] are the same for somebody without the rights, each with its reason', () => {
    const client = accessOf('endpoint-user');
    expect(shown({}, client)).toBe('open:no-right stop:no-right');
    expect(shown({ state: 'offline' }, client)).toBe('start:no-right');
    expect(shown({ restartRequired: true }, client)).toBe('open:no-right restart:no-right');
  });

  it('[DEV-37, ROLE-22] refuse a start without a workspace, and one on an expired subscription', () => {
    expect(shown({ state: 'offline' }, accessOf('account-owner', { workspaceId: null }))).toBe(
      'start:no-workspace',
    );
    expect(shown({ state: 'offline' }, accessOf('account-owner', { isSubscriptionExpired: true }))).toBe(
      'start:expired',
    );
    expect(shown({}, accessOf('account-owner', { isSubscriptionExpired: true }))).toBe('open stop');
  });

  it('[GU-17] wait while the browser has no connection', () => {
    expect(shown({}, accessOf('account-owner', { isConnected: false }))).toBe(
      'open:connection stop:connection',
    );
  });

  it('[GP-14] are the same for physical devices', () => {
    expect(shown({ deviceType: 'device' })).toBe('open stop');
  });
});

describe('the right to a command', () => {
  it('[DEV-38] is asked before anything is called, and a restart takes both rights', () => {
    const device = instanceOf({ state: 'offline' });
    expect(permissionFor(device, owner, 'start').allowed).toBe(true);
    expect(permissionFor(device, accessOf('endpoint-user'), 'start')).toEqual({
      allowed: false,
      reason: 'no-right',
    });
    expect(permissionFor(device, accessOf('endpoint-user'), 'restart').allowed).toBe(false);
    expect(permissionFor(device, accessOf('account-owner', { workspaceId: null }), 'restart')).toEqual({
      allowed: false,
      reason: 'no-workspace',
    });
    expect(permissionFor(device, accessOf('vic-admin'), 'restart').allowed).toBe(true);
  });
});
