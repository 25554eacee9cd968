import { findDevice, giveUpOverdue, nextRestartStep } from '@partyline/device-state';
import { browserKey } from '@partyline/session';
import type { QueryClient } from '@tanstack/react-query';
import { giveCommand } from './give-command.ts';
import type { Workspaces } from './instances.queries.ts';
import type { Instance } from '@partyline/contract';

/** Restarts survive a reload of the tab that began them, and are nobody else's. */
const STORAGE_KEY = browserKey('restarts');

function readPending(): Set<string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : []);
  } catch {
    return new Set();
  }
}

const pending = readPending();

function warnBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function writePending(change: (set: Set<string>) => void): void {
  change(pending);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...pending]));
  } catch {
    // Storage is full or switched off: the restart goes on as long as the page stands.
  }
  if (pending.size > 0) addEventListener('beforeunload', warnBeforeLeaving);
  else removeEventListener('beforeunload', warnBeforeLeaving);
}

/** Forgets every restart that has not come to its start yet. */
export function forgetRestarts(): void {
  writePending((set) => set.clear());
}

/** Restarts a device: gives the stop now, and the start as soon as the device has come to rest. [GD-24] */
export async function restartDevice(client: QueryClient, device: Instance): Promise<void> {
  writePending((set) => set.add(device.vicUuid));
  const isTaken = await giveCommand(client, device, 'stop');
  if (!isTaken) writePending((set) => set.delete(device.vicUuid));
}

/** Gives the start to every device whose restart has come so far, and ends restarts whose stop failed. [GD-24] */
export function continueRestarts(client: QueryClient, workspaces: Workspaces, nowMs: number): void {
  for (const vicUuid of pending) {
    const found = findDevice(workspaces, vicUuid);
    const step = found === null ? 'abort' : nextRestartStep(giveUpOverdue(found.device, nowMs));
    if (step === 'wait') continue;
    writePending((set) => set.delete(vicUuid));
    if (step === 'start' && found !== null) void giveCommand(client, found.device, 'start');
  }
}
