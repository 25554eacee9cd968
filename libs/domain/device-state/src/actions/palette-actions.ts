import {
  deviceActionDecision,
  type DeviceActionRefusal,
  type DeviceInWorkspace,
  type PlacedDevice,
} from './device-action.ts';
import { listDeviceControls, type ControlledDevice, type DeviceCommand } from './device-controls.ts';
import { listDeviceMenu, type DeviceMenuEntry } from './device-menu.ts';

interface OfferedAction<Refusal> {
  readonly refusal: Refusal | null;
}

/** Enabled without a refusal. */
type DeviceAction<Refusal> =
  | ({ readonly name: 'open' | 'star' | 'unstar' } & OfferedAction<Refusal>)
  | ({
      readonly name: DeviceCommand | 'retry';
      readonly command: DeviceCommand;
    } & OfferedAction<Refusal>)
  | ({ readonly name: Exclude<DeviceMenuEntry, 'select' | 'stop'> } & OfferedAction<Refusal>);

/** An action of a device, or the change of its plan, which has refusals of its own. */
export type PaletteAction<PlanRefusal, Refusal = DeviceActionRefusal> =
  | DeviceAction<Refusal>
  | ({ readonly name: 'change-plan' } & OfferedAction<PlanRefusal>);

export type PaletteActionName = PaletteAction<unknown>['name'];

export type PaletteDevice = PlacedDevice & ControlledDevice & { readonly isFavorite: boolean };

type Listed = readonly DeviceAction<DeviceActionRefusal>[];

function controlActions(device: PaletteDevice, context: DeviceInWorkspace): Listed {
  const listed = listDeviceControls(device, context);
  if (listed.kind === 'working') return [];
  return listed.controls.map((control) =>
    control.action === 'open'
      ? { name: 'open', refusal: control.refusal }
      : { name: control.action, command: control.command, refusal: control.refusal },
  );
}

function starActions(device: PaletteDevice, context: DeviceInWorkspace): Listed {
  if (!deviceActionDecision(device, 'favorite', context).allowed) return [];
  return [{ name: device.isFavorite ? 'unstar' : 'star', refusal: null }];
}

function menuActions(device: PaletteDevice, context: DeviceInWorkspace): Listed {
  return listDeviceMenu(device, context).flatMap(({ entry, refusal }) =>
    // A stop is a control, and nothing is selected from the palette.
    entry === 'select' || entry === 'stop' ? [] : [{ name: entry, refusal }],
  );
}

/**
 * Lists a device's actions as on its card and menu, and the change of its plan: possible ones first, then refused ones with reasons.
 * `planChange`: null without a subscription. [PLUS-7, PLUS-18, PLUS-26]
 */
export function listPaletteActions<PlanRefusal>(
  device: PaletteDevice,
  context: DeviceInWorkspace,
  planChange: OfferedAction<PlanRefusal> | null = null,
): PaletteAction<PlanRefusal>[] {
  const actions: PaletteAction<PlanRefusal>[] = [
    ...controlActions(device, context),
    ...menuActions(device, context),
    ...(planChange === null ? [] : [{ name: 'change-plan' as const, ...planChange }]),
    ...starActions(device, context),
  ];
  const isOpen = ({ refusal }: PaletteAction<PlanRefusal>) => refusal === null;
  return [...actions.filter(isOpen), ...actions.filter((action) => !isOpen(action))];
}
