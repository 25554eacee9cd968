import { browserKey, isAddDeviceWaiting, parseReturnPath } from '@partyline/session';
import * as v from 'valibot';
import { tabStore } from './browser-storage.ts';

const KEY = browserKey('add-device');
const keptSchema = v.object({ query: v.string(), keptAtMs: v.number() });

/** Keeps what a device put into the address of /adddevice until somebody has signed in; a logout removes it. [GR-7] */
export function keepWaitingDevice(query: string): void {
  tabStore.setItem(KEY, JSON.stringify({ query, keptAtMs: Date.now() }));
}

/** The page at which adding goes on, once: asking forgets it. Null for none, and 30 minutes later. [GR-7] */
export function takeWaitingDevice(): string | null {
  const text = tabStore.getItem(KEY);
  if (text === null) return null;
  tabStore.removeItem(KEY);
  try {
    const { query, keptAtMs } = v.parse(keptSchema, JSON.parse(text));
    const path = parseReturnPath(`/adddevice${query}`);
    return path.ok && isAddDeviceWaiting(keptAtMs, Date.now()) ? path.value : null;
  } catch {
    return null;
  }
}
