import { findBest, foldText, parseQuery, type Query } from '@partyline/display';
import { screens } from '@partyline/texts';
import type { ShownDevice } from '../model/shown-devices.ts';
import type { PaletteAction, PaletteActionName } from './palette-actions.ts';
import { textsOfDevice } from './palette-devices.ts';

export interface FoundAction {
  readonly found: ShownDevice;
  readonly action: PaletteAction;
}

export interface FoundActions {
  readonly actions: readonly FoundAction[];
  /** Comparable with ranks by name; a verb with a device beats the verb alone. */
  readonly rank: number;
  readonly isGuess: boolean;
}

const MOST = 5;
/** Limits the devices whose actions are computed; thousands would be slow. */
const MOST_EXAMINED = 300;
const MOST_FOUND = 30;
const SHORTEST_VERB = 2;

const ACTION_TEXTS = screens.commandPalette.deviceVerbs;
const VERBS = (Object.keys(ACTION_TEXTS) as PaletteActionName[]) // keys of a complete table
  .map((name) => [foldText(ACTION_TEXTS[name]).trim().split(' ')[0] ?? '', name] as const);

/** Actions that start with a word: "st" for start and stop. */
export function listVerbs(word: string): readonly PaletteActionName[] {
  if (word.length < SHORTEST_VERB) return [];
  return VERBS.filter(([verb]) => verb.startsWith(word)).map(([, name]) => name);
}

/**
 * Finds actions by verb: "start main" starts devices matching "main", refused ones included; "start" lists what can start now. null
 * without a verb. [PLUS-26]
 */
export function findActions(
  devices: readonly ShownDevice[],
  { words }: Query,
  actionsOf: (found: ShownDevice) => readonly PaletteAction[],
): FoundActions | null {
  const [verb = '', ...rest] = words;
  const names = listVerbs(verb);
  if (names.length === 0) return null;
  const isNamed = rest.length > 0;
  const { best, isGuess } = isNamed
    ? findBest(devices, parseQuery(rest.join(' ')), textsOfDevice, MOST_FOUND)
    : { best: devices.slice(0, MOST_EXAMINED), isGuess: false };
  const actions: FoundAction[] = [];
  for (const found of best) {
    if (actions.length >= MOST) break;
    for (const action of actionsOf(found)) {
      const isAsked = names.includes(action.name) && (isNamed || action.refusal === undefined);
      if (isAsked && actions.length < MOST) actions.push({ found, action });
    }
  }
  return actions.length === 0 ? null : { actions, rank: isNamed ? 1 : 3, isGuess };
}
