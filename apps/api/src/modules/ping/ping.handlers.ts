import { ApiFailure } from '../../http/api-failure.ts';
import { RETRY_AFTER_S } from '../../http/error-table.ts';
import type { Handlers } from '../../http/route-types.ts';
import type { DueJobs } from '../../worker/due-jobs.ts';

/** What the ping says and what it asks first. */
export interface PingDeps {
  readonly version: string;
  readonly now: () => Date;
  /** Throws when the database cannot be reached: a service without it does not answer either. */
  readonly checkDatabase: () => Promise<void>;
  readonly readDueJobs: () => Promise<DueJobs>;
  /** Whether this node is about to stop. */
  readonly isDraining: () => boolean;
}

/**
 * GET ping: answers 200 while the service can serve. [API-25] GET health/ready: answers 200 while background jobs are run as well,
 * and 503 from the moment on that this node is about to stop.
 * GET health/live: answers 200 while this node runs. The last two are answered under maintenance too.
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
