import { setTimeout as pause } from 'node:timers/promises';

/** Polls every `everyMs` for an answer; undefined after `timeoutMs`. */
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
