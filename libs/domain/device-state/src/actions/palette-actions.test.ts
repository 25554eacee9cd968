import { describe, expect, it } from 'vitest';
import { listPaletteActions } from '../index.ts';
import { contextOf, placedDevice } from './device-action.fixture.ts';

function actionsOf(
  changes: Parameters<typeof placedDevice>[0] = {},
  role = 'account-owner',
  isConnected = true,
) {
  const device = placedDevice(changes);
  return listPaletteActions(device, contextOf(role, { rows: [device], isConnected }));
}

const namesOf = (...given: Parameters<typeof actionsOf>) =>
  actionsOf(...given).map(({ name, refusal }) => (refusal === null ? name : `(${name})`));

describe('the actions of the palette', () => {
  it('[PLUS-26] are those of the card and its menu, what is possible now first', () => {
    expect(namesOf({ state: 'offline' })).toEqual(['start', 'details', 'edit', 'upgrade', 'move', 'star']);
    expect(namesOf()).toEqual(['open', 'stop', 'details', 'edit', 'upgrade', 'star', '(move)']);
    expect(namesOf({ isFavorite: true })).toContain('unstar');
  });

  it('[PLUS-18, PLUS-26] have the change of a subscription, possible or with the reason', () => {
    const device = placedDevice();
    const listed = (refusal: 'past-due' | null) =>
      listPaletteActions(device, contextOf('account-owner', { rows: [device] }), { refusal });
    expect(listed(null)).toContainEqual({ name: 'change-plan', refusal: null });
    expect(listed('past-due').at(-1)).toEqual({ name: 'change-plan', refusal: 'past-due' });
  });

  it('[PLUS-26] are no command while one runs', () => {
    expect(namesOf({ state: 'offline', status: 'init' })).not.toContain('start');
  });

  it('[GC-10, PLUS-26] of a client user are looking and a star', () => {
    expect(namesOf({}, 'endpoint-user')).toEqual(['details', 'star']);
  });

  it('[PLUS-7, PLUS-26] refuse what the card refuses, with the same reason', () => {
    const open = actionsOf({ DNSStatus: 'error' }).find(({ name }) => name === 'open');
    expect(open?.refusal).toMatchObject({ by: 'open', reason: 'dns-error' });
  });

  it('[GU-17, PLUS-26] wait for the connection', () => {
    const actions = actionsOf({ state: 'offline' }, 'account-owner', false);
    expect(actions.find(({ name }) => name === 'start')?.refusal).toMatchObject({ by: 'connection' });
  });
});
