import type { Instance } from '@partyline/contract';
import {
  acknowledgementDecision,
  acknowledgementOf,
  isRunning,
  listDeviceMenu,
  type DeviceActionRefusal,
  type DeviceContext,
  type DeviceMenuEntry,
} from '@partyline/device-state';
import type { ActCode } from '@partyline/permissions';
import { deviceRefusalText, screens } from '@partyline/texts';
import { IconHandStop, IconUserQuestion } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { readerOf } from '../../../session/rights.ts';
import { openDialog } from '../../../shell/dialogs/dialogs.ts';
import { useStore } from '../../../store.ts';
import type { ShownDevice, WorkspaceView } from '../dashboard-rows.ts';
import { useClock } from '../data/clock.ts';
import { select, selection } from '../data/page-state.ts';
import { useCardContext, inWorkspace, useMoveTargets } from '../device-context.ts';
import { useAcknowledge } from '../problems/acknowledge.ts';
import { actOfDevice } from './act-of-device.ts';
import { ActionMenu, type MenuAction } from './action-menu.tsx';
import { ACTION_ICONS } from './icons.tsx';

const words = screens.deviceCare;
const ASK = <IconUserQuestion size={16} stroke={1.75} aria-hidden="true" />;
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

/** Returns what opens the page that says who can do an act on a device. [PLUS-35] */
function useWhoCan({ vicUuid }: Instance): (act: ActCode) => void {
  const navigate = useNavigate();
  return (act) => void navigate({ to: '/manage-invite/who-can', search: { act, device: vicUuid } });
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
  const showWhoCan = useWhoCan(device);
  const refusedActOf = (entry: DeviceMenuEntry, refusal: DeviceActionRefusal | null) => {
    const act = actOfDevice(entry);
    return refusal?.by === 'permission' && act !== undefined ? { act, vicUuid: device.vicUuid } : undefined;
  };
  const moveTargets = useMoveTargets(view, views);
  const context = inWorkspace(access, view, moveTargets.length);
  const actions = listDeviceMenu(device, context).map(({ entry, refusal }): MenuAction => ({
    key: entry,
    label: entry === 'select' && isSelected ? words.actions.deselect : words.actions[entry],
    icon: ACTION_ICONS[entry],
    refusal: refusal === null ? undefined : deviceRefusalText(refusal, readerOf(access.subject)),
    refusedAct: refusedActOf(entry, refusal),
    isDanger: entry === 'unregister',
    onSelect: () => run(entry),
  }));
  const isOn = isRunning(device);
  const whoCan: MenuAction = {
    key: 'who-can',
    label: isOn ? screens.whoCanLink.stop : screens.whoCanLink.start,
    icon: ASK,
    onSelect: () => showWhoCan(isOn ? 'instance.stop' : 'instance.start'),
  };
  const isLast = actions.at(-1)?.isDanger === true;
  return (
    <ActionMenu
      anchor={anchor}
      label={words.menu(device.deviceName)}
      actions={[...acknowledge, ...actions.toSpliced(isLast ? -1 : actions.length, 0, whoCan)]}
      onClose={onClose}
    />
  );
}
