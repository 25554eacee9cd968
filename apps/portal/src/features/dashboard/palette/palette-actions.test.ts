import type { Instance } from '@partyline/contract';
import { subjectFor } from '@partyline/permissions';
import type { StoredRole } from '@partyline/roles';
import { OPEN_REFUSAL_TEXTS, screens } from '@partyline/texts';
import { describe, expect, it } from 'vitest';
import { instanceOf, workspaceOf, viewsOf } from '../testing/instance-of.ts';
import { inWorkspace } from '../device-context.ts';
import { listPaletteActions } from './palette-actions.ts';

const NOW_MS = Date.parse('2026-11-20T14:00:00.000Z');

function actionsOf(more: Partial<Instance>, role: StoredRole = 'account-owner', isConnected = true) {
  const device = instanceOf({ movable: true, hasUpgradeAvailable: true, ...more });
  const [view] = viewsOf([workspaceOf({ vicList: [device], roles: [role] })], NOW_MS);
  const subject = subjectFor({ roles: [role], planType: 'paid', customerStatus: 'B2C' });
  const access = { subject, workspaceId: 1, isSubscriptionExpired: false, isConnected };
  return listPaletteActions(device, inWorkspace(access, view!, 1));
}

const namesOf = (...given: Parameters<typeof actionsOf>) =>
  actionsOf(...given).map(({ name, refusal }) => (refusal === undefined ? name : `(${name})`));

describe('the actions of the palette', () => {
  it('[PLUS-26] are those of the card and its menu, what is possible now first', () => {
    expect(namesOf({ state: 'offline' })).toEqual(['start', 'details', 'edit', 'upgrade', 'move', 'star']);
    expect(namesOf({})).toEqual(['open', 'stop', 'details', 'edit', 'upgrade', 'star', '(move)']);
    expect(namesOf({ isFavorite: true })).toContain('unstar');
  });

  it('[PLUS-18, PLUS-26] have the change of a subscription, possible or with the reason', () => {
    const device = instanceOf({});
    const [view] = viewsOf([workspaceOf({ vicList: [device], roles: ['account-owner'] })], NOW_MS);
    const subject = subjectFor({ roles: ['account-owner'], planType: 'paid', customerStatus: 'B2C' });
    const access = { subject, workspaceId: 1, isSubscriptionExpired: false, isConnected: true };
    const listed = (refusal: string | undefined) =>
      listPaletteActions(device, inWorkspace(access, view!, 1), { refusal });
    expect(listed(undefined)).toContainEqual({ name: 'change-plan', refusal: undefined });
    expect(listed('Pay first.').at(-1)).toEqual({ name: 'change-plan', refusal: 'Pay first.' });
  });

  it('[PLUS-26] are no command while one runs', () => {
    expect(namesOf({ state: 'offline', status: 'init' })).not.toContain('start');
  });

  it('[GC-10, PLUS-26] of a client user are looking and a star', () => {
    expect(namesOf({}, 'endpoint-user')).toEqual(['details', 'star']);
  });

  it('[PLUS-7, PLUS-26] refuse what the card refuses, with the same reason', () => {
    const open = actionsOf({ DNSStatus: 'error' }).find(({ name }) => name === 'open');
    expect(open?.refusal).toBe(OPEN_REFUSAL_TEXTS['dns-error']);
  });

  it('[GU-17, PLUS-26] wait for the connection', () => {
    const actions = actionsOf({ state: 'offline' }, 'account-owner', false);
    expect(actions.find(({ name }) => name === 'start')?.refusal).toBe(screens.dashboard.offlineRefusal);
  });
});
