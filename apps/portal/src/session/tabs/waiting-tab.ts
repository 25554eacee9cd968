const PREFIX = 'partyline.confirm-email.';

/** Marks this tab as waiting for a user's confirmation, until aborted. Without locks no tab is known to wait. [HZ-12] */
export function waitForConfirmation(uid: string, signal: AbortSignal): void {
  const { locks } = navigator as Partial<Navigator>;
  const untilAborted = () =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  locks?.request(PREFIX + uid, { mode: 'shared', signal }, untilAborted).catch(() => undefined);
}

/** Lists the ids of the users whose confirmation tabs of this browser wait for. [HZ-12] */
export async function listAwaitedConfirmations(): Promise<readonly string[]> {
  const { locks } = navigator as Partial<Navigator>;
  const state = await locks?.query().catch(() => undefined);
  const names = state?.held?.map(({ name = '' }) => name) ?? [];
  return names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
}
