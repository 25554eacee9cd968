import {
  deviceActionDecision,
  listDeviceControls,
  listDeviceMenu,
  type DeviceActionRefusal,
  type DeviceCommand,
  type DeviceInWorkspace,
  type DeviceMenuEntry,
} from '@partyline/device-state';
import type { Instance } from '@partyline/contract';
import { deviceRefusalText, screens } from '@partyline/texts';
import { foldText, type FindTexts, findBest, parseQuery, type Query } from '@partyline/display';
import { readerOf } from '../../../session/rights.ts';
import type { ShownDevice } from '../dashboard-rows.ts';

export type PaletteAction =
  | { readonly name: 'open' | 'star' | 'unstar' | 'change-plan'; readonly refusal: string | undefined }
  | {
      readonly name: 'start' | 'stop' | 'restart' | 'retry';
      readonly command: DeviceCommand;
      readonly refusal: string | undefined;
    }
  | { readonly name: Exclude<DeviceMenuEntry, 'select' | 'stop'>; readonly refusal: string | undefined };

export type PaletteActionName = PaletteAction['name'];

const textOf = (refusal: DeviceActionRefusal | null, { subject }: DeviceInWorkspace) =>
  refusal === null ? undefined : deviceRefusalText(refusal, readerOf(subject));

function controlActions(device: Instance, context: DeviceInWorkspace): PaletteAction[] {
  const actions = listDeviceControls(device, context);
  if (actions.kind === 'working') return [];
  return actions.controls.map((control) => {
    const refusal = textOf(control.refusal, context);
    return control.action === 'open'
      ? { name: 'open', refusal }
      : { name: control.action, command: control.command, refusal };
  });
}

function starActions(device: Instance, context: DeviceInWorkspace): PaletteAction[] {
  if (!deviceActionDecision(device, 'favorite', context).allowed) return [];
  return [{ name: device.isFavorite ? 'unstar' : 'star', refusal: undefined }];
}

function menuActions(device: Instance, context: DeviceInWorkspace): PaletteAction[] {
  return listDeviceMenu(device, context).flatMap(({ entry, refusal }) =>
    entry === 'select' || entry === 'stop' ? [] : [{ name: entry, refusal: textOf(refusal, context) }],
  );
}

/**
 * Lists a device's actions as on its card and menu, and the change of its plan: possible ones first, then refused ones with reasons.
 * `planChange`: null without a subscription. [PLUS-7, PLUS-18, PLUS-26]
 */
export function listPaletteActions(
  device: Instance,
  context: DeviceInWorkspace,
  planChange: { readonly refusal: string | undefined } | null = null,
): PaletteAction[] {
  const actions: PaletteAction[] = [
    ...controlActions(device, context),
    ...menuActions(device, context),
    ...(planChange === null ? [] : [{ name: 'change-plan' as const, ...planChange }]),
    ...starActions(device, context),
  ];
  const isOpen = ({ refusal }: PaletteAction) => refusal === undefined;
  return [...actions.filter(isOpen), ...actions.filter((action) => !isOpen(action))];
}

interface KnownTexts {
  readonly workspace: string;
  readonly texts: FindTexts;
}

const known = new WeakMap<Instance, KnownTexts>();

/** Returns the search texts: name, workspace and host. [PLUS-26] */
export function textsOfDevice({ device, view }: ShownDevice): FindTexts {
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

/** Lists the actions that start with a word: "st" for start and stop. */
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
