import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 20;

/** Polls until a condition holds; fails with `what` after the time-out. Exceptions, undefined, null and false mean not yet. */
export async function until<Value>(
  what: string,
  look: () => Promise<Value> | Value,
  withinMs = 60_000,
): Promise<Exclude<Value, false | null | undefined>> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const [value, error] = await attempt(look);
    if (value !== undefined && value !== null && value !== false) {
      return value as Exclude<Value, false | null | undefined>; // just excluded
    }
    if (Date.now() > deadline) throw new Error(`Condition not met: ${what}`, { cause: error });
    await wait(EVERY_MS);
  }
}

async function attempt<Value>(look: () => Promise<Value> | Value): Promise<[Value | undefined, unknown]> {
  try {
    return [await look(), undefined];
  } catch (error) {
    return [undefined, error];
  }
}
