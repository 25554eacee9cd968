import { describe, expect, it } from 'vitest';
import { findActions, findBest, findTextsOf, indexVerbs, listShownDevices, parseQuery } from '../index.ts';
import { instanceOf, uuidOf, viewsOf, workspaceOf } from '../dashboard/dashboard.fixture.ts';
import { listVerbs } from './find-actions.ts';

const named = (names: readonly string[], workspace = 'Studio') => {
  const vicList = names.map((deviceName, index) =>
    instanceOf({ deviceName, vicUuid: uuidOf(index + 1), hostName: '' }),
  );
  return listShownDevices(viewsOf([workspaceOf({ name: workspace, vicList })], 0));
};
type Shown = ReturnType<typeof named>[number];

const VERBS = indexVerbs({
  start: 'Start',
  stop: 'Stop',
  star: 'Star',
  details: 'Details of it',
  restart: 'Réstart',
});
interface Action {
  readonly name: (typeof VERBS)[number][1];
  readonly refusal: string | null;
}

const start = (refusal: string | null = null): Action => ({ name: 'start', refusal });
const startable = (): Action[] => [start(), { name: 'details', refusal: null }];

const ask = (
  typed: string,
  devices: readonly Shown[],
  actionsOf: (found: Shown) => readonly Action[] = startable,
) => findActions(devices, parseQuery(typed), VERBS, actionsOf);
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
    const actionsOf = ({ device }: Shown) => [start(device.deviceName === 'Runs' ? 'It runs.' : null)];
    expect(wordsOf(ask('start', devices, actionsOf))).toEqual(['start Rests']);
    expect(wordsOf(ask('start run', devices, actionsOf))).toEqual(['start Runs']);
    expect(ask('start', devices, actionsOf)!.rank).toBeGreaterThan(
      ask('start run', devices, actionsOf)!.rank,
    );
  });

  it('is none for a word that is no verb, and for one letter', () => {
    expect(ask('main', named(['Main PL']))).toBe(null);
    expect(listVerbs(VERBS, 's')).toEqual([]);
    expect(listVerbs(VERBS, 'sto')).toEqual(['stop']);
    expect(listVerbs(VERBS, 'resta')).toEqual(['restart']);
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

it('[PLUS-26] a device is found by its name, its host and the name of its workspace now', () => {
  const [shown] = named(['Main PL'], 'Stage');
  if (shown === undefined) throw new Error('there is one device');
  const renamed = {
    ...shown,
    view: { ...shown.view, workspace: { ...shown.view.workspace, name: 'Foyer' } },
  };
  const count = (typed: string, one: Shown) => findBest([one], parseQuery(typed), findTextsOf, 1).count;
  expect([count('stage', shown), count('foyer', shown)]).toEqual([1, 0]);
  expect([count('stage', renamed), count('foyer', renamed), count('main', renamed)]).toEqual([0, 1, 1]);
});
