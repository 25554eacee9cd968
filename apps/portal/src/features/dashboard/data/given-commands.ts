/** How many calls about each device are on their way. */
const underway = new Map<string, number>();

/** Whether a command or a star for this device is on its way to the service: what is read meanwhile may not know it yet. */
export function isBeingCommanded(vicUuid: string): boolean {
  return underway.has(vicUuid);
}

/** Runs a call that gives a device a command or a star, and marks the device while it is on its way. */
export async function whileCommanding(vicUuid: string, call: () => Promise<unknown>): Promise<void> {
  underway.set(vicUuid, (underway.get(vicUuid) ?? 0) + 1);
  try {
    await call();
  } finally {
    const others = (underway.get(vicUuid) ?? 1) - 1;
    if (others === 0) underway.delete(vicUuid);
    else underway.set(vicUuid, others);
  }
}
