import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../database-failure.ts';

const TRY_EVERY_MS = 500;

export interface DatabaseWait {
  /** Since the first failure; 0: not at all. */
  readonly withinMs: number;
  /** Receives one sentence when the wait begins, and one when it ends well. */
  readonly say: (sentence: string) => void;
}

/**
 * Runs `work`, which must be safe to repeat, again while PostgreSQL is away: refused or lost connections, unknown hosts, a server that
 * starts or has no connection left. Rethrows other errors at once, and the last one after the wait.
 */
export async function waitForDatabase<Result>(
  { withinMs, say }: DatabaseWait,
  work: () => Promise<Result>,
): Promise<Result> {
  let awaySince: number | null = null;
  for (;;) {
    try {
      const result = await work();
      if (awaySince !== null) say('The database answers.');
      return result;
    } catch (error) {
      const now = performance.now();
      const waitedMs = now - (awaySince ?? now);
      if (!isAway(error) || waitedMs + TRY_EVERY_MS > withinMs) throw error;
      if (awaySince === null)
        say(`Waiting for the database at the address of DATABASE_URL, ${withinMs / 1000} s at most.`);
      awaySince ??= now;
    }
    await wait(TRY_EVERY_MS);
  }
}

/** Returns whether the database is unavailable, also when that cut off a migration. */
function isAway(error: unknown): boolean {
  return isDatabaseUnavailable(error) || (error instanceof Error && isDatabaseUnavailable(error.cause));
}
