import type { Instance, Workspace } from '@partyline/contract';
import { findDevice, giveUpOverdue, nextRestartStep } from '@partyline/device-state';
import { browserKey } from '@partyline/session';

/** Restarts survive a reload of their tab. */
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

function writePending(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...pending]));
  } catch {
    // Falls back to memory when storage is full or blocked.
  }
  if (pending.size > 0) addEventListener('beforeunload', warnBeforeLeaving);
  else removeEventListener('beforeunload', warnBeforeLeaving);
}

/** Schedules the start after a stop. [GD-24] */
export function addRestart(vicUuid: string): void {
  pending.add(vicUuid);
  writePending();
}

/** Cancels the restart of a device. */
export function removeRestart(vicUuid: string): void {
  if (pending.delete(vicUuid)) writePending();
}

/** Cancels all pending restarts. */
export function clearRestarts(): void {
  pending.clear();
  writePending();
}

/** Starts stopped devices of pending restarts; drops restarts whose stop failed. [GD-24] */
export function continueRestarts(
  workspaces: readonly Workspace[],
  nowMs: number,
  start: (device: Instance) => void,
): void {
  for (const vicUuid of pending) {
    const found = findDevice(workspaces, vicUuid);
    const step = found === null ? 'abort' : nextRestartStep(giveUpOverdue(found.device, nowMs));
    if (step === 'wait') continue;
    removeRestart(vicUuid);
    if (step === 'start' && found !== null) start(found.device);
  }
}
