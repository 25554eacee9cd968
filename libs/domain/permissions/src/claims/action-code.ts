import { ACTIONS } from '../table/action.ts';
import type { Action } from '../table/action.ts';

/** Tokens in browsers outlive releases: a letter never changes its meaning; a new action takes an unused one. [GC-2] */
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

/** Encodes actions in list order, without duplicates. [GC-2] */
export function encodeActions(actions: readonly Action[]): string {
  const held = new Set(actions);
  return ACTIONS.filter((action) => held.has(action))
    .map((action) => ACTION_CODES[action])
    .join('');
}

/** Decodes actions in list order; unknown letters are dropped. [GC-2] */
export function decodeActions(letters: string): readonly Action[] {
  return ACTIONS.filter((action) => letters.includes(ACTION_CODES[action]));
}
