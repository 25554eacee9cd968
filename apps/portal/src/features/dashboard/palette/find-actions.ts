import { findBest, foldText, parseQuery, type Query } from '@partyline/display';
import { screens } from '@partyline/texts';
import type { ShownDevice } from '../model/shown-devices.ts';
import type { PaletteAction, PaletteActionName } from './palette-actions.ts';
import { textsOfDevice } from './palette-devices.ts';

/** An action and its device. */
export interface FoundAction {
  readonly found: ShownDevice;
  readonly action: PaletteAction;
}

/** The actions found by their verb. */
export interface FoundActions {
  readonly actions: readonly FoundAction[];
  /** Comparable with the rank of what is found by name: a verb with a device ranks better than the verb alone. */
  readonly rank: number;
  readonly isGuess: boolean;
}

const MOST = 5;
/** Limit of the devices whose actions are computed: computing thousands would be felt. */
const MOST_EXAMINED = 300;
const MOST_FOUND = 30;
const SHORTEST_VERB = 2;

const ACTION_TEXTS = screens.commandPalette.deviceVerbs;
const VERBS = (Object.keys(ACTION_TEXTS) as PaletteActionName[]) // the keys of a table over all names
  .map((name) => [foldText(ACTION_TEXTS[name]).trim().split(' ')[0] ?? '', name] as const);

/** The actions that a word is the beginning of: "st" of start and stop. */
export function listVerbs(word: string): readonly PaletteActionName[] {
  if (word.length < SHORTEST_VERB) return [];
  return VERBS.filter(([verb]) => verb.startsWith(word)).map(([, name]) => name);
}

/**
 * Finds actions by their verb: "start main" is the start of every device that "main" finds, refused ones too; "start" alone is
 * what can be started now. null if the first word is no verb. [PLUS-26]
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
