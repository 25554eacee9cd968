const underway = new Set<string>();

/** Whether a command for this device is on its way to the service: what is read meanwhile may not know it yet. */
export function isBeingCommanded(vicUuid: string): boolean {
  return underway.has(vicUuid);
}

/** Runs a call that gives a device a command, and marks the device while it is on its way. */
export async function whileCommanding(vicUuid: string, call: () => Promise<unknown>): Promise<void> {
  underway.add(vicUuid);
  try {
    await call();
  } finally {
    underway.delete(vicUuid);
  }
}
