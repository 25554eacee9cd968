import { listDeviceMenu, type DeviceContext, type DeviceMenuEntry } from '@partyline/device-state';
import { deviceRefusalText, screens } from '@partyline/texts';
import { Menu } from '@partyline/ui';
import { useStore } from '../../../store.ts';
import { useCardSurroundings } from '../card/card-context.ts';
import type { ShownDevice } from '../model/find-shown.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import { select, selection } from '../selection.ts';
import { ACTION_ICONS } from './action-icons.tsx';
import { inWorkspace, useMoveTargets } from '../device-context.ts';
import { openDialog } from './open-dialog.ts';

const words = screens.deviceCare;

interface DeviceMenuProps extends ShownDevice {
  anchor: HTMLElement;
  access: DeviceContext;
  views: readonly WorkspaceView[];
  onClose: () => void;
}

/** Everything that can be done with a device beside its first actions; what is refused now says why. [PLUS-7] */
export function DeviceMenu({ device, view, access, views, anchor, onClose }: DeviceMenuProps) {
  const { showDevice } = useCardSurroundings();
  const isSelected = useStore(selection, (ticked) => ticked).has(device.vicUuid);
  const perform = (action: DeviceMenuEntry) => {
    if (action === 'details') showDevice(device.vicUuid);
    else if (action === 'select') select([device.vicUuid], !isSelected);
    else openDialog.set({ kind: action, vicUuids: [device.vicUuid] });
  };
  const moveTargets = useMoveTargets(view, views);
  const context = inWorkspace(access, view, moveTargets.length);
  const items = listDeviceMenu(device, context).map(({ entry: action, refusal }) => ({
    key: action,
    label: action === 'select' && isSelected ? words.actions.deselect : words.actions[action],
    icon: ACTION_ICONS[action],
    refusal: refusal === null ? undefined : deviceRefusalText(refusal),
    isSeparated: action === 'unregister',
    onSelect: () => perform(action),
  }));
  return <Menu anchor={anchor} label={words.menu(device.deviceName)} items={items} onClose={onClose} />;
}
