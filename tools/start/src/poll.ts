import { setTimeout as pause } from 'node:timers/promises';

/** Asks again every `everyMs` until there is an answer; undefined once `timeoutMs` have passed without one. */
export async function poll<T>(
  ask: () => T | undefined | Promise<T | undefined>,
  timeoutMs: number,
  everyMs = 25,
): Promise<T | undefined> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > end) return undefined;
    await pause(everyMs);
  }
}
