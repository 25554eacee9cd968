import { setTimeout as wait } from 'node:timers/promises';

/** Polls until there is an answer; times out with the given description. */
export async function until<T>(
  what: string,
  ask: () => T | Promise<T>,
  deadlineMs = 10_000,
): Promise<NonNullable<Exclude<T, false>>> {
  const end = Date.now() + deadlineMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== null && answer !== false) {
      return answer as NonNullable<Exclude<T, false>>; // the loop ends only with an answer
    }
    if (Date.now() > end) throw new Error(`Condition not met in ${deadlineMs} ms: ${what}`);
    await wait(10);
  }
}
