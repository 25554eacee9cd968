import { parseQuery } from '@partyline/display';
import { describe, expect, it } from 'vitest';
import { instanceOf, uuidOf, workspaceOf, viewsOf } from '../testing/instance-of.ts';
import { listShownDevices } from '@partyline/display';
import { findActions, listVerbs, type PaletteAction } from './palette-actions.ts';
import type { ShownDevice } from '../dashboard-rows.ts';

const named = (names: readonly string[]) => {
  const vicList = names.map((deviceName, index) =>
    instanceOf({ deviceName, vicUuid: uuidOf(index + 1), hostName: '' }),
  );
  return listShownDevices(viewsOf([workspaceOf({ name: 'Studio', vicList })], 0));
};

const start = (refusal?: string): PaletteAction => ({ name: 'start', command: 'start', refusal });
const startable = (): PaletteAction[] => [start(), { name: 'details', refusal: undefined }];

const ask = (
  typed: string,
  devices: readonly ShownDevice[],
  actionsOf: (found: ShownDevice) => PaletteAction[] = startable,
) => findActions(devices, parseQuery(typed), actionsOf);
const wordsOf = (given: ReturnType<typeof ask>) =>
  given?.actions.map(({ action, found }) => `${action.name} ${found.device.deviceName}`);

describe('an action asked for by its verb', () => {
  it('[PLUS-26] is for the devices that the other words find', () => {
    const devices = named(['Main PL', 'Foyer', 'Domain']);
    expect(wordsOf(ask('start main', devices))).toEqual(['start Main PL', 'start Domain']);
    expect(wordsOf(ask('star foy', devices))).toEqual(['start Foyer']);
    expect(wordsOf(ask('det foyer', devices))).toEqual(['details Foyer']);
    expect(wordsOf(ask('start studio', devices))).toHaveLength(3);
    expect(ask('start nothing', devices)).toBe(null);
  });

  it('[PLUS-26] alone is for what it can be done to now, and ranks behind one with a name', () => {
    const devices = named(['Runs', 'Rests']);
    const actionsOf = ({ device }: ShownDevice) => [
      start(device.deviceName === 'Runs' ? 'It runs.' : undefined),
    ];
    expect(wordsOf(ask('start', devices, actionsOf))).toEqual(['start Rests']);
    expect(wordsOf(ask('start run', devices, actionsOf))).toEqual(['start Runs']);
    expect(ask('start', devices, actionsOf)!.rank).toBeGreaterThan(
      ask('start run', devices, actionsOf)!.rank,
    );
  });

  it('is none for a word that is no verb, and for one letter', () => {
    expect(ask('main', named(['Main PL']))).toBe(null);
    expect(listVerbs('s')).toEqual([]);
    expect(listVerbs('st')).toEqual(['start', 'stop']);
  });

  it('lists five and asks no more devices than it must', () => {
    let asked = 0;
    const devices = named(Array.from({ length: 400 }, (_, index) => `Camera ${index}`));
    const given = ask('start', devices, () => {
      asked += 1;
      return [start()];
    });
    expect(given?.actions).toHaveLength(5);
    expect(asked).toBe(5);
    asked = 0;
    ask('stop', devices, () => {
      asked += 1;
      return [start()];
    });
    expect(asked).toBe(300);
  });
});
