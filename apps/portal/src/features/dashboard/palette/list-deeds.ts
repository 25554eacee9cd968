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

/** What the palette can have done to a device. */
export type Deed =
  | { readonly name: 'open' | 'star' | 'unstar'; readonly refusal: string | undefined }
  | {
      readonly name: 'start' | 'stop' | 'restart' | 'retry';
      readonly command: DeviceCommand;
      readonly refusal: string | undefined;
    }
  | { readonly name: Exclude<DeviceMenuEntry, 'select'>; readonly refusal: string | undefined };

/** What each deed is called. */
export type DeedName = Deed['name'];

const textOf = (refusal: DeviceActionRefusal | null) =>
  refusal === null ? undefined : deviceRefusalText(refusal);

function controlDeeds(device: Instance, context: DeviceInWorkspace): Deed[] {
  const actions = listDeviceControls(device, context);
  if (actions.kind === 'working') return [];
  return actions.controls.map((control) => {
    const refusal = textOf(control.refusal);
    return control.action === 'open'
      ? { name: 'open', refusal }
      : { name: control.action, command: control.command, refusal };
  });
}

function starDeeds(device: Instance, context: DeviceInWorkspace): Deed[] {
  if (!deviceActionDecision(device, 'favorite', context).allowed) return [];
  return [{ name: device.isFavorite ? 'unstar' : 'star', refusal: undefined }];
}

function menuDeeds(device: Instance, context: DeviceInWorkspace): Deed[] {
  return listDeviceMenu(device, context).flatMap(({ entry, refusal }) =>
    entry === 'select' ? [] : [{ name: entry, refusal: textOf(refusal) }],
  );
}

/**
 * Everything that can be done to a device, by the decisions of its card and its menu: what is possible now first, then what
 * is refused now, each with its reason. [PLUS-7, PLUS-26]
 */
export function listDeeds(device: Instance, context: DeviceInWorkspace): Deed[] {
  const deeds = [
    ...controlDeeds(device, context),
    ...menuDeeds(device, context),
    ...starDeeds(device, context),
  ];
  const isOpen = ({ refusal }: Deed) => refusal === undefined;
  return [...deeds.filter(isOpen), ...deeds.filter((deed) => !isOpen(deed))];
}
