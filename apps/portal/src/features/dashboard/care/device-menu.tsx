import { screens } from '@partyline/texts';
import { Menu } from '@partyline/ui';
import { useStore } from '../../../store.ts';
import type { CardAccess } from '../card/card-actions.ts';
import { useCardSurroundings } from '../card/card-context.ts';
import type { ShownDevice } from '../model/find-shown.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import { select, selection } from '../selection.ts';
import { ACTION_ICONS } from './action-icons.tsx';
import { listDeviceActions, type DeviceAction } from './device-actions.ts';
import { useMoveTargets } from './move-targets.ts';
import { openDialog } from './open-dialog.ts';

const words = screens.deviceCare;

interface DeviceMenuProps extends ShownDevice {
  anchor: HTMLElement;
  access: CardAccess;
  views: readonly WorkspaceView[];
  onClose: () => void;
}

/** Everything that can be done with a device beside its first actions; what is refused now says why. [PLUS-7] */
export function DeviceMenu({ device, view, access, views, anchor, onClose }: DeviceMenuProps) {
  const { showDevice } = useCardSurroundings();
  const isSelected = useStore(selection, (ticked) => ticked).has(device.vicUuid);
  const perform = (action: DeviceAction) => {
    if (action === 'details') showDevice(device.vicUuid);
    else if (action === 'select') select([device.vicUuid], !isSelected);
    else openDialog.set({ kind: action, vicUuids: [device.vicUuid] });
  };
  const moveTargets = useMoveTargets(view, views);
  const items = listDeviceActions({ device, view, access, moveTargets }).map(({ action, refusal }) => ({
    key: action,
    label: action === 'select' && isSelected ? words.actions.deselect : words.actions[action],
    icon: ACTION_ICONS[action],
    refusal,
    isSeparated: action === 'unregister',
    onSelect: () => perform(action),
  }));
  return <Menu anchor={anchor} label={words.menu(device.deviceName)} items={items} onClose={onClose} />;
}
