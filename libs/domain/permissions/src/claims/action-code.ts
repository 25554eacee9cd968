import { ACTIONS } from '../table/action.ts';
import type { Action } from '../table/action.ts';

/**
 * The one letter an action has inside a token. Tokens live on in browsers across releases: a letter keeps its meaning
 * for ever, a new action takes an unused one. [GC-2]
 */
export const ACTION_CODES = {
  add: 'a',
  delete: 'd',
  rename: 'n',
  update: 'u',
  cancel: 'x',
  view: 'v',
  playPause: 'p',
  invite: 'i',
  create: 'c',
  revoke: 'r',
  buy: 'b',
  list: 'l',
  unsubscribe: 'e',
  start: 's',
  stop: 'o',
  'change-target': 't',
  ccm: 'm',
  favorite: 'f',
  transferOwnership: 'T',
  askWorkspaceOwnership: 'A',
  'add-instances': 'I',
  'move-instances': 'M',
  'edit-instances': 'E',
} as const satisfies Record<Action, string>;

/** A set of actions as text: one letter each, in the order of the list of actions, each once. [GC-2] */
export function encodeActions(actions: readonly Action[]): string {
  const held = new Set(actions);
  return ACTIONS.filter((action) => held.has(action))
    .map((action) => ACTION_CODES[action])
    .join('');
}

/** The actions a text of letters stands for, in the order of the list of actions. Unknown letters are dropped. [GC-2] */
export function decodeActions(letters: string): readonly Action[] {
  return ACTIONS.filter((action) => letters.includes(ACTION_CODES[action]));
}
