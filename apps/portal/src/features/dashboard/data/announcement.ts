import { isFailed, type DisplayState } from '@partyline/device-state';
import { createStore, useStore } from '../../../store.ts';

/** The number tells an announcement from an equal one before it. */
const announcement = createStore({ text: '', number: 0 });

/** States that a command or a message of this tab has told since the last bundle of changes: no announcement repeats them. */
export const toldStates = new Map<string, DisplayState>();

let toldFailures: ReadonlySet<string> = new Set();

/** Takes the devices whose present failure a message tells, now or within seconds. */
export function setToldFailures(vicUuids: ReadonlySet<string>): void {
  toldFailures = vicUuids;
}

/** Returns whether a message tells the failure of a device, so that no announcement says it again. */
export function isFailureTold(vicUuid: string, state: DisplayState): boolean {
  return isFailed(state) && toldFailures.has(vicUuid);
}

/** Announces a text to screen readers, politely. */
export function announceText(text: string): void {
  announcement.set({ text, number: announcement.get().number + 1 });
}

/** Returns the last announcement, or empty. */
export function lastAnnouncement(): string {
  return announcement.get().text;
}

/** Returns the last announcement and its number. */
export function useAnnouncement(): { readonly text: string; readonly number: number } {
  return useStore(announcement, (last) => last);
}
