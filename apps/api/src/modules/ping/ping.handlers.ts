import { ApiFailure } from '../../http/errors/api-failure.ts';
import { RETRY_AFTER_S } from '../../http/errors/error-table.ts';
import type { Handlers } from '../../http/routes/route-types.ts';
import type { DueJobs } from '../../worker/due-jobs.ts';

export interface PingDeps {
  readonly version: string;
  readonly now: () => Date;
  /** Throws when the database is unreachable: the service does not answer. */
  readonly checkDatabase: () => Promise<void>;
  readonly readDueJobs: () => Promise<DueJobs>;
  readonly isDraining: () => boolean;
}

/**
 * Handles GET ping: 200 while the service can serve [API-25]; GET health/ready: 200 while jobs run too, 503 while draining; GET
 * health/live: 200 while the node runs. The last two also under maintenance.
 */
export function pingHandlers(deps: PingDeps): Pick<Handlers, 'ping' | 'ready' | 'live'> {
  return {
    live: () => Promise.resolve({ version: deps.version }),
    ready: async () => {
      if (deps.isDraining()) {
        throw new ApiFailure('unavailable', { reason: 'draining', retryAfterS: RETRY_AFTER_S });
      }
      const { count, oldestMs, isStalled } = await deps.readDueJobs();
      if (isStalled) {
        throw new ApiFailure('unavailable', { reason: 'jobs-stalled', retryAfterS: RETRY_AFTER_S });
      }
      return { dueJobs: count, oldestDueMs: oldestMs };
    },
    ping: async () => {
      await deps.checkDatabase();
      return { version: deps.version, time: deps.now().toISOString() };
    },
  };
}
