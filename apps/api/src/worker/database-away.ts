import { isDatabaseUnavailable } from '../db/database-failure.ts';

/** How a worker's thread ends when the database is away: a temporary failure, `EX_TEMPFAIL`. */
export const DATABASE_AWAY_CODE = 75;

/** The end of a worker whose thread has told only its exit code. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/** Returns whether a worker ended because PostgreSQL is away: it comes back by itself, so that no operator has to act. */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof DatabaseAway || isDatabaseUnavailable(error);
}
