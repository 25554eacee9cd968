import type { Instance } from '@partyline/contract';
import {
  acknowledgementDecision,
  acknowledgementOf,
  listDeviceMenu,
  type DeviceContext,
  type DeviceMenuEntry,
} from '@partyline/device-state';
import { deviceRefusalText, screens } from '@partyline/texts';
import { IconHandStop } from '@tabler/icons-react';
import { readerOf } from '../../../session/rights.ts';
import { openDialog } from '../../../shell/dialogs/dialogs.ts';
import { useStore } from '../../../store.ts';
import type { ShownDevice, WorkspaceView } from '../dashboard-rows.ts';
import { useClock } from '../data/clock.ts';
import { select, selection } from '../data/page-state.ts';
import { useCardContext, inWorkspace, useMoveTargets } from '../device-context.ts';
import { useAcknowledge } from '../problems/acknowledge.ts';
import { ActionMenu, type MenuAction } from './action-menu.tsx';
import { ACTION_ICONS } from './icons.tsx';

const words = screens.deviceCare;
const HAND = <IconHandStop size={16} stroke={1.75} aria-hidden="true" />;

/**
 * Returns the menu's entry that says who is on a problem: none without a problem or for callers who may not start the device; refused,
 * with their name, while someone else is on it. [PLUS-34]
 */
function useAcknowledgeAction(device: Instance, access: DeviceContext): readonly MenuAction[] {
  const { mutate } = useAcknowledge();
  const nowMs = useClock();
  const known = acknowledgementOf(device, nowMs);
  const decision = acknowledgementDecision(device, access.subject, nowMs);
  const isTaken = !decision.allowed && decision.reason === 'acknowledged' && known !== null;
  if (!decision.allowed && !isTaken) return [];
  const isMine = known?.isMine === true;
  const offline = access.isConnected === false ? screens.dashboard.offlineRefusal : undefined;
  return [
    {
      key: 'acknowledge',
      label: isMine ? screens.problems.release : screens.problems.takeOn,
      icon: HAND,
      refusal: isTaken ? screens.problems.theirs(known.by) : offline,
      onSelect: () => mutate({ device, isOnIt: !isMine }),
    },
  ];
}

interface DeviceMenuProps extends ShownDevice {
  anchor: HTMLElement;
  access: DeviceContext;
  views: readonly WorkspaceView[];
  onClose: () => void;
}

/** Renders the menu of a device: actions without a control of their own. [PLUS-7] */
export function DeviceMenu({ device, view, access, views, anchor, onClose }: DeviceMenuProps) {
  const { showDevice, command } = useCardContext();
  const isSelected = useStore(selection, (selected) => selected).has(device.vicUuid);
  const run = (entry: DeviceMenuEntry) => {
    if (entry === 'details') showDevice(device.vicUuid);
    else if (entry === 'select') select([device.vicUuid], !isSelected);
    else if (entry === 'stop') command(device, 'stop', access);
    else openDialog(`${entry}-device`, { vicUuids: [device.vicUuid] });
  };
  const acknowledge = useAcknowledgeAction(device, access);
  const moveTargets = useMoveTargets(view, views);
  const context = inWorkspace(access, view, moveTargets.length);
  const actions = listDeviceMenu(device, context).map(({ entry, refusal }) => ({
    key: entry,
    label: entry === 'select' && isSelected ? words.actions.deselect : words.actions[entry],
    icon: ACTION_ICONS[entry],
    refusal: refusal === null ? undefined : deviceRefusalText(refusal, readerOf(access.subject)),
    isDanger: entry === 'unregister',
    onSelect: () => run(entry),
  }));
  return (
    <ActionMenu
      anchor={anchor}
      label={words.menu(device.deviceName)}
      actions={[...acknowledge, ...actions]}
      onClose={onClose}
    />
  );
}
