import { listDeviceMenu, type DeviceContext, type DeviceMenuEntry } from '@partyline/device-state';
import { deviceRefusalText, screens } from '@partyline/texts';
import { useStore } from '../../../store.ts';
import { useCardContext } from '../card/card-context.ts';
import { openDialog } from '../data/open-dialog.ts';
import { select, selection } from '../data/selection.ts';
import { inWorkspace, readerOf, useMoveTargets } from '../device-context.ts';
import type { ShownDevice } from '../model/shown-devices.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import { ACTION_ICONS } from './action-icons.tsx';
import { ActionMenu } from './action-menu.tsx';

const words = screens.deviceCare;

interface DeviceMenuProps extends ShownDevice {
  anchor: HTMLElement;
  access: DeviceContext;
  views: readonly WorkspaceView[];
  onClose: () => void;
}

/** The menu of a device: actions without a control of their own. [PLUS-7] */
export function DeviceMenu({ device, view, access, views, anchor, onClose }: DeviceMenuProps) {
  const { showDevice, command } = useCardContext();
  const isSelected = useStore(selection, (selected) => selected).has(device.vicUuid);
  const run = (entry: DeviceMenuEntry) => {
    if (entry === 'details') showDevice(device.vicUuid);
    else if (entry === 'select') select([device.vicUuid], !isSelected);
    else if (entry === 'stop') command(device, 'stop', access);
    else openDialog.set({ kind: entry, vicUuids: [device.vicUuid] });
  };
  const moveTargets = useMoveTargets(view, views);
  const context = inWorkspace(access, view, moveTargets.length);
  const actions = listDeviceMenu(device, context).map(({ entry, refusal }) => ({
    key: entry,
    label: entry === 'select' && isSelected ? words.actions.deselect : words.actions[entry],
    icon: ACTION_ICONS[entry],
    refusal: refusal === null ? undefined : deviceRefusalText(refusal, readerOf(access.subject)),
    hasDivider: entry === 'unregister',
    onSelect: () => run(entry),
  }));
  return (
    <ActionMenu anchor={anchor} label={words.menu(device.deviceName)} actions={actions} onClose={onClose} />
  );
}
