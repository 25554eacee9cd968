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

/** The devices with a command from this tab, each with the state last announced. */
const pending = new Map<string, DisplayState>();
const announcement = createStore('');

function announce(device: Instance, state: DisplayState): void {
  announcement.set(screens.dashboard.announce(device.deviceName, state, DEVICE_STATE_WORDS[state]));
}

/** Announces that a device works on a command from here, and from now on each of its changes until it is at rest. */
export function trackCommand(device: Instance): void {
  const state = displayState(device);
  pending.set(device.vicUuid, state);
  announce(device, state);
}

/** Announces what has changed about the devices with a pending command. */
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

/** Forgets all pending commands and the last announcement. */
export function clearPendingCommands(): void {
  pending.clear();
  announcement.set('');
}

/** The last announcement; the empty text for none. */
export function lastAnnouncement(): string {
  return announcement.get();
}

/** What a screen reader announces: the last change that came from a command given here. */
export function useAnnouncement(): string {
  return useStore(announcement, (text) => text);
}
