import type { Instance } from '@partyline/contract';
import {
  displayState,
  findDevice,
  giveUpOverdue,
  isTransitional,
  type DisplayState,
} from '@partyline/device-state';
import { DEVICE_STATE_WORDS, screens } from '@partyline/texts';
import { createStore, useStore } from '../../../store.ts';
import type { Workspaces } from './instances.queries.ts';

const followed = new Map<string, DisplayState>();
const announcement = createStore('');

function announce(device: Instance, state: DisplayState): void {
  announcement.set(screens.dashboard.announce(device.deviceName, state, DEVICE_STATE_WORDS[state]));
}

/** Follows a device that has just been given a command here, until it has come to rest: each change is announced. */
export function followDevice(device: Instance): void {
  const state = displayState(device);
  followed.set(device.vicUuid, state);
  announce(device, state);
}

/** Announces what has changed about the devices that are followed. */
export function reportFollowed(workspaces: Workspaces, nowMs: number): void {
  for (const [vicUuid, before] of followed) {
    const found = findDevice(workspaces, vicUuid);
    if (found === null) {
      followed.delete(vicUuid);
      continue;
    }
    const state = displayState(giveUpOverdue(found.device, nowMs));
    if (state !== before) announce(found.device, state);
    if (isTransitional(state)) followed.set(vicUuid, state);
    else followed.delete(vicUuid);
  }
}

/** Forgets every device that is followed, and what was said last. */
export function forgetFollowed(): void {
  followed.clear();
  announcement.set('');
}

/** What was announced last; the empty text for nothing. */
export function lastAnnouncement(): string {
  return announcement.get();
}

/** What a screen reader is told: the last change that came from a command given here. */
export function useAnnouncement(): string {
  return useStore(announcement, (text) => text);
}
