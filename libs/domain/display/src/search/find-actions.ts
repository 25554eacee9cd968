import type { ShownDevice } from '../dashboard/shown-devices.ts';
import { findBest, parseQuery, type FindTexts, type Query } from './find-best.ts';
import { foldText } from './fold-text.ts';

interface NamedDevice {
  readonly deviceName: string;
  readonly hostName: string;
}

interface NamedWorkspace {
  readonly name: string;
}

interface KnownTexts {
  readonly workspace: string;
  readonly texts: FindTexts;
}

const known = new WeakMap<NamedDevice, KnownTexts>();

/** Returns the search texts of a device, cached: name, workspace and host. [PLUS-26] */
export function findTextsOf({ device, view }: ShownDevice<NamedDevice, NamedWorkspace>): FindTexts {
  const { name: workspace } = view.workspace;
  const cached = known.get(device);
  if (cached?.workspace === workspace) return cached.texts;
  const texts = {
    name: foldText(device.deviceName),
    other: foldText(`${workspace}\n${device.hostName}`),
  };
  known.set(device, { workspace, texts });
  return texts;
}

/** The folded first words of actions, with the actions' names. */
export type VerbIndex<Name extends string> = readonly (readonly [verb: string, name: Name])[];

/** Returns the index of actions by the first word of their texts. */
export function indexVerbs<Name extends string>(texts: Readonly<Record<Name, string>>): VerbIndex<Name> {
  // Keys of a complete table.
  return (Object.keys(texts) as Name[]).map((name) => [
    foldText(texts[name]).trim().split(' ')[0] ?? '',
    name,
  ]);
}

const SHORTEST_VERB = 2;

/** Lists the actions that start with a word: "st" for start and stop. */
export function listVerbs<Name extends string>(index: VerbIndex<Name>, word: string): readonly Name[] {
  if (word.length < SHORTEST_VERB) return [];
  return index.filter(([verb]) => verb.startsWith(word)).map(([, name]) => name);
}

export interface FoundAction<Device, Action> {
  readonly found: Device;
  readonly action: Action;
}

export interface FoundActions<Device, Action> {
  readonly actions: readonly FoundAction<Device, Action>[];
  /** Comparable with ranks by name; a verb with a device beats the verb alone. */
  readonly rank: number;
  readonly isGuess: boolean;
}

const MOST = 5;
/** Limits the devices whose actions are computed; thousands would be slow. */
const MOST_EXAMINED = 300;
const MOST_FOUND = 30;

/**
 * Finds actions by verb: "start main" starts devices matching "main", refused ones included; "start" lists what can start now. null
 * without a verb. [PLUS-26]
 */
export function findActions<
  Device extends ShownDevice<NamedDevice, NamedWorkspace>,
  Action extends { readonly name: string; readonly refusal: unknown },
>(
  devices: readonly Device[],
  { words }: Query,
  verbs: VerbIndex<Action['name']>,
  actionsOf: (found: Device) => readonly Action[],
): FoundActions<Device, Action> | null {
  const [verb = '', ...rest] = words;
  const names = listVerbs(verbs, verb);
  if (names.length === 0) return null;
  const isNamed = rest.length > 0;
  const { best, isGuess } = isNamed
    ? findBest(devices, parseQuery(rest.join(' ')), findTextsOf, MOST_FOUND)
    : { best: devices.slice(0, MOST_EXAMINED), isGuess: false };
  const actions: FoundAction<Device, Action>[] = [];
  for (const found of best) {
    if (actions.length >= MOST) break;
    for (const action of actionsOf(found)) {
      const isAsked = names.includes(action.name) && (isNamed || action.refusal === null);
      if (isAsked && actions.length < MOST) actions.push({ found, action });
    }
  }
  return actions.length === 0 ? null : { actions, rank: isNamed ? 1 : 3, isGuess };
}
