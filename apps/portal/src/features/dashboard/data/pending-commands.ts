import type { Instance, Workspace } from '@partyline/contract';
import {
  displayState,
  findDevice,
  giveUpOverdue,
  isTransitional,
  type DisplayState,
} from '@partyline/device-state';
import { DEVICE_STATE_WORDS, screens } from '@partyline/texts';
import { createStore, useStore } from '../../../store.ts';

/** Devices with a command from this tab, with the state last announced. */
const pending = new Map<string, DisplayState>();
const announcement = createStore('');

function announce(device: Instance, state: DisplayState): void {
  announcement.set(screens.dashboard.announce(device.deviceName, state, DEVICE_STATE_WORDS[state]));
}

/** Announces a command and each later change until the device is at rest. */
export function trackCommand(device: Instance): void {
  const state = displayState(device);
  pending.set(device.vicUuid, state);
  announce(device, state);
}

/** Announces changes of devices with a pending command. */
export function announcePendingCommands(workspaces: readonly Workspace[], nowMs: number): void {
  for (const [vicUuid, before] of pending) {
    const found = findDevice(workspaces, vicUuid);
    if (found === null) {
      pending.delete(vicUuid);
      continue;
    }
    const state = displayState(giveUpOverdue(found.device, nowMs));
    if (state !== before) announce(found.device, state);
    if (isTransitional(state)) pending.set(vicUuid, state);
    else pending.delete(vicUuid);
  }
}

/** Clears all pending commands and the last announcement. */
export function clearPendingCommands(): void {
  pending.clear();
  announcement.set('');
}

/** The last announcement, or empty. */
export function lastAnnouncement(): string {
  return announcement.get();
}

/** The last announcement for screen readers. */
export function useAnnouncement(): string {
  return useStore(announcement, (text) => text);
}
