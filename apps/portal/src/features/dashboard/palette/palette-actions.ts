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
import { deviceRefusalText } from '@partyline/texts';
import { readerOf } from '../device-context.ts';

export type PaletteAction =
  | { readonly name: 'open' | 'star' | 'unstar'; readonly refusal: string | undefined }
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

/** A device's actions as on its card and menu: possible ones first, then refused ones with reasons. [PLUS-7, PLUS-26] */
export function listPaletteActions(device: Instance, context: DeviceInWorkspace): PaletteAction[] {
  const actions = [
    ...controlActions(device, context),
    ...menuActions(device, context),
    ...starActions(device, context),
  ];
  const isOpen = ({ refusal }: PaletteAction) => refusal === undefined;
  return [...actions.filter(isOpen), ...actions.filter((action) => !isOpen(action))];
}
