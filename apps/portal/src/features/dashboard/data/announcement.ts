import type { DisplayState } from '@partyline/device-state';
import { createStore, useStore } from '../../../store.ts';

/** The number tells an announcement from an equal one before it. */
const announcement = createStore({ text: '', number: 0 });

/** States announced after a command from this tab since the last bundle of changes, which does not repeat them. */
export const heardFromCommands = new Map<string, DisplayState>();

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
