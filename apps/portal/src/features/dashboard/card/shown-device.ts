import type { Instance } from '@partyline/contract';
import { displayState, isFailed, isShownRunning } from '@partyline/device-state';
import type { Subject } from '@partyline/permissions';
import { DEVICE_STATE_WORDS, screens } from '@partyline/texts';
import { classNames } from '@partyline/ui';
import { useDeviceClock } from '../data/clock.ts';
import { useIsSelected } from '../data/page-state.ts';
import { accessOf } from '../device-access.ts';
import { useCardContext } from '../device-context.ts';
import { useIsComplete } from '../virtual-list/row-rendering.ts';
import { useReason } from './card-controls.tsx';
import frame from './device-frame.module.css';

/** Of a card, tile or row. */
export interface DeviceProps {
  device: Instance;
  subject: Subject;
  workspaceId: number;
  isLeader?: boolean;
  isLeaderMissing?: boolean;
}

/** Returns what a card, tile or row shows of its device. During a fast scroll it mounts incomplete, with name and state only. */
export function useShownDevice({ device, subject, workspaceId, isLeaderMissing = false }: DeviceProps) {
  const { isConnected } = useCardContext();
  const nowMs = useDeviceClock(device);
  const shown = displayState(device);
  return {
    shown,
    nowMs,
    reason: useReason(device, isLeaderMissing, nowMs),
    access: accessOf(device, { subject, workspaceId, isConnected }, nowMs),
    isSelected: useIsSelected(device.vicUuid),
    isComplete: useIsComplete(),
    /** Of its element. */
    attributes: {
      'aria-label': screens.dashboard.cardLabel(device.deviceName, DEVICE_STATE_WORDS[shown]),
      'data-device': device.vicUuid,
    },
  };
}

/** Returns the classes of a card's or tile's frame. */
export function frameClasses({
  shown,
  isSelected,
}: Pick<ReturnType<typeof useShownDevice>, 'shown' | 'isSelected'>) {
  return classNames(
    frame.frame,
    !isShownRunning(shown) && frame.unlit,
    isFailed(shown) && frame.wrong,
    isSelected && frame.selected,
  );
}
