import { can } from '@partyline/permissions';
import { cardActions, targetOf, type CardCommand } from '../card/card-actions.ts';
import { refusalText } from '../card/refusal-text.ts';
import { listDeviceActions, type DeviceAction, type DeviceSituation } from '../care/device-actions.ts';

/** What the palette can have done to a device. */
export type Deed =
  | { readonly name: 'open' | 'star' | 'unstar'; readonly refusal: string | undefined }
  | {
      readonly name: 'start' | 'stop' | 'restart' | 'retry';
      readonly command: CardCommand;
      readonly refusal: string | undefined;
    }
  | { readonly name: Exclude<DeviceAction, 'select'>; readonly refusal: string | undefined };

/** What each deed is called. */
export type DeedName = Deed['name'];

function controlDeeds({ device, access }: DeviceSituation): Deed[] {
  const actions = cardActions(device, access);
  if (actions.kind === 'working') return [];
  return actions.controls.map((control) => {
    const refusal = control.refusal === null ? undefined : refusalText(control.refusal);
    return control.action === 'open'
      ? { name: 'open', refusal }
      : { name: control.action, command: control.command, refusal };
  });
}

function starDeeds({ device, access }: DeviceSituation): Deed[] {
  if (!can(access.subject, 'favorite', targetOf(device, access)).allowed) return [];
  return [{ name: device.isFavorite ? 'unstar' : 'star', refusal: undefined }];
}

function menuDeeds(situation: DeviceSituation): Deed[] {
  return listDeviceActions(situation).flatMap(({ action, refusal }) =>
    action === 'select' ? [] : [{ name: action, refusal }],
  );
}

/**
 * Everything that can be done to a device, by the decisions of its card and its menu: what is possible now first, then what
 * is refused now, each with its reason. [PLUS-7, PLUS-26]
 */
export function listDeeds(situation: DeviceSituation): Deed[] {
  const deeds = [...controlDeeds(situation), ...menuDeeds(situation), ...starDeeds(situation)];
  const isOpen = ({ refusal }: Deed) => refusal === undefined;
  return [...deeds.filter(isOpen), ...deeds.filter((deed) => !isOpen(deed))];
}
